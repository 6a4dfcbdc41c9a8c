import { chromium } from '@playwright/test'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { findFreePort } from '../platform/find-free-port.ts'
import { getLaunchOptions } from './browser.ts'
import { computeMedian } from './median.ts'
import { startBenchSite } from './serve/start-bench-site.ts'

/** Number of runs; their median counts, because other load on the machine affects the performance score. */
const rounds = 3
const presets: Readonly<Record<'desktop' | 'mobile', { readonly config?: Config; readonly performance: number }>> = {
  desktop: { config: desktopConfig, performance: 95 },
  mobile: { performance: 90 },
}
type Preset = keyof typeof presets

const minScores = { accessibility: 100, 'best-practices': 100, seo: 100 }
const timingAudits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index']

/**
 * Runs Lighthouse on the home page of every brand, as a desktop and as a phone, each run in a browser with an empty
 * cache. Prints each median score with the required minimum, and the failed audits of the last run; with `check`,
 * resolves to `false` if a score is too low.
 */
export async function run(check: boolean): Promise<boolean> {
  const site = await startBenchSite()
  let isWithinTarget = true
  try {
    for (const brand of site.brands) {
      await warmUpPictures(site.getHomeUrl(brand))
      for (const preset of ['desktop', 'mobile'] as const) {
        const results: Result[] = []
        for (let round = 0; round < rounds; round++) results.push(await audit(site.getHomeUrl(brand), preset))
        isWithinTarget = reportScores(`${brand}, ${preset}`, results, presets[preset].performance) && isWithinTarget
      }
    }
  } finally {
    await site.close()
  }
  return isWithinTarget || !check
}

/** Warms up the server, which renders a game picture when it is requested for the first time. */
async function warmUpPictures(home: string): Promise<void> {
  const browser = await chromium.launch(getLaunchOptions())
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

/** Maximum number of Lighthouse runs until one succeeds: occasionally the browser's trace has no start event. */
const maxAttempts = 3

async function audit(home: string, preset: Preset, attempt = 1): Promise<Result> {
  const port = await findFreePort()
  const browser = await chromium.launch(getLaunchOptions(`--remote-debugging-port=${port}`))
  try {
    const result = await lighthouse(home, { port, logLevel: 'error', output: 'json' }, presets[preset].config)
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempt < maxAttempts) return await audit(home, preset, attempt + 1)
    if (!result || result.lhr.runtimeError)
      throw new Error(`${home}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result.'}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function reportScores(label: string, results: readonly Result[], performance: number): boolean {
  const minimums = { performance, ...minScores }
  const scores = Object.entries(minimums).map(([category, minScore]) => {
    const score = computeMedian(results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)))
    return { category, score, minScore }
  })
  console.log(`${label}: ${scores.map(({ category, score, minScore }) => `${category} ${score} (at least ${minScore})`).join(', ')}`)
  console.log(
    `  ${timingAudits.map((id) => `${id} ${computeMedian(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN)).toFixed(id.includes('shift') ? 3 : 0)}`).join(', ')}`,
  )
  for (const line of listFailedAudits(results.at(-1))) console.log(`  ${line}`)
  return scores.every(({ score, minScore }) => score >= minScore)
}

/**
 * Returns a line for each audit of a run that has a weight and scores below 0.9, with the first three items of its
 * details.
 */
function listFailedAudits(result: Result | undefined): readonly string[] {
  if (!result) return []
  return Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap((ref) => {
      const finding = result.audits[ref.id]
      if (ref.weight === 0 || finding?.score == null || finding.score >= 0.9) return []
      const details =
        finding.details?.type === 'table' || finding.details?.type === 'opportunity'
          ? JSON.stringify(finding.details.items.slice(0, 3))
          : ''
      return [`${id}: ${ref.id}: ${finding.displayValue ?? finding.title} ${details.slice(0, 600)}`]
    }),
  )
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
