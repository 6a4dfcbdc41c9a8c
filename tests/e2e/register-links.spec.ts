import { closedPopupsScript } from './closed-popups-script.ts'
import { runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

test('an agent creates a sign-up link with rates up to their own, a visitor signs up with it, and it no longer works once turned off', async ({
  page,
  browser,
}) => {
  const [agent, newcomer] = [createUniqueUsername('purser'), createUniqueUsername('newcomer')]
  await runAdminCommand('create-account', { brand, username: agent, type: 1, password })
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre', 'Register account')
  await expect(centre.getByText('No links yet')).toBeVisible()
  await centre.getByRole('button', { name: 'New link' }).click()
  const form = centre.getByRole('form', { name: 'New link' })
  await expect(form.getByRole('radio').first()).toBeFocused()
  const rateInput = form.getByRole('textbox', { name: 'Slots' })
  await rateInput.fill('9')
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(rateInput).toBeFocused()
  await expect(form.getByText('Enter 1.20 or less')).toBeVisible()
  await rateInput.fill('0.5')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await form.getByRole('button', { name: 'Create link' }).click()
  await expect(centre.getByText(/^Your link A\w{10} is ready/)).toBeVisible()
  const link = (await centre.locator('dd bdi').nth(1).textContent()) ?? ''
  const code = (await centre.locator('dd bdi').first().textContent()) ?? ''
  expect(link).toBe(getBrandUrl(brand, `/register?affiliateCode=${code}`))
  await expect(centre.getByRole('img', { name: `QR code of the link with code ${code}` }).locator('path')).toBeAttached()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  const visitorContext = await browser.newContext()
  await visitorContext.addInitScript({ content: closedPopupsScript })
  const visitorPage = await visitorContext.newPage()
  await visitorPage.goto(link)
  const dialog = visitorPage.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(newcomer)
  await dialog.getByLabel('Password', { exact: true }).fill('Weigh-Anchor-7')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${newcomer}@example.com`)
  await dialog.getByLabel('Date of birth').fill('1990-05-05')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await visitorContext.close()
  await page.bringToFront()

  await centre.getByRole('navigation').getByRole('button', { name: 'Team management', exact: true }).click()
  await expect(centre.locator('section').getByText(newcomer).first()).toBeVisible()
  await centre.getByRole('navigation').getByRole('button', { name: 'Register account', exact: true }).click()
  await expect(centre.getByText('1 sign-up')).toBeVisible()
  await centre.getByText(code).first().click()
  await centre.getByRole('button', { name: new RegExp(`^Turn off ?: ${code}$`) }).click()
  await expect(centre.getByText(`${code} is off.`)).toBeVisible()
  const lateContext = await browser.newContext()
  await lateContext.addInitScript({ content: closedPopupsScript })
  const latePage = await lateContext.newPage()
  await latePage.goto(link)
  await expect(latePage.getByText('This affiliate or referral code is not valid. Please check it, or leave it out.')).toBeVisible()
  await lateContext.close()
  await page.bringToFront()
  await centre.getByRole('button', { name: new RegExp(`^Delete ?: ${code}$`) }).click()
  await page.getByRole('alertdialog', { name: 'Delete this link?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(centre.getByText('No links yet')).toBeVisible()
})
