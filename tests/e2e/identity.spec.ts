import { control, expect, findBarriers, logIn, on, test } from './fixtures.ts'

const brand = 'harbor'
const password = 'Rightpass1'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('a visitor writes to the operator from the help page, and reads what is missing first (R-FEEDBACK-01)', async ({ page }) => {
  await page.goto(on(brand, '/help'))
  await page.getByRole('main').getByRole('button', { name: 'Write to us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to us' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2)
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel('What it is about').selectOption({ label: 'Games' })
  const words = `The reels of Jade Tiger stood still ${String(Date.now())}.`
  await dialog.getByLabel('Your message').fill(words)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  expect(JSON.stringify(await control('feedback', { brand, count: 20 }))).toContain(words)
})

test('a player sees where the account is logged in, signs out there, and writes to the operator from the member centre (R-FEEDBACK-01)', async ({
  page,
}) => {
  const username = `placed${String(Date.now()).slice(-8)}`
  await control('create-account', { brand, username, type: 0, password })
  const elsewhere = await page.context().newPage()
  await logIn(elsewhere, brand, username, password)
  await logIn(page, brand, username, password)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu of / })
    .click()
  await page.getByRole('menuitem').first().click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await centre.getByRole('button', { name: 'My account' }).click()
  const devices = centre.getByRole('region', { name: 'Where you are signed in' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await devices.getByRole('button', { name: 'Sign out there' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out there' }).click()
  await expect(devices.getByText('You are signed in nowhere else.')).toBeVisible()
  const info = await elsewhere.evaluate(async () => {
    const token = sessionStorage.getItem('token') ?? ''
    return (await fetch('/wps/member/info', { headers: { authorization: `Bearer ${token}` } })).status
  })
  expect(info).toBe(401)
  await elsewhere.close()
  await centre.getByRole('button', { name: 'Platform information' }).click()
  await centre.getByRole('button', { name: 'Write to us' }).click()
  await expect(page.getByRole('dialog', { name: 'Write to us' })).toBeVisible()
})
