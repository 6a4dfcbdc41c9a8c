import { fetchPath, runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

/* While a centre is open, the query of the URL names its page. */
const brand = 'harbor'
const password = 'aLongSecret1!'

test('the URL reflects an open centre: it changes with the page, reopens the centre on reload and Forward, and Back closes the centre', async ({
  page,
}) => {
  await openAs(page, brand, '/live')
  await navigateClientSide(page, lightweightPath)
  const centre = await openCentre(page, 'My account', 'Deposit')
  await expect(page).toHaveURL(getBrandUrl(brand, `${lightweightPath}?member=depositv2`))
  await page.reload()
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('Deposit')
  await centre.getByRole('navigation').getByRole('button', { name: 'My wallet' }).click()
  await expect(page).toHaveURL(getBrandUrl(brand, `${lightweightPath}?member=transferFund`))
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, lightweightPath))
  await expect(centre).toBeHidden()
  await page.goForward()
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('My wallet')
})

test('closing a centre returns to where it was opened, and Back then goes to the previous page', async ({ page }) => {
  await openAs(page, brand, '/live')
  await navigateClientSide(page, lightweightPath)
  const centre = await openCentre(page, 'My account', 'My wallet')
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(getBrandUrl(brand, lightweightPath))
  await expect(centre).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl(brand, '/live'))
})

test('a visitor who opens the URL of a centre page sees it after logging in; an unknown page opens the centre’s first page', async ({
  page,
}) => {
  const username = createUniqueUsername('walker')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  await page.goto(getBrandUrl(brand, `${lightweightPath}?member=withdraw`))
  const loginDialog = page.locator('dialog[open]')
  await loginDialog.getByRole('textbox', { name: 'Username' }).fill(username)
  await loginDialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await loginDialog.getByRole('button', { name: 'Log in', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('Withdrawal')
  await expect(page).toHaveURL(getBrandUrl(brand, `${lightweightPath}?member=withdraw`))
  await page.goto(getBrandUrl(brand, `${lightweightPath}?member=nowhere`))
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('My account')
  await expect(page).toHaveURL(getBrandUrl(brand, `${lightweightPath}?member=securityCenter`))
})

test('the member centre appears only once its menu has loaded (R-MEMBER-CENTRE-03)', async ({ page }) => {
  await openAs(page, brand, lightweightPath)
  let release: () => void = () => undefined
  const responseGate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/wps/member/info', async (route) => {
    await responseGate
    await route.continue()
  })
  const memberRequest = page.waitForRequest('**/wps/member/info')
  await page.goto(getBrandUrl(brand, `${lightweightPath}?member=withdraw`))
  await memberRequest
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre).toBeHidden()
  release()
  await expect(centre.getByRole('navigation').getByRole('button', { name: 'Withdrawal' })).toBeVisible()
})

test('no menu entry leads to the member centre if the brand has turned it off (R-MEMBER-CENTRE-22)', async ({ page }) => {
  const brandWithoutCentre = 'nocentre'
  writeBrand(brandWithoutCentre, brand, { 'menus.json': { member: { allowed: false } } })
  await expect.poll(async () => (await fetchPath(`${brandWithoutCentre}.localhost`, lightweightPath)).status).toBe(200)
  const username = createUniqueUsername('sitter')
  await expect(() => runAdminCommand('create-account', { brand: brandWithoutCentre, username, type: 0, password })).toPass()
  await openAs(page, brandWithoutCentre, lightweightPath, username, password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu of / })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  for (const name of ['Deposit', 'Withdrawal', 'My account', 'Betting record'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0)
})
