import { sample } from '../depth.ts'
import { waitForHydration } from './wait-for-page.ts'
import { expect, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { fetchPath } from './test-server.ts'
import { writeBrand } from './write-brand.ts'

const phone = { width: 360, height: 780 }
const brands = ['lotus', 'harbor', 'neon'] as const

test.use({ viewport: phone })

for (const brand of sample('phones', brands, 1)) {
  test(`the game frame of ${brand} is at least 600 px high on a phone of 780 px`, async ({ page }) => {
    const id = `played${brand}`
    writeBrand(id, brand, { 'settings.json': { sliderCheck: { login: false } } })
    await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
    await openAs(page, id, '/game?game=pgf-jade-tiger&vendor=PGF')
    const frame = page.locator('iframe')
    await expect(frame).toBeVisible()
    await waitForHydration(page)
    const box = await frame.boundingBox()
    if (box === null) throw new Error('Expected the game frame to be visible')
    expect(box.height).toBeGreaterThanOrEqual(600)
    expect(box.y + box.height).toBeLessThanOrEqual(phone.height)
  })

  test(`the offline notice of ${brand} is above the bottom bar of a phone`, async ({ page, context, tolerance }) => {
    tolerance.allow(/ERR_INTERNET_DISCONNECTED/)
    await context.addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl(brand) }])
    await page.goto(getBrandUrl(brand))
    await waitForHydration(page)
    await context.setOffline(true)
    const notice = page.getByText('You are offline')
    await expect(notice).toBeVisible()
    const bottomBar = page.getByRole('navigation', { name: 'Game categories', exact: true })
    const [noticeBox, barBox] = [await notice.boundingBox(), await bottomBar.boundingBox()]
    if (noticeBox === null || barBox === null) throw new Error('Expected the offline notice and the bottom bar to be visible')
    expect(noticeBox.y + noticeBox.height).toBeLessThanOrEqual(barBox.y)
    for (const entry of await bottomBar.getByRole('link').or(bottomBar.getByRole('button')).all()) await entry.click({ trial: true })
    await context.setOffline(false)
    await expect(notice).toBeHidden()
  })
}
