import { clickWhenStable } from './wait-for-page.ts'
import { expect, findAccessibilityViolationsInFrames, getBrandUrl, test } from './fixtures.ts'

test('/seamless embeds a partner’s page, which shows the hash of each lottery’s next draw in the site’s language (R-ROUTES-06)', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('lotus') }])
  await page.goto(getBrandUrl('lotus', '/index'))
  await clickWhenStable(page.getByRole('contentinfo').getByRole('link', { name: 'Fair draws' }))
  await expect(page).toHaveURL(/\/seamless\?page=fair$/)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1, name: 'Fair draws' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^http:\/\/vendor\.localhost:\d+\/fair\?lang=en-GB$/)
  const nextHash = frame.locator('.labelled-value code').first()
  await expect(nextHash).toHaveText(/^[0-9a-f]{64}$/)
  const previousHash = await nextHash.innerText()
  await frame.getByRole('combobox', { name: 'Lottery' }).selectOption('PK10')
  await expect(nextHash).not.toHaveText(previousHash)
  await expect(frame.getByText(/^No\. \d+ · in \d:\d\d$/)).toBeVisible()
  expect(await findAccessibilityViolationsInFrames(page)).toEqual([])
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/index$/)
})
