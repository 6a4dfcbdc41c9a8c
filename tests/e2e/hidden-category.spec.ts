import { fetchPath, expect, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'

test('one setting hides a category everywhere: in header, footer, bottom bar, tiles, search, pages and sitemap', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/404/)
  const languages = { default: 'EN', followVisitor: false }
  const layouts = { areas: { header: { nodes: { main: { nodes: { navigation: { props: { variant: 'icons' } } } } } } } }
  writeBrand('withoutfish', 'base', {
    'languages.json': languages,
    'layouts.json': layouts,
    'games.json': { categories: { FISH: { enabled: false } } },
  })
  writeBrand('withfish', 'base', { 'languages.json': languages, 'layouts.json': layouts })
  for (const brand of ['withoutfish', 'withfish'])
    await expect.poll(async () => (await fetchPath(`${brand}.localhost`, '/index')).status).toBe(200)
  for (const [brand, isOffered] of [
    ['withfish', true],
    ['withoutfish', false],
  ] as const) {
    const expectCategoryLinks = async (width: number): Promise<void> => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(getBrandUrl(brand))
      await expect(page.getByRole('main').getByRole('link', { name: /Slots/ }).first()).toBeVisible()
      const links = page.locator('a[href="/fish"], a[href^="/fish?"]')
      if (isOffered) expect(await links.count()).toBeGreaterThan(1)
      else await expect(links).toHaveCount(0)
    }
    await expectCategoryLinks(1440)
    await expectCategoryLinks(390)
    expect((await fetchPath(`${brand}.localhost`, '/fish')).status).toBe(isOffered ? 200 : 404)
    expect((await fetchPath(`${brand}.localhost`, '/sitemap.xml')).text.includes('/fish<')).toBe(isOffered)

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(getBrandUrl(brand, isOffered ? '/index' : '/fish'))
    await page.getByRole('banner').getByRole('button', { name: 'Find a game' }).first().click()
    const searchDialog = page.getByRole('dialog')
    await expect(searchDialog.getByRole('combobox', { name: 'Category' }).getByRole('option', { name: 'Slots' })).toBeAttached()
    await expect(searchDialog.getByRole('combobox', { name: 'Category' }).getByRole('option', { name: 'Fishing' })).toHaveCount(
      isOffered ? 1 : 0,
    )
    await searchDialog.getByRole('searchbox').fill('crab king')
    await expect(searchDialog.getByText(isOffered ? /AquaX · Fishing/ : 'No games found').last()).toBeAttached()
  }
})
