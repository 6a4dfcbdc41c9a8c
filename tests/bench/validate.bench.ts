import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compileMerchant, compileMerchants } from '../../src/engine/compile/index.ts'
import { generateMerchants } from './generate-merchants.ts'
import { computeMedian } from './median.ts'

const merchantCount = 1000
/** Number of warm-up rounds, which are not counted. */
const warmUpRounds = 3
const rounds = 9
/** Maximum duration of validation, as a multiple of finding, reading and parsing the same files. */
const maxRatio = 3
/** Maximum growth of the heap from the hundredth merchant to the last, in megabytes. */
const maxGrowthMb = 4

/**
 * Validates a thousand generated brands, and finds, reads and parses the same files with JSON.parse alone, alternately:
 * both are given only the folder. Prints the ratio and the growth of the heap with the allowed maximums, and the ratio
 * without finding the files; with `check`, resolves to `false` if a target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  try {
    const base = join(import.meta.dirname, '../../merchants/base')
    const { config } = await compileMerchant(join(base, '..'), 'base')
    if (!config) throw new Error('merchants/base is not valid. Run livery validate base for details.')
    generateMerchants(root, base, config.theme, merchantCount)
    return await measure(root, check)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function measure(root: string, check: boolean): Promise<boolean> {
  const files = listJson(root)
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0)
  console.log(`${merchantCount} merchants, ${files.length} files, ${Math.round(bytes / 1024 / merchantCount)} KB each`)
  const measurements: { readonly findAndParse: number; readonly parse: number; readonly validate: number }[] = []
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const times = {
      findAndParse: measureMs(() => parseFiles(listJson(root))),
      parse: measureMs(() => parseFiles(files)),
      validate: await measureAsyncMs(() => validateAll(root)),
    }
    if (round >= warmUpRounds) measurements.push(times)
  }
  const findAndParseMs = computeMedian(measurements.map((times) => times.findAndParse))
  const validateMs = computeMedian(measurements.map((times) => times.validate))
  const ratio = computeMedian(measurements.map((times) => times.validate / times.findAndParse))
  const ratioWithoutFinding = computeMedian(measurements.map((times) => times.validate / times.parse))
  const growth = await measureHeapGrowth(root)
  console.log(`finding, reading and JSON.parse alone ${findAndParseMs.toFixed(0)} ms, validation ${validateMs.toFixed(0)} ms`)
  console.log(
    `ratio to JSON.parse alone: ${ratio.toFixed(2)} (at most ${maxRatio.toFixed(2)}); without finding the files: ${ratioWithoutFinding.toFixed(2)}`,
  )
  console.log(`heap grown from merchant 100 to ${merchantCount}: ${growth.toFixed(1)} MB (at most ${maxGrowthMb} MB)`)
  return !check || (ratio <= maxRatio && growth <= maxGrowthMb)
}

/**
 * Returns the JSON files of the merchants in a folder. To save system calls, a name without a dot is taken for a
 * folder, and other files are skipped.
 */
const listJson = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    if (name.endsWith('.json')) return [path]
    return name.includes('.') ? [] : listJson(path)
  })

function parseFiles(files: readonly string[]): void {
  for (const file of files) JSON.parse(readFileSync(file, 'utf8'))
}

async function validateAll(root: string): Promise<void> {
  for await (const { id, valid, diagnostics } of compileMerchants(root))
    if (!valid) throw new Error(`${id} is not valid: ${diagnostics[0]?.file}:${diagnostics[0]?.line} ${diagnostics[0]?.message}`)
}

/** Returns how many megabytes more the heap retains at the last merchant than at the hundredth. */
async function measureHeapGrowth(root: string): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const heapMegabytes: number[] = []
  let count = 0
  for await (const _ of compileMerchants(root)) {
    if (++count % 100 !== 0) continue
    collectGarbage()
    heapMegabytes.push(process.memoryUsage().heapUsed / 1024 / 1024)
  }
  return (heapMegabytes.at(-1) ?? 0) - (heapMegabytes[0] ?? 0)
}

function measureMs(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

async function measureAsyncMs(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
