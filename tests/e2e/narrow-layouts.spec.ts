import { sample } from '../depth.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { createPseudoLocale, writeBrand } from './write-brand.ts'

const action = { overlay: 'register' }
const figures = {
  a: { value: '140+', label: 'figure_sports', order: 10 },
  b: { value: '5,000+', label: 'figure_casino', order: 20 },
}
const slides = { one: { image: 'banners/welcome.webp', title: 'banner_welcome_title', label: 'banner_welcome_label', action, order: 10 } }

/** Widgets for the side column of a page, with their props and variants. */
const widgets: readonly (readonly [kind: string, props: object, ...variants: string[]])[] = [
  ['draw-board', { title: 'draws_title', category: 'ELOTT', count: 2 }, 'cards', 'rows'],
  ['winner-board', { title: 'winners_title', order: 'both', count: 5 }, 'list', 'podium'],
  ['figures', { items: figures }, 'row', 'cards', 'inline'],
  ['steps', { title: 'steps_title' }, 'cards', 'line', 'numbers'],
  ['category-tiles', { showCount: true, showRate: true }, 'tiles', 'icons', 'rows'],
  ['banner', { slides }, 'hero', 'split', 'strip', 'stage'],
  ['help-topics', { groups: ['partners'] }, 'topics', 'questions'],
  ['legal-notice', {}, 'row', 'columns'],
  ['article', { title: 'page_vip_title', paragraphs: ['vip_text_1'], image: 'banners/welcome.webp' }],
  ['promotion-list', { title: 'page_promotions_title', limit: 3 }],
  ['vip-ranks', { title: 'page_vip_title' }],
  ['notice-board', { title: 'page_notices_title' }],
  ['app-download', {}],
  ['service-desk', { title: 'service_title' }],
  ['game-search', {}],
]

const nodes = Object.fromEntries(
  widgets
    .flatMap(([widget, props, ...variants]) =>
      variants.length === 0 ? [{ widget, props }] : variants.map((variant) => ({ widget, props: { ...props, variant } })),
    )
    .map((node, index) => [`node${String(index)}`, { ...node, order: index, slot: 'start' }]),
)
const baseNodes = ['banner', 'announcements', 'categories', 'games', 'figures', 'steps', 'recent', 'favourites']
const removedNodes = Object.fromEntries([...baseNodes, 'lotteries', 'winners', 'chosen', 'mini'].map((id) => [id, null]))

for (const language of sample('columns', ['EN', 'TY'], 1))
  test(`a side column of at least 240 px neither breaks words nor overflows (${language})`, async ({ page }) => {
    const id = `narrow${language.toLowerCase()}`
    writeBrand(id, 'base', {
      'languages.json': { default: language, followVisitor: false },
      'pages/home.json': { nodes: { ...removedNodes, beside: { widget: 'section', order: 1, props: { arrangement: 'sidebar' }, nodes } } },
    })
    await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(getBrandUrl(id))
    await expect(page.getByRole('timer').first()).toBeAttached()
    for (const width of [240, 264, 320]) {
      await page.evaluate(setColumnWidth, width)
      await page.evaluate(loadLazyContent)
      await expect(async () => {
        const measurement = await page.evaluate(measureColumn)
        expect(measurement.wordCount).toBeGreaterThan(200)
        expect(measurement.brokenWords, `broken at ${String(width)}`).toEqual([])
        expect(measurement.outsideWords, `outside at ${String(width)}`).toEqual([])
      }).toPass({ timeout: 8_000 })
    }
  })

for (const brand of sample('homes', ['lotus', 'harbor', 'neon'], 1))
  for (const language of sample('languages of homes', ['EN', 'TY'], 1))
    test(`the home page of ${brand} breaks no word, has no word outside the window, and clips no game’s name (${language})`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: getBrandUrl(brand) }])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of [320, 360, 768, 1024]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(getBrandUrl(brand))
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await page.evaluate(() => void (document.body.dataset['column'] = ''))
        await page.evaluate(loadLazyContent)
        await expect(async () => {
          const measurement = await page.evaluate(measureColumn)
          expect(measurement.wordCount).toBeGreaterThan(200)
          expect(measurement.brokenWords, `broken at ${String(width)}`).toEqual([])
          expect(measurement.outsideWords, `outside at ${String(width)}`).toEqual([])
          expect(await page.evaluate(findClippedNames), `clipped at ${String(width)}`).toEqual([])
        }).toPass({ timeout: 8_000 })
      }
    })

for (const brand of sample('bars', ['lotus', 'harbor', 'neon'], 1))
  test(`on a phone ${brand} has one-line entries in its bottom bar, and the search shows its full placeholder`, async ({
    page,
    context,
  }) => {
    for (const [language, barName] of [
      ['EN', 'Game categories'],
      ['TY', 'Danh mục trò chơi'],
    ] as const)
      for (const width of [320, 360]) {
        await context.addCookies([{ name: 'lang', value: language, url: getBrandUrl(brand) }])
        await page.setViewportSize({ width, height: 740 })
        await page.goto(getBrandUrl(brand))
        await page.evaluate(() => document.fonts.ready)
        const labels = page
          .getByRole('navigation', { name: barName, exact: true })
          .getByRole('listitem')
          .locator('span:last-of-type:not(:has(*))')
        await expect(labels.last()).toBeVisible()
        expect(await labels.evaluateAll(findMultiLineTexts), `${language} at ${String(width)}`).toEqual([])
        const searchInput = page.getByRole('searchbox')
        await expect(async () => {
          if (!(await searchInput.isVisible())) await page.keyboard.press('/')
          await expect(searchInput).toBeFocused({ timeout: 2_000 })
        }).toPass()
        expect(await searchInput.evaluate(measurePlaceholderOverflow), `${language} at ${String(width)}`).toBeLessThanOrEqual(0)
      }
  })

