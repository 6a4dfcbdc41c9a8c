import { ask, expect, findBarriers, on, test } from './fixtures.ts'
import { mirrorTexts, writeBrand } from './mirror-brand.ts'

for (const extending of ['lotus', 'harbor', 'neon']) {
  test(`${extending} from right to left, with long words: nothing overflows, nothing is untranslated, axe finds nothing (R-I18N-01)`, async ({
    page,
  }) => {
    const id = `mirror${extending}`
    writeBrand(id, extending, {
      'languages.json': { default: 'AR', followVisitor: false, catalogue: { AR: { enabled: true } } },
      'messages/AR.json': mirrorTexts('base', extending),
    })
    await expect.poll(async () => (await ask(`${id}.localhost`, '/index')).status).toBe(200)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(on(id))
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
    }
    expect(await findBarriers(page)).toEqual([])
    await page.goto(on(id, '/register'))
    await expect(page.getByRole('dialog').locator('button[type=submit]')).toBeVisible()
    expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  })
}

test('a brand that follows its visitors speaks their language, and the one they choose after that (R-I18N-05)', async () => {
  writeBrand('follower', 'base', { 'languages.json': { default: 'TY', followVisitor: true } })
  const languageFor = async (headers: Readonly<Record<string, string>>): Promise<string | undefined> =>
    /<html lang="([^"]*)"/.exec((await ask('follower.localhost', '/index', headers)).text)?.[1]
  await expect.poll(() => languageFor({})).toBe('vi-VN')
  expect(await languageFor({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('en-US')
  expect(await languageFor({ 'accept-language': 'xx' })).toBe('vi-VN')
  expect(await languageFor({ 'accept-language': 'en-GB,en;q=0.9', cookie: 'lang=TY' })).toBe('vi-VN')
})
