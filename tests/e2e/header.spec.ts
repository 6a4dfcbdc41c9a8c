import type { Page } from '@playwright/test'
import { sample } from '../depth.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'

/**
 * Overrides of the nodes of a floating header, by variant. The variants differ in the slots of navigation and search.
 */
const headers = {
  center: {},
  start: { navigation: { slot: 'start' } },
  beside: { navigation: { slot: 'start' }, search: { slot: 'center' } },
  end: { navigation: { slot: 'end', order: 5 } },
  far: { navigation: { slot: 'end' }, search: { slot: 'start' } },
} as const

async function createBrandWithHeader(id: string, nodes: object, topNodes: object = {}): Promise<void> {
  const main = { props: { width: 'floating' }, nodes }
  writeBrand(id, 'base', {
    'layouts.json': { areas: { header: { nodes: { top: { nodes: topNodes }, main } } } },
    'languages.json': { default: 'EN', followVisitor: false },
  })
  await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
}

interface Row {
  /** Width of the row minus visible entries, the button for collapsed entries, and gaps, in pixels. */
  readonly freeWidth: number
  /** Width of the first collapsed entry with its gap, in pixels; `Infinity` if no entry is collapsed. */
  readonly nextEntryWidth: number
  /** Unused width of the other slots of the bar, in pixels. */
  readonly unusedSlotWidth: number
  /** Maximum overlap of neighbours in the bar, or overflow of the last visible entry beyond the row, in pixels. */
  readonly overlap: number
}

/** Runs in the page: measures the row of navigation entries in the header. */
function measureRow(): Row | undefined {
  const list = [...document.querySelectorAll('header ul')].find((candidate) => candidate.querySelector(':scope > [data-measure]'))
  const bar = list?.closest('[data-anchor]')
  if (!list || !bar) return undefined
  const getWidth = (element: Element): number => element.getBoundingClientRect().width
  const getColumnGap = (element: Element): number => Number.parseFloat(getComputedStyle(element).columnGap) || 0
  const getUsedWidth = (parent: Element, children: readonly Element[]): number =>
    children.reduce((sum, child) => sum + getWidth(child), 0) + getColumnGap(parent) * Math.max(0, children.length - 1)
  const entries = [...list.querySelectorAll(':scope > [data-measure]')]
  const collapsedEntries = entries.filter((entry) => entry.hasAttribute('inert'))
  const visibleEntries = [...list.children].filter((entry) => !collapsedEntries.includes(entry))
  const unusedWidth = [...bar.children]
    .filter((slot) => !slot.contains(list))
    .reduce((sum, slot) => sum + getWidth(slot) - getUsedWidth(slot, [...slot.children]), 0)
  const boxes = [...bar.children].flatMap((slot) => [...slot.children]).map((element) => element.getBoundingClientRect())
  const overlaps = boxes.slice(1).map((box, index) => (boxes[index]?.right ?? 0) - box.left)
  const lastEntryEnd = visibleEntries.at(-1)?.getBoundingClientRect().right ?? 0
  return {
    freeWidth: getWidth(list) - getUsedWidth(list, visibleEntries),
    nextEntryWidth: collapsedEntries[0] ? getWidth(collapsedEntries[0]) + getColumnGap(list) : Infinity,
    unusedSlotWidth: unusedWidth,
    overlap: Math.max(...overlaps, lastEntryEnd - list.getBoundingClientRect().right),
  }
}

/**
 * Waits until the row is filled: no further entry fits into it, the other slots have no unused width, and nothing
 * overlaps.
 */
const expectRowFilled = (page: Page, description: string): Promise<void> =>
  expect(async () => {
    const row = await page.evaluate(measureRow)
    expect(row, description).toBeDefined()
    expect(row?.freeWidth, `${description}: ${JSON.stringify(row)}`).toBeLessThan(row?.nextEntryWidth ?? 0)
    expect(row?.unusedSlotWidth, `${description}: ${JSON.stringify(row)}`).toBeLessThan(1)
    expect(row?.overlap, `${description}: ${JSON.stringify(row)}`).toBeLessThan(1)
  }).toPass({ timeout: 5_000 })

const widths = [1024, 1152, 1280, 1366, 1440, 1600, 1920]

for (const [name, nodes] of Object.entries(headers))
  test(`entries of a floating header collapse only if they do not fit, in the header variant "${name}"`, async ({ page }) => {
    await createBrandWithHeader(`header${name}`, nodes)
    for (const width of sample(name, widths, 2)) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(getBrandUrl(`header${name}`))
      await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
      await expectRowFilled(page, `${name} at ${String(width)}`)
    }
    // The same page is narrowed, widened and narrowed again.
    for (const width of [1024, 1920, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectRowFilled(page, `${name} resized to ${String(width)}`)
    }
  })

test('entries are measured again when the language changes their width', async ({ page }) => {
  await createBrandWithHeader('headerwords', { search: null, entry: null }, { language: { props: { variant: 'inline' } } })
  await page.goto(getBrandUrl('headerwords'))
  for (const width of [1024, 1152, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [language, home] of [
      ['Tiếng Việt', 'Trang chủ'],
      ['English', 'Home'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: language }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: home, exact: true })).toBeVisible()
      await expectRowFilled(page, `${language} at ${String(width)}`)
    }
  }
})

test('entries are measured again when the font loads after the page', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto(getBrandUrl('neon'))
  await page.evaluate(() => document.fonts.ready)
  await expectRowFilled(page, 'neon')
})

test('on narrow screens a scrolling navigation has its own row below the rest of the bar, and stays within the window', async ({
  page,
}) => {
  await createBrandWithHeader('headerstrip', { navigation: { slot: 'start', props: { collapse: 'scroll' } } })
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(getBrandUrl('headerstrip'))
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('button', { name: 'Sign up' })).toBeInViewport({ ratio: 1 })
    await expect(banner.getByRole('link', { name: 'Home', exact: true })).toBeInViewport({ ratio: 1 })
    const [registerBox, navigationBox] = [
      await banner.getByRole('button', { name: 'Sign up' }).boundingBox(),
      await banner.locator('nav').boundingBox(),
    ]
    expect((registerBox?.y ?? 0) + (registerBox?.height ?? 0)).toBeLessThanOrEqual(navigationBox?.y ?? 0)
    expect((navigationBox?.x ?? 0) + (navigationBox?.width ?? 0)).toBeLessThanOrEqual(width)
  }
})
