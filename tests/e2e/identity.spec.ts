import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'
import { callLogin, openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername, createUniquePhoneNumber } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'Rightpass1!'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the feedback form of the help page shows a visitor which fields are missing, and then sends the feedback (R-FEEDBACK-01, R-FEEDBACK-03)', async ({
  page,
}) => {
  let feedbackRequestCount = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/wps/feedback')) feedbackRequestCount += 1
  })
  await page.goto(getBrandUrl(brand, '/help'))
  await page.getByRole('main').getByRole('button', { name: 'Write to us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to us' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2)
  await expect(dialog.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true')
  expect(feedbackRequestCount).toBe(0)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel('Topic').selectOption({ label: 'Games' })
  const message = `The reels of Jade Tiger stood still ${String(Date.now())}.`
  await dialog.getByLabel('Your message').fill(message)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  expect(JSON.stringify(await runAdminCommand('feedback', { brand, count: 20 }))).toContain(message)
})

test('a player sees the account’s sessions, ends one, and opens the feedback form from the member centre (R-FEEDBACK-01)', async ({
  page,
}) => {
  const username = createUniqueUsername('placed')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  const otherPage = await page.context().newPage()
  await openAs(otherPage, brand, lightweightPath, username, password)
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account', 'My account')
  const devices = centre.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await devices.getByRole('button', { name: 'Log out', exact: true }).click()
  const confirmDialog = page.getByRole('dialog', { name: 'Log out of the selected device?' })
  await confirmDialog.getByLabel('Password', { exact: true }).fill(password)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await confirmDialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(devices.getByText('You are not logged in anywhere else.')).toBeVisible()
  const infoStatus = await otherPage.evaluate(async () => {
    const token = sessionStorage.getItem('token') ?? ''
    return (await fetch('/wps/member/info', { headers: { authorization: `Bearer ${token}` } })).status
  })
  expect(infoStatus).toBe(401)
  await otherPage.close()
  await page.bringToFront()
  await centre.getByRole('button', { name: 'Platform information' }).click()
  await centre.getByRole('button', { name: 'Write to us' }).click()
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible()
})

test('a login from an unknown IP address is confirmed by a code (R-AUTH-LOGIN-38, R-AUTH-LOGIN-39)', async ({ page, tolerance }) => {
  tolerance.allow(/401|422/)
  const [guardedBrand, host] = ['guarded', 'guarded.localhost']
  writeBrand(guardedBrand, brand, { 'settings.json': { extraVerification: { sms: true, email: true } } })
  await expect.poll(async () => (await fetchPath(host, '/index')).status).toBe(200)
  const username = createUniqueUsername('afar')
  const email = `${username}@example.com`
  await runAdminCommand('create-account', {
    brand: guardedBrand,
    username,
    type: 0,
    password,
    email,
    mobile: `351-${createUniquePhoneNumber()}`,
  })
  await callLogin(guardedBrand, username, password, '127.0.0.2')

  await page.goto(getBrandUrl(guardedBrand, '/login'))
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await dialog.getByRole('tab', { name: 'Email' }).click()
  const listMessages = async () =>
    (await runAdminCommand('outbox', { brand: guardedBrand, count: 10 })) as readonly { text: string; to: string }[]
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect.poll(async () => (await listMessages())[0]?.to).toBe(email)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  const codeInput = dialog.locator('input[name="answer"]')
  await codeInput.fill('000000')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(codeInput).toHaveAttribute('aria-invalid', 'true')
  await codeInput.fill(/\b\d{6}\b/.exec((await listMessages())[0]?.text ?? '')?.[0] ?? '')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}` })).toBeVisible()
})
