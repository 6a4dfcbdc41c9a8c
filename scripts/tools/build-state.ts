import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from './hash-files.ts'
import { derivedRoot, isProject, listProjectFolders, projectRoot } from './paths.ts'

const buildSources = ['src', 'vite.config.ts', 'vite.back-office.config.ts', 'package.json', 'tsconfig.json'].concat(
  isProject ? [join(derivedRoot, 'src'), join(derivedRoot, 'schemas'), ...listProjectFolders()] : ['schemas', 'package-lock.json'],
)

/** The folder of builds. */
export const dist = join(projectRoot, 'dist')

/** The folder of the server bundles. */
export const serverBundles = join(projectRoot, 'dist/server')

/** The folder of the release. */
export const releaseFolder = join(dist, 'release')

/** The file in `dist` that names the current build; the server reads it at startup. */
export const currentBuildFile = join(dist, 'current')

/** Returns the name of the build of the current sources. */
export const getBuildName = (): string => hashFiles(buildSources).slice(0, 16)

/** Whether the current build is missing or was made from other sources. */
export function isBuildStale(): boolean {
  const name = getBuildName()
  return !existsSync(currentBuildFile) || readFileSync(currentBuildFile, 'utf8') !== name || !existsSync(join(dist, name))
}
