import { sample } from '../depth.ts'
import { fetchPath, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { createPseudoLocale, writeBrand } from './write-brand.ts'

for (const baseBrand of sample('mirrored', ['lotus', 'harbor', 'neon'], 1)) {
  test(`with long words in a right-to-left language, ${baseBrand} does not overflow, and axe finds no violations (R-I18N-01)`, async ({
    page,
  }) => {
    const id = `mirror${baseBrand}`
    writeBrand(id, baseBrand, {
      'languages.json': { default: 'AR', followVisitor: false, catalogue: { AR: { enabled: true } } },
      'messages/AR.json': createPseudoLocale('base', baseBrand),
    })
    await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(getBrandUrl(id))
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    }
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.goto(getBrandUrl(id, '/register'))
    await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  })
}

test('a brand that follows the visitor’s language uses the browser’s language until the visitor chooses one (R-I18N-05)', async () => {
  writeBrand('follower', 'base', { 'languages.json': { default: 'TY', followVisitor: true } })
  const fetchPageLanguage = async (headers: Readonly<Record<string, string>>): Promise<string | undefined> =>
    /<html lang="([^"]*)"/.exec((await fetchPath('follower.localhost', '/index', headers)).text)?.[1]
  await expect.poll(() => fetchPageLanguage({})).toBe('vi-VN')
  expect(await fetchPageLanguage({ 'accept-language': 'en-US,en;q=0.9' })).toBe('en-GB')
  expect(await fetchPageLanguage({ 'accept-language': 'xx' })).toBe('vi-VN')
  expect(await fetchPageLanguage({ 'accept-language': 'en-GB,en;q=0.9', cookie: 'lang=TY' })).toBe('vi-VN')
})

test('a text that a right-to-left language lacks is shown in English, labelled as English, with its full stop on the right (R-I18N-01)', async ({
  page,
}) => {
  const baseTexts = createPseudoLocale('base')
  const partialTexts = Object.fromEntries(Object.entries(baseTexts).filter(([key]) => /^(?:in|nav|page)_/.test(key)))
  writeBrand('halfway', 'base', {
    'languages.json': { default: 'AR', followVisitor: false, catalogue: { AR: { enabled: true } } },
    'messages/AR.json': partialTexts,
  })
  await expect.poll(async () => (await fetchPath('halfway.localhost', '/index')).status).toBe(200)
  for (const path of ['/index', '/promotions', '/help', '/login', '/register']) {
    await page.goto(getBrandUrl('halfway', path))
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('main').locator('bdi[lang=en]').first()).toBeAttached()
    if (path === '/promotions') await expect(page.getByText('Open it: every envelope holds money.')).toHaveCount(2)
    if (path === '/help') await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible()
    if (path === '/register') await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible()
    const sentences = await page.evaluate(findLatinSentences)
    expect(sentences.labelledCount, path).toBeGreaterThan(2)
    expect(sentences.unlabelled, path).toEqual([])
    expect(sentences.misplacedStops, path).toEqual([])
    expect(sentences.textsWithIsolates, path).toEqual([])
  }
  expect(await findAccessibilityViolations(page)).toEqual([])
})

/**
 * Runs in the page: counts its sentences in Latin script that are labelled with a language or direction; returns those
 * without a label, those whose full stop is on the left, and all texts with Unicode isolate characters.
 */
function findLatinSentences(): { labelledCount: number; unlabelled: string[]; misplacedStops: string[]; textsWithIsolates: string[] } {
  const sentences = { labelledCount: 0, unlabelled: [] as string[], misplacedStops: [] as string[], textsWithIsolates: [] as string[] }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.nodeValue ?? '').trim()
    if (!element || element.closest('script, style, noscript, template')) continue
    if (/[\u2066-\u2069]/.test(text)) sentences.textsWithIsolates.push(text)
    const isSentence = /^[A-Z][^⟦]*[a-z] [^⟦]*[a-z]\.$/.test(text)
    if (!isSentence) continue
    const labelledAncestor = element.closest('[lang], [dir]')
    if (labelledAncestor === document.documentElement) sentences.unlabelled.push(text)
    else sentences.labelledCount += 1
    const getRectFromEnd = (offset: number): DOMRect => {
      const range = document.createRange()
      const start = (node?.nodeValue ?? '').trimEnd().length - offset
      range.setStart(node as Node, start)
      range.setEnd(node as Node, start + 1)
      return range.getBoundingClientRect()
    }
    const [stopRect, letterRect] = [getRectFromEnd(1), getRectFromEnd(2)]
    if (stopRect.top === letterRect.top && stopRect.width > 0 && stopRect.left < letterRect.left) sentences.misplacedStops.push(text)
  }
  return sentences
}
