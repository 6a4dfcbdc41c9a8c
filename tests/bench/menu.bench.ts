import { type Browser, chromium, type Page, type Route } from '@playwright/test'
import { readCatalogue } from '../../server/modules/games/read-catalogue.ts'
import type { Game } from '../../src/generated/api.ts'
import { closedPopupsScript } from '../e2e/closed-popups-script.ts'
import { getLaunchOptions } from './browser.ts'
import { computeMedian } from './median.ts'
import { startBenchSite } from './serve/start-bench-site.ts'

const viewport = { width: 1440, height: 900 }
/** Maximum duration of a task on the main thread while a menu opens or the list scrolls, in milliseconds. */
const maxTaskMs = 50
/** Number of visits; their median counts, because other load on the machine affects the measurement. */
const rounds = 3
/** Number of games in the scrolled list. */
const listLength = 10_000
/** Number of frames and pixels per frame: twelve screens in five seconds. */
const frameCount = 300
const pixelsPerFrame = 36
/** Minimum number of tiles of the static page, more than the measurement scrolls past. */
const staticTileCount = 640
/** A frame is late if it takes longer than this, one and a half frames at 60 Hz, in milliseconds. */
const lateFrameMs = 25
/** Maximum additional share of late frames compared with a static page of the same tiles. */
const maxExtraLateShare = 0.05

/**
 * Opens every menu of the header with the whole catalogue, and scrolls a list of 10,000 games, compared with a static
 * page of the same tiles, without CPU throttling. Prints the longest task of each menu and the late frames; with
 * `check`, resolves to `false` if a target is missed.
 */
export async function run(check: boolean): Promise<boolean> {
  const site = await startBenchSite()
  const browser = await chromium.launch(getLaunchOptions())
  console.log(`${Object.keys(readCatalogue().games).length} games in the catalogue`)
  try {
    let isWithinTarget = true
    for (const brand of site.brands) isWithinTarget = (await measureMenus(browser, brand, site.getHomeUrl(brand))) && isWithinTarget
    for (const brand of site.brands) isWithinTarget = (await measureScrolling(browser, brand, site.getHomeUrl(brand))) && isWithinTarget
    return isWithinTarget || !check
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Init script that records the duration of each long task (50 ms or more) in `tasks`. */
const taskObserver = `globalThis.tasks = []
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask', buffered: false })`

const clearTasks = (page: Page): Promise<void> => page.evaluate('void (tasks.length = 0)')
const getLongestTask = async (page: Page): Promise<number> => Math.max(0, ...((await page.evaluate('tasks')) as number[]))

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.addInitScript({ content: closedPopupsScript })
  await page.addInitScript({ content: taskObserver })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return page
}

async function measureMenus(browser: Browser, brand: string, home: string): Promise<boolean> {
  const tasksByMenu = new Map<string, number[]>()
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(browser, home)
    for (const menuButton of await page.getByRole('banner').locator('button[popovertarget]').all()) {
      if (!(await menuButton.isVisible())) continue
      const name = (await menuButton.getAttribute('aria-label')) ?? (await menuButton.innerText())
      await clearTasks(page)
      await menuButton.press('Enter')
      await page.locator('[popover]:popover-open').first().waitFor()
      await page.waitForLoadState('networkidle')
      tasksByMenu.set(name, [...(tasksByMenu.get(name) ?? []), await getLongestTask(page)])
      await page.keyboard.press('Escape')
    }
    await page.close()
  }
  const menus = [...tasksByMenu].map(([name, tasks]) => ({ name, task: computeMedian(tasks) }))
  const longestTask = Math.max(...menus.map(({ task }) => task))
  console.log(
    `${brand}: longest task while a menu of the header opens: ${longestTask.toFixed(0)} ms (at most ${maxTaskMs}), ${menus.length} menus`,
  )
  console.log(`  ${menus.map(({ name, task }) => `${name} ${task.toFixed(0)}`).join(', ')}`)
  return menus.length > 0 && longestTask <= maxTaskMs
}

/** Scrolls the page by `pixelsPerFrame` in each frame. Returns the durations of the frames in milliseconds. */
const measureFrames = (page: Page): Promise<readonly number[]> =>
  page.evaluate<readonly number[]>(`new Promise((resolve) => {
    const times = []
    let last = performance.now()
    const step = (now) => {
      times.push(now - last)
      last = now
      scrollBy(0, ${pixelsPerFrame})
      if (times.length < ${frameCount}) requestAnimationFrame(step)
      else resolve(times.slice(2))
    }
    requestAnimationFrame(step)
  })`)

