import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectError } from './project-error.ts'
import { configFile, readConfig } from './read-config.ts'

/** A package that was installed has no lock file; the repository has one. */
const isInstalled = !existsSync(join(import.meta.dirname, '../../package-lock.json'))

/**
 * Makes the commands of this process and of those that it starts work on the operator's project in `folder`: reads its
 * configuration and brings its `.livery` up to date. Without a configuration they work on the package itself.
 * @throws ProjectError
 */
async function openProject(folder: string): Promise<void> {
  if (existsSync(join(folder, configFile))) {
    const project = realpathSync(folder)
    const config = await readConfig(project)
    process.env['LIVERY_PROJECT'] = project
    process.env['MERCHANTS_DIR'] ||= config.brands
    // Their modules ask for the project's place once.
    const { writeProject } = await import('./write-project.ts')
    writeProject(project, config)
    await import('./register-overlay.ts')
  } else if (isInstalled)
    throw new ProjectError([
      {
        file: configFile,
        line: 1,
        column: 1,
        message: `${folder} has no ${configFile}. Run this in the folder of a project, or write one.`,
      },
    ])
}

/** The same for a command: mistakes in the project are printed, and end it with 2. */
export async function openProjectOrExit(folder: string): Promise<void> {
  try {
    await openProject(folder)
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