/** Runs in the page: returns texts that take more than one line. */
const findMultiLineTexts = (elements: Element[]): (string | null)[] =>
  elements
    .filter((element) => element.getBoundingClientRect().height > 1.5 * Number.parseFloat(getComputedStyle(element).lineHeight))
    .map(({ textContent }) => textContent)

/** Runs in the page: returns by how much the placeholder of a field exceeds its width, in pixels. */
function measurePlaceholderOverflow(field: Element): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context || !(field instanceof HTMLInputElement)) return Infinity
  context.font = getComputedStyle(field).font
  return context.measureText(field.placeholder).width - field.clientWidth
}

/** Runs in the page: returns the names of games that are clipped. */
const findClippedNames = (): (string | null)[] =>
  [...document.querySelectorAll('main li > button > span > span[dir=auto]')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4)
    .map(({ textContent }) => textContent)

/** Runs in the page: sets the width of the side column, and marks the column for `measureColumn`. */
function setColumnWidth(width: number): void {
  const column = document.querySelector<HTMLElement>('main section > div > div > div')
  if (!column?.parentElement) throw new Error('Expected a side column, found none')
  column.parentElement.style.gridTemplateColumns = `${String(width)}px minmax(0, 1fr)`
  column.dataset['column'] = ''
}

/** Runs in the page: scrolls through it, to load content that loads only near the viewport. */
async function loadLazyContent(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 600) {
    window.scrollTo(0, top)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/**
 * Runs in the page: counts the words of the marked column, and returns the words broken across lines and the words
 * outside the column, except within elements that scroll or clip horizontally.
 */
function measureColumn(): { wordCount: number; brokenWords: string[]; outsideWords: string[] } {
  const column = document.querySelector('[data-column]')
  const result = { wordCount: 0, brokenWords: [] as string[], outsideWords: [] as string[] }
  if (!column) return result
  const columnRect = column.getBoundingClientRect()
  const isScrolledOrClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== column &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScrolledOrClipped(element.parentElement))
  const walker = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden, [aria-hidden], [popover], option'))
      continue
    for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}.,:+]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lineRects = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      result.wordCount += 1
      if (new Set(lineRects.map(({ top }) => Math.round(top / 4))).size > 1) result.brokenWords.push(word)
      if (!isScrolledOrClipped(element) && lineRects.some(({ left, right }) => left < columnRect.left - 1 || right > columnRect.right + 1))
        result.outsideWords.push(word)
    }
  }
  return result
}

test('a full-width section spans the window, its content stays beside the side column, and nothing scrolls horizontally', async ({
  page,
}) => {
  const createSectionNode = (order: number, props: object) => ({
    widget: 'section',
    order,
    props: { title: 'home_games_title', tone: 'sunken', ...props },
    nodes: { figures: { widget: 'figures', order: 1, props: { items: figures } } },
  })
  const draws = { widget: 'draw-board', order: 5, props: { title: 'draws_title', category: 'ELOTT', count: 2 } }
  const mirroredFiles = {
    'languages.json': { default: 'AR', followVisitor: false, catalogue: { AR: { enabled: true } } },
    'messages/AR.json': createPseudoLocale('base'),
  }
  for (const [id, direction, languages] of [
    ['wideltr', 'ltr', { 'languages.json': { default: 'EN', followVisitor: false } }],
    ['widertl', 'rtl', mirroredFiles],
  ] as const) {
    writeBrand(id, 'base', {
      ...languages,
      'layouts.json': { areas: { rightBar: { nodes: { draws } } } },
      'pages/home.json': {
        nodes: { ...removedNodes, full: createSectionNode(1, { width: 'full' }), content: createSectionNode(2, { width: 'content' }) },
      },
    })
    await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
    for (const width of sample(id, [360, 768, 1024, 1440, 1920], 2)) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(getBrandUrl(id))
      const [fullWidthSection, contentSection] = [page.locator('main > section').first(), page.locator('main > section').nth(1)]
      await expect(contentSection).toBeVisible()
      const pageWidth = await page.evaluate(() => document.body.getBoundingClientRect().width)
      expect(await fullWidthSection.boundingBox(), `${id} ${String(width)}`).toMatchObject({ x: 0, width: pageWidth })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
      const sideColumn = page.getByRole('complementary')
      if (width < 1024) continue
      await expect(sideColumn.getByRole('timer').first()).toBeVisible()
      const tabsBox = await sideColumn.getByRole('navigation').boundingBox()
      const boardBox = await sideColumn.getByRole('region').first().boundingBox()
      if (direction === 'ltr') expect((boardBox?.x ?? Infinity) + (boardBox?.width ?? 0)).toBeLessThanOrEqual(tabsBox?.x ?? 0)
      else expect(boardBox?.x).toBeGreaterThanOrEqual((tabsBox?.x ?? Infinity) + (tabsBox?.width ?? 0))
      const [columnBox, sectionContentBox, contentBox] = [
        await sideColumn.boundingBox(),
        await fullWidthSection.locator('> div').boundingBox(),
        await contentSection.boundingBox(),
      ]
      for (const box of [sectionContentBox, contentBox]) {
        const [start, end] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]
        if (direction === 'ltr') expect(end).toBeLessThanOrEqual(columnBox?.x ?? 0)
        else expect(start).toBeGreaterThanOrEqual((columnBox?.x ?? 0) + (columnBox?.width ?? 0))
      }
    }
  }
})
