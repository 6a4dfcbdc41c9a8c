import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { findBuilds } from '../../server/pages/builds.ts'
import { externalizePackages, resolveSourcePaths } from '../tools/bundle-server.ts'
import { root } from '../tools/paths.ts'
import { currentBuildFile, dist, releaseFolder } from '../tools/build-state.ts'
import { type CopiedPackage, copyPackages } from './copy-packages.ts'

/** The entry modules of the programs of a release, by name. */
const programs = { server: 'server/main.ts', livery: 'scripts/release/livery.ts' } as const

/** Folder of the programs in a release. */
const binFolder = 'bin'

/** Files and folders that are copied as they are. */
export const copiedPaths = [
  'merchants',
  'schemas',
  'deploy',
  'CHANGELOG.md',
  'docs/api-examples',
  'docs/backup.md',
  'docs/deploying.md',
  'docs/settings.md',
]

/**
 * Writes the release of the current build to `dist/release`: a folder that runs in production on any machine of this
 * operating system and processor with Node and nothing else. It contains the bundled programs, the packages that they
 * import with their native modules and licences, the builds for browsers, the migrations, and the brands.
 *
 * `previousRelease` is the folder of the release that this one replaces: its browser builds are included, for pages
 * that are still open. Default: the previous builds in `dist`.
 * @returns the folder
 * @throws Error if there is no build for browsers, or `previousRelease` is not the folder of a release
 */
export async function buildRelease(previousRelease?: string): Promise<string> {
  const temporaryFolder = `${releaseFolder}.${String(process.pid)}`
  await rm(temporaryFolder, { recursive: true, force: true })
  await mkdir(temporaryFolder, { recursive: true })
  const packages = await copyPackages(await bundlePrograms(join(temporaryFolder, binFolder)), root, temporaryFolder)
  for (const path of copiedPaths) await cp(join(root, path), join(temporaryFolder, path), { recursive: true })
  await copyServerFiles(temporaryFolder)
  await copyBuilds(temporaryFolder, previousRelease)
  await writeFile(join(temporaryFolder, 'package.json'), `${JSON.stringify(await createManifest(packages), null, 2)}\n`)
  await writeFile(join(temporaryFolder, 'THIRD-PARTY-NOTICES.md'), formatNotices(packages))
  await rm(releaseFolder, { recursive: true, force: true })
  await rename(temporaryFolder, releaseFolder)
  return releaseFolder
}

/** Bundles the programs into a folder, and returns the names of the packages that they import. */
async function bundlePrograms(folder: string): Promise<ReadonlySet<string>> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(programs).map(([name, entry]) => [name, join(root, entry)])),
    platform: 'node',
    transform: { target: 'node20' },
    // The programs resolve other files relative to the location of their sources.
    plugins: [replaceDemoPlugin, externalizePackages, resolveSourcePaths(join(root, binFolder))],
    logLevel: 'warn',
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true,
    sourcemap: true,
  })
  await bundle.close()
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const ownChunks = new Set(chunks.map(({ fileName }) => fileName))
  const importedNames = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return new Set(importedNames.filter((name) => !ownChunks.has(name) && !isBuiltin(name)).map(getPackageName))
}

/** Returns the package of a specifier, such as `@fastify/static` of `@fastify/static/types`. */
const getPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Replaces the demo with a module that throws. */
const replaceDemoPlugin: Plugin = {
  name: 'without-demo',
  resolveId: (specifier) => (specifier.endsWith('/demo/index.ts') ? join(root, 'scripts/release/no-demo.ts') : undefined),
}

/**
 * Copies the non-code files that the server reads, and the sources in `art/`: the server hashes them to find the folder
 * of their rendered images.
 */
async function copyServerFiles(target: string): Promise<void> {
  const entries = await readdir(join(root, 'server'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.ts'))
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name).slice(root.length + 1)
    await cp(join(root, path), join(target, path))
  }
  await cp(join(root, 'art'), join(target, 'art'), { recursive: true, filter: (path) => !path.includes('.test.') })
}

/** Maximum number of previous builds in a release. */
const maxPreviousBuilds = 2
/** File of a release with the names of its previous builds, the latest first. */
const previousBuildsFile = 'dist/previous'

/** Copies the current build and the previous ones. Pages that are still open request their files. */
async function copyBuilds(target: string, previousRelease: string | undefined): Promise<void> {
  const builds = findBuilds(dist)
  if (builds === undefined) throw new Error('There is no build for browsers yet.')
  const candidates = previousRelease === undefined ? builds.previous : await listBuilds(previousRelease)
  const previous = candidates.filter((folder) => basename(folder) !== basename(builds.current)).slice(0, maxPreviousBuilds)
  for (const folder of [builds.current, ...previous])
    await cp(folder, join(target, 'dist', basename(folder)), { recursive: true, preserveTimestamps: true })
  await cp(currentBuildFile, join(target, 'dist/current'))
  await writeFile(join(target, previousBuildsFile), previous.map((folder) => `${basename(folder)}\n`).join(''))
}

/** Returns the folders of the builds of a release, the latest first. */
async function listBuilds(release: string): Promise<readonly string[]> {
  const builds = findBuilds(join(release, 'dist'))
  if (builds === undefined) throw new Error(`${release} is not the folder of a release: it has no dist/current.`)
  const file = join(release, previousBuildsFile)
  if (!existsSync(file)) return [builds.current, ...builds.previous]
  const names = (await readFile(file, 'utf8')).split('\n').filter((name) => name !== '')
  return [builds.current, ...names.map((name) => join(release, 'dist', name))]
}

async function createManifest(packages: readonly CopiedPackage[]): Promise<object> {
  const { name, version, description, license, type, engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >
  const topLevel = packages.filter(({ folder, name: packageName }) => folder === `node_modules/${packageName}`)
  return {
    name,
    version,
    private: true,
    description,
    license,
    type,
    engines,
    bin: { livery: `${binFolder}/livery.js` },
    scripts: { start: `node ${binFolder}/server.js` },
    dependencies: Object.fromEntries(topLevel.map(({ name: packageName, version: installed }) => [packageName, installed])),
  }
}

const introduction = `# Third-party notices

Packages of this release. The text of each licence is in the package's folder. \`dist/<build>/.vite/license.md\` has the licences of
the code that browsers load.

| package | version | licence | folder |
| --- | --- | --- | --- |
`

const formatNotices = (packages: readonly CopiedPackage[]): string =>
  `${introduction}${packages.map(({ name, version, license, folder }) => `| ${name} | ${version} | ${license} | ${folder} |`).join('\n')}\n`
