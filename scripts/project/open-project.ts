import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectError } from './project-error.ts'
import { configFile, readConfig } from './read-config.ts'

/** An installed package has no lock file; the repository has one. */
const isInstalled = !existsSync(join(import.meta.dirname, '../../package-lock.json'))

/**
 * Opens the operator's project in `folder` for the commands of this process and its child processes: reads its
 * configuration and brings its `.livery` up to date. In a clone of the repository, a folder without a configuration is
 * allowed: the commands then work on the package itself.
 * @throws ProjectError if the project is invalid, or if the package is installed and the folder has no configuration
 */
async function openProject(folder: string): Promise<void> {
  if (existsSync(join(folder, configFile))) {
    const project = realpathSync(folder)
    const config = await readConfig(project)
    process.env['LIVERY_PROJECT'] = project
    // A server can load its brands from a bundle instead.
    if (!process.env['MERCHANTS_URL']) process.env['MERCHANTS_DIR'] ||= config.brands
    // These modules read the project's path when they are loaded.
    const { writeProject } = await import('./write-project.ts')
    writeProject(project, config)
    await import('./register-overlay.ts')
  } else if (isInstalled)
    throw new ProjectError([
      {
        file: configFile,
        line: 1,
        column: 1,
        message: `${folder} has no ${configFile}. Run this in the folder of a project, or create one.`,
      },
    ])
}

/** Like `openProject` for commands: errors in the project are printed, and the process exits with 2. */
export async function openProjectOrExit(folder: string): Promise<void> {
  try {
    await openProject(folder)
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}
