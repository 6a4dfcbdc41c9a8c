import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { generateCodeOrExit } from './generate-code.ts'
import { run } from './run.ts'
import { isBuildStale, getBuildName, currentBuildFile, dist } from './build-state.ts'
import { root } from './paths.ts'

/**
 * Number of builds to keep, including the current one: open pages load chunks of the build that they were served from.
 */
const maxKeptBuilds = 3
/** Vite's command-line entry, wherever npm has installed it for the package. */
const viteEntry = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const compress = promisify(brotliCompress)

/**
 * Builds the app into its own folder below dist/, which appears only once it is complete, with a brotli file beside
 * each script, stylesheet and SVG.
 */
async function buildApp(name: string): Promise<void> {
  const temporaryFolder = join(dist, `.${name}.${String(process.pid)}`)
  // Every build, even one made by a test, uses the production build of React.
  for (const buildArgs of [
    ['--outDir', temporaryFolder],
    ['--ssr', '--outDir', join(temporaryFolder, 'first-screen')],
    ['--config', join(root, 'vite.back-office.config.ts'), '--outDir', join(temporaryFolder, 'back-office')],
  ])
    if ((await run(process.execPath, [viteEntry, 'build', ...buildArgs, '--logLevel', 'warn'], { NODE_ENV: 'production' })) !== 0)
      throw new Error(`vite build failed: ${buildArgs.join(' ')}`)
  for (const folder of [join(temporaryFolder, 'assets'), join(temporaryFolder, 'back-office/assets')])
    await Promise.all(
      (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => compressFile(join(folder, file))),
    )
  await rename(temporaryFolder, join(dist, name))
}

/** Makes a build the current one, and deletes the oldest ones beyond the limit. */
async function setCurrentBuild(name: string): Promise<void> {
  const now = new Date()
  await utimes(join(dist, name), now, now)
  const temporaryFile = `${currentBuildFile}.${String(process.pid)}`
  await writeFile(temporaryFile, name)
  await rename(temporaryFile, currentBuildFile)
  for (const oldBuild of (await listBuildsByAge()).slice(maxKeptBuilds)) await rm(join(dist, oldBuild), { recursive: true, force: true })
}

/** Returns the names of the builds in dist/: those that were most recently made current first. */
async function listBuildsByAge(): Promise<readonly string[]> {
  const entries = await readdir(dist, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory() && existsSync(join(dist, entry.name, 'assets'))).map(({ name }) => name)
  const datedBuilds = await Promise.all(names.map(async (name) => ({ name, modifiedAt: (await stat(join(dist, name))).mtimeMs })))
  return datedBuilds.toSorted((a, b) => b.modifiedAt - a.modifiedAt).map(({ name }) => name)
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(
    `${file}.br`,
    await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  )
}

/**
 * Builds the app, and derives generated code, if their sources have changed. A running server keeps serving the build
 * that it started with; a new server uses the new one.
 */
export async function buildIfStale(): Promise<void> {
  await generateCodeOrExit({ all: true })
  if (!isBuildStale()) return
  const name = getBuildName()
  if (!existsSync(join(dist, name))) {
    console.log('Building the app …')
    const start = performance.now()
    await buildApp(name)
    console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  }
  await setCurrentBuild(name)
}
