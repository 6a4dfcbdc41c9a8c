import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { hashFiles } from './hash-files.ts'
import { overlayPlugins } from '../project/overlay-plugin.ts'
import { derivedRoot, isProject, listProjectFolders, root } from './paths.ts'
import { serverBundles } from './build-state.ts'

/** Number of bundles to keep, including the newest: a running server may still load chunks of an older one. */
const maxKeptBundles = 4

/** Returns code that registers tsx: migrations are loaded from their folder as TypeScript when they run. */
const registerTypeScript = (tsx: string): string =>
  `import { register as registerTypeScript } from ${JSON.stringify(tsx)}\nregisterTypeScript()\n`

/**
 * Creates a plugin that lets modules of a bundle in `folder` find files, such as schemas and migrations, relative to
 * their sources.
 */
export const resolveSourcePaths = (folder: string): Plugin => ({
  name: 'source-paths',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const source = relative(folder, id)
      const replaced = code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`)
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      // Line numbers are unchanged, so no source map is needed.
      return { code: replaced, map: null }
    },
  },
})

/**
 * Keeps packages external. In a project they are imported by path, as resolved from the importing module: Livery's
 * packages are not always installed where the project finds them.
 */
export const externalizePackages: Plugin = {
  name: 'packages',
  async resolveId(specifier, importer) {
    if (importer === undefined || /^(?:[.#]|livery(?:\/|$))/.test(specifier) || isAbsolute(specifier)) return undefined
    const resolved = isProject && !isBuiltin(specifier) ? await this.resolve(specifier, importer, { skipSelf: true }) : null
    return { id: resolved?.id ?? specifier, external: true }
  },
}

/** The sources of server programs: a change of any of them requires a new bundle. */
const bundleSources = ['art', 'demo', 'server', 'src', 'package.json', 'tsconfig.json'].concat(
  isProject ? [derivedRoot, ...listProjectFolders()] : ['schemas', 'package-lock.json'],
)

/**
 * Bundles a program with the modules that it imports, unless that bundle exists: starting a bundle takes Node a third
 * of the time of compiling the modules one by one. Packages stay external. A source map is written beside it:
 * with `--enable-source-maps`, or under `tsx`, stack traces name files and lines of the source.
 * @param entry path from the package's root, such as `server/main.ts`
 * @returns the file to run
 */
export async function bundleServer(entry: string): Promise<string> {
  const folder = join(serverBundles, hashFiles([...bundleSources, dirname(entry)], [], entry).slice(0, 16))
  if (existsSync(folder)) await utimes(folder, new Date(), new Date())
  else await writeBundle(entry, folder)
  await deleteOldBundles()
  return join(folder, 'main.js')
}

async function writeBundle(entry: string, folder: string): Promise<void> {
  const temporaryFolder = `${folder}.${String(process.pid)}`
  const tsx = isProject ? relative(folder, fileURLToPath(import.meta.resolve('tsx/esm/api'))) : 'tsx/esm/api'
  const bundle = await rolldown({
    cwd: root,
    input: join(root, entry),
    platform: 'node',
    plugins: [...overlayPlugins, externalizePackages, resolveSourcePaths(folder)],
    makeAbsoluteExternalsRelative: true,
    logLevel: 'warn',
  })
  await bundle.write({
    dir: temporaryFolder,
    format: 'esm',
    entryFileNames: 'main.js',
    chunkFileNames: '[name]-[hash].js',
    keepNames: true,
    sourcemap: true,
    banner: (chunk) => (chunk.isEntry ? registerTypeScript(tsx) : ''),
  })
  await bundle.close()
  try {
    await rename(temporaryFolder, folder)
  } catch (error) {
    // Another process has written the same bundle.
    await rm(temporaryFolder, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

async function deleteOldBundles(): Promise<void> {
  const names = await readdir(serverBundles)
  const datedBundles = await Promise.all(names.map(async (name) => ({ name, modifiedAt: (await stat(join(serverBundles, name))).mtimeMs })))
  const staleBundles = datedBundles.toSorted((a, b) => b.modifiedAt - a.modifiedAt).slice(maxKeptBundles)
  for (const { name } of staleBundles) await rm(join(serverBundles, name), { recursive: true, force: true })
}
