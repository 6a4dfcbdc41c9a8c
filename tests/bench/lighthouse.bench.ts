import { type AddressInfo, createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { browserOptions } from './browser.ts'
import { median } from './median.ts'
import { openSite } from './serve/open-site.ts'

/** Number of runs; their median counts, because other load on the machine affects the performance score. */
const rounds = 3
const presets: Readonly<Record<'desktop' | 'mobile', { readonly config?: Config; readonly performance: number }>> = {
  desktop: { config: desktopConfig, performance: 95 },
  mobile: { performance: 90 },
}
type Preset = keyof typeof presets

const full = { accessibility: 100, 'best-practices': 100, seo: 100 }
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

/**
 * Runs Lighthouse on the home page of every brand, as a desktop and as a phone, each run in a browser with an empty
 * cache. Prints each score with its minimum, and the audits that cost points; with `check`, resolves to `false` if a
 * score is too low.
 */
export async function run(check: boolean): Promise<boolean> {
  const site = await openSite()
  let reached = true
  try {
    for (const brand of site.brands) {
      await drawPictures(site.home(brand))
      for (const preset of ['desktop', 'mobile'] as const) {
        const results: Result[] = []
        for (let round = 0; round < rounds; round++) results.push(await audit(site.home(brand), preset))
        reached = report(`${brand}, ${preset}`, results, presets[preset].performance) && reached
      }
    }
  } finally {
    await site.close()
  }
  return reached || !check
}

/** Warms up the server: game pictures are drawn on first request, which is not part of later visits. */
async function drawPictures(home: string): Promise<void> {
  const browser = await chromium.launch(browserOptions())
  try {
    for (const viewport of [
      { width: 1350, height: 940 },
      { width: 412, height: 823 },
    ]) {
      const page = await browser.newPage({ viewport, deviceScaleFactor: viewport.width < 640 ? 1.75 : 1 })
      await page.goto(home, { waitUntil: 'networkidle' })
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** Occasionally the browser's trace has no start event, and Lighthouse has to be run again. */
const attempts = 3

async function audit(home: string, preset: Preset, attempt = 1): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch(browserOptions(`--remote-debugging-port=${port}`))
  try {
    const done = await lighthouse(home, { port, logLevel: 'error', output: 'json' }, presets[preset].config)
    if (done?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < attempts) return await audit(home, preset, attempt + 1)
    if (!done || done.lhr.runtimeError) throw new Error(`${home}: ${done?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.'}`)
    return done.lhr
  } finally {
    await browser.close()
  }
}

function report(what: string, results: readonly Result[], performance: number): boolean {
  const floors = { performance, ...full }
  const scores = Object.entries(floors).map(([category, floor]) => {
    const score = median(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)))
    return { category, score, floor }
  })
  console.log(`${what}: ${scores.map(({ category, score, floor }) => `${category} ${score} (at least ${floor})`).join(', ')}`)
  console.log(
    `  ${times.map((id) => `${id} ${median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)).toFixed(id.includes('shift') ? 3 : 0)}`).join(', ')}`,
  )
  for (const line of costly(results.at(-1))) console.log(`  ${line}`)
  return scores.every(({ score, floor }) => score >= floor)
}

/** Returns the audits of a run that cost points, each with its first finding. */
function costly(result: Result | undefined): readonly string[] {
  if (!result) return []
  return Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((ref) => {
      const found = result.audits[ref.id]
      if (ref.weight === 0 || found?.score == null || found.score >= 0.9) return []
      const details =
        found.details?.type === 'table' || found.details?.type === 'opportunity' ? JSON.stringify(found.details.items.slice(0, 3)) : ''
      return [`${id}: ${ref.id}: ${found.displayValue ?? found.title} ${details.slice(0, 600)}`]
    }),
  )
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
