import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { generateCodeWhereStale } from './generate-code.ts'
import { run } from './run.ts'
import { buildIsStale, hashInputs, stampBuild } from './stale.ts'

const root = join(import.meta.dirname, '../..')
const compress = promisify(brotliCompress)

/** Builds the app into dist/, with every file in brotli beside it. */
async function buildApp(): Promise<void> {
  const hash = hashInputs()
  // Whoever builds, a test among them, gets what is served: React for production.
  for (const kind of [[], ['--ssr']])
    if ((await run('vite', ['build', ...kind, '--logLevel', 'warn'], { NODE_ENV: 'production' })) !== 0)
      throw new Error('The app could not be built.')
  const folder = join(root, 'dist/assets')
  await Promise.all((await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => compressFile(join(folder, file))))
  await stampBuild(hash)
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(
    `${file}.br`,
    await compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  )
}

/** Builds the app, and the code that is derived from schemas, where what they are made from has changed. */
export async function buildWhereStale(): Promise<void> {
  await generateCodeWhereStale()
  if (!buildIsStale()) return
  console.log('Building the app …')
  const start = performance.now()
  await buildApp()
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}