async function measureScrolling(browser: Browser, brand: string, home: string): Promise<boolean> {
  const page = await openPage(browser, home)
  await page.route('**/lgw/games/list*', createLongListHandler(await fetchGames(page)))
  await page.goto(new URL('/rng', home).href)
  const items = page.locator('main li[aria-posinset]')
  await items.first().waitFor()
  await loadAll(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await page.waitForLoadState('networkidle')
  await clearTasks(page)
  const times = await measureFrames(page)
  const [longestTask, renderedCount] = [await getLongestTask(page), await items.count()]
  await openStaticPage(page)
  const staticTimes = await measureFrames(page)
  await page.close()
  const [lateShare, staticLateShare] = [computeLateFrameShare(times), computeLateFrameShare(staticTimes)]
  console.log(
    `${brand}: a list of ${listLength} games, ${renderedCount} of them rendered, scrolls with ${formatPercent(lateShare)} of its frames late, the static page with ${formatPercent(staticLateShare)} (at most ${formatPercent(maxExtraLateShare)} more); longest task ${longestTask.toFixed(0)} ms (at most ${maxTaskMs})`,
  )
  return lateShare - staticLateShare <= maxExtraLateShare && longestTask <= maxTaskMs
}

/** Opens a page without scripts that has at least as many tiles of the list as the measurement scrolls through. */
async function openStaticPage(page: Page): Promise<void> {
  const html = await page.evaluate<string>(`(() => {
    const list = document.querySelector('main li[aria-posinset]').parentElement.cloneNode(true)
    list.style.paddingBlock = '0'
    const tiles = [...list.children]
    for (let count = tiles.length; count < ${staticTileCount}; count += tiles.length) list.append(...tiles.map((tile) => tile.cloneNode(true)))
    document.head.querySelectorAll('script, link[rel=modulepreload]').forEach((element) => element.remove())
    document.body.replaceChildren(list)
    return '<!doctype html>' + document.documentElement.outerHTML
  })()`)
  await page.route('**/static', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(new URL('/static', page.url()).href)
  await page.waitForLoadState('networkidle')
}

const computeLateFrameShare = (times: readonly number[]): number => times.filter((time) => time > lateFrameMs).length / times.length
const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Scrolls to the end of the list until the whole list is loaded. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const end = document.querySelector('main ul:has(> li[aria-posinset]) + [aria-busy]')
      end?.scrollIntoView({ block: 'end' })
      return end === null
    },
    undefined,
    { polling: 30 },
  )
}

/**
 * Creates a handler that responds with a list of `listLength` games in two pages: the given games repeated, each with a
 * unique name. The second page has all games after the first page.
 */
const createLongListHandler =
  (games: readonly Game[]) =>
  async (route: Route): Promise<void> => {
    const { searchParams } = new URL(route.request().url())
    const [pageNo, size] = [Number(searchParams.get('pageNo') ?? 1), Number(searchParams.get('pageSize') ?? 20)]
    const [from, to] = pageNo === 1 ? [0, size] : [size, listLength]
    const pageGames = Array.from({ length: to - from }, (_, i) => ({
      ...games[i % games.length],
      gameId: `long-${from + i + 1}`,
      gameName: `Game ${from + i + 1}`,
    }))
    await route.fulfill({ json: { success: true, value: { games: pageGames, pageNum: pageNo, totalPages: 2, total: listLength } } })
  }

/**
 * Returns games of the brand with pictures that the server has already drawn: drawing on the same machine would distort
 * the measurement.
 */
const fetchGames = async (page: Page): Promise<readonly Game[]> =>
  page.evaluate(async () => {
    const { config } = JSON.parse(document.getElementById('livery-boot')?.textContent ?? '') as { config: { merchant: { code: string } } }
    const response = await fetch(`/lgw/games/list?merchant=${config.merchant.code}&gameType=RNG&pageNo=1&pageSize=50`)
    const { games } = ((await response.json()) as { value: { games: Game[] } }).value
    await Promise.all(games.map(({ showIcon }) => fetch(showIcon.replace('{size}', 's'))))
    return games
  })

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
