import { type Browser, chromium, type Page } from '@playwright/test'
import type { Permission } from '../../src/generated/api.ts'
import { hostilePatterns, longTexts, listEquivalentPatterns } from '../contract/hostile-patterns.ts'
import { validateInBrowser, validateOnServer, createSiteWithPattern } from '../contract/registration-validators.ts'
import { closedPopupsScript } from '../e2e/closed-popups-script.ts'
import { getLaunchOptions } from './browser.ts'
import { computeMedian } from './median.ts'
import { startBenchSite } from './serve/start-bench-site.ts'

/** Maximum time for which a platform's pattern may block the page or the server, in milliseconds. */
const maxBlockingMs = 50
/** Number of runs; their median counts, because other load on the machine affects the measurement. */
const rounds = 3
/** Texts of 255 characters, the maximum length of the field, on which hostile patterns take longest. */
const longInputs = ['a', 'a '].map((unit) => `${unit.repeat(255)}!`.slice(-255))

/**
 * Validates long texts against hostile patterns in the browser's and the server's validator, with equivalent patterns
 * so that no cached result applies; then enters long texts into the form of a real page with these patterns. Prints the
 * longest blocking time of each; with `check`, resolves to `false` if one is too long.
 */
export async function run(check: boolean): Promise<boolean> {
  const worstByValidator = measureValidators()
  const page = await measureTyping()
  console.log(`${String(hostilePatterns.length)} patterns, ${String(longTexts.length)} texts of up to 10,000 characters`)
  for (const [validator, { durationMs, pattern }] of Object.entries({ ...worstByValidator, page }))
    console.log(
      `${validator}: blocked for at most ${durationMs.toFixed(1)} ms (limit ${String(maxBlockingMs)} ms)  ${pattern.slice(0, 40)}`,
    )
  return !check || [...Object.values(worstByValidator), page].every(({ durationMs }) => durationMs <= maxBlockingMs)
}

interface SlowestPattern {
  readonly durationMs: number
  readonly pattern: string
}

const pickSlower = (first: SlowestPattern, second: SlowestPattern): SlowestPattern =>
  second.durationMs > first.durationMs ? second : first
const noSlowPattern: SlowestPattern = { durationMs: 0, pattern: '' }

/**
 * Returns the slowest pattern of each validator, by the median of its equivalent patterns. The duration for the first
 * text of each pattern includes the analysis of the pattern.
 */
function measureValidators(): { readonly browser: SlowestPattern; readonly server: SlowestPattern } {
  measureValidation('[a-z]+', 'warm')
  let [browser, server] = [noSlowPattern, noSlowPattern]
  for (const pattern of hostilePatterns)
    for (const times of transposeByText(
      listEquivalentPatterns(pattern).map((variant) => longTexts.map((text) => measureValidation(variant, text))),
    )) {
      browser = pickSlower(browser, { durationMs: computeMedian(times.map((time) => time.browser)), pattern })
      server = pickSlower(server, { durationMs: computeMedian(times.map((time) => time.server)), pattern })
    }
  return { browser, server }
}

/** Transposes lists that have one entry per text of `longTexts`. Returns one list per text. */
const transposeByText = <T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  longTexts.map((_, index) => lists.flatMap((list) => list.slice(index, index + 1)))

/**
 * Returns how many milliseconds each validator takes for a username. The server gets an equivalent pattern, so that the
 * cached result of the browser does not apply to it.
 */
function measureValidation(pattern: string, username: string): { readonly browser: number; readonly server: number } {
  const startedAt = performance.now()
  const { body } = validateInBrowser(createSiteWithPattern(pattern), 'username', { username, password: 'secret12', ageConsent: true })
  const serverStartedAt = performance.now()
  validateOnServer(createSiteWithPattern(`(?=)${pattern}`), 'username', body)
  return { browser: serverStartedAt - startedAt, server: performance.now() - serverStartedAt }
}

async function measureTyping(): Promise<SlowestPattern> {
  const site = await startBenchSite()
  const browser = await chromium.launch(getLaunchOptions())
  try {
    let slowest = noSlowPattern
    for (const pattern of hostilePatterns) {
      const page = await openForm(browser, site.getHomeUrl('harbor'), pattern)
      slowest = pickSlower(slowest, { durationMs: await measureTypingInto(page), pattern })
      await page.close()
    }
    return slowest
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Opens a registration form for which the platform requires usernames to match the pattern. */
async function openForm(browser: Browser, home: string, pattern: string): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript({ content: closedPopupsScript })
  await page.goto(home)
  const result = await page.evaluate<{ value: Permission }>(
    'fetch(`/wps/system/status?url=${location.hostname}`).then((response) => response.json())',
  )
  for (const rule of result.value.info.registerRules)
    if (rule.field === 'username') Object.assign(rule, { acceptedPattern: pattern, maxLength: 255 })
  await page.route('**/wps/system/status*', (route) => route.fulfill({ json: result }))
  await page.goto(new URL('/register', home).href)
  await page.locator('dialog[open] input[name="username"]').waitFor()
  return page
}

/**
 * Returns the duration of the longest task in milliseconds while a text is entered, the field loses focus and the form
 * is submitted: the median of the rounds, for the slower text. Returns 0 if no task is long enough for the browser to
 * report it (50 ms).
 */
async function measureTypingInto(page: Page): Promise<number> {
  await page.evaluate(`globalThis.tasks = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })`)
  const field = page.locator('dialog[open] input[name="username"]')
  let maxDuration = 0
  for (const text of longInputs) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await page.evaluate('void (tasks.length = 0)')
      await field.fill(text)
      await field.blur()
      await page.locator('dialog[open] button[type="submit"]').click()
      await page.locator('dialog[open] [aria-invalid="true"]').first().waitFor()
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))')
      times.push(Math.max(0, ...((await page.evaluate('tasks')) as number[])))
    }
    maxDuration = Math.max(maxDuration, computeMedian(times))
  }
  return maxDuration
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
