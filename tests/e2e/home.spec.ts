import { sample } from '../depth.ts'
import { injectAxe, setTheme } from './inject-axe.ts'
import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'

const brands = ['lotus', 'harbor', 'neon'] as const

for (const brand of sample('homes', brands, 1)) {
  test.describe(`home page of ${brand}`, () => {
    test('shows header, footer, a main heading, and more than twenty links and buttons', async ({ page }) => {
      await page.goto(getBrandUrl(brand))
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.getByRole('main').locator('a, button').count()).toBeGreaterThan(20)
    })

    test('does not scroll horizontally at 320, 768, 1440 and 1920 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 })
      await page.goto(getBrandUrl(brand))
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const measureOverflow = async (width: number): Promise<number> => {
        await page.setViewportSize({ width, height: 900 })
        return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      }
      for (const width of [320, 768, 1440, 1920])
        await expect.poll(() => measureOverflow(width), `at ${String(width)} px`).toBeLessThanOrEqual(0)
    })

    for (const language of sample('languages', ['EN', 'TY'], 1)) {
      test(`axe finds no violations in either theme in ${language}`, async ({ page, context }) => {
        await context.addCookies([{ name: 'lang', value: language, url: getBrandUrl(brand) }])
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(getBrandUrl(brand))
        await expect(page.getByRole('contentinfo')).toBeVisible()
        const axe = await injectAxe(page)
        expect(await axe('structure')).toEqual([])
        for (const theme of ['dark', 'light'] as const) {
          await setTheme(page, theme)
          expect(await axe('contrast'), theme).toEqual([])
        }
      })
    }
  })
}

test('the chosen language is shown, stored, and used in the server’s responses (R-I18N-01, R-SESSION-STORAGE-08, R-SESSION-STORAGE-09)', async ({
  page,
}) => {
  await page.goto(getBrandUrl('lotus'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Tiếng Việt|ngôn ngữ/i })
    .first()
    .click()
  await page.getByText('English', { exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(
    page
      .getByRole('button', { name: 'Log in' })
      .or(page.getByRole('link', { name: 'Log in' }))
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'EN',
    expect.stringMatching(/.+/),
  ])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const { text } = await fetchPath('lotus.localhost', '/index', {
    cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  expect(text).toContain('<html lang="en-GB"')
})

test('the chosen theme is shown, stored, and used in the server’s responses (R-THEME-01, R-THEME-02)', async ({ page }) => {
  await page.goto(getBrandUrl('lotus'))
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('button', { name: 'Giao diện sáng' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // Cookies that the page sets reach the browser's cookie store with a short delay.
  await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'theme')?.value).toBe('light')
  const { text } = await fetchPath('lotus.localhost', '/index', {
    cookie: (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  expect(text).toContain('data-theme="light"')
})
