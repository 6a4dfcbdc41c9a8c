import { fetchPath, runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

/** A brand that allows any characters but spaces in usernames. */
const brand = createUniqueUsername('typed')
const password = 'Rightpass1!'
const suffix = String(Date.now()).slice(-8)
/**
 * A username that would run a script if it were interpreted as HTML. It uses slashes, because it cannot have spaces.
 */
const username = `<img/src=x/onerror=harmed=1>"'${suffix}`
const nickname = `<script>harmed=1</script>{{7*7}}\${7*7}`
const emailDomain = `${suffix}.example`
const queryValue = `<b onmouseover=harmed=1>${suffix}</b>`

test.beforeAll(async () => {
  writeBrand(brand, 'harbor', { 'platform.json': { registerRules: { username: { patternId: 'no-spaces', maxLength: 64 } } } })
  await expect.poll(async () => (await fetchPath(`${brand}.localhost`, '/index')).status).toBe(200)
})

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('user input is displayed as text, never run as HTML: in the header, in the member centre, in sent messages and from the URL', async ({
  page,
}) => {
  const dialogMessages: string[] = []
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message())
    void dialog.dismiss()
  })
  const isScriptExecuted = () => page.evaluate(() => 'harmed' in window)
  await runAdminCommand('create-account', { brand, username, type: 0, password, nickname, email: `somebody@${emailDomain}` })
  await openAs(page, brand, lightweightPath, username, password)
  const menu = page.getByRole('banner').getByRole('button', { name: `Account menu of ${username}` })
  await expect(menu).toContainText(username)
  const centre = await openCentre(page, 'My account', 'My account')
  await expect(centre.getByText(`so••••ody@${emailDomain}`)).toBeVisible()
  await expect(centre.getByText(username).first()).toBeVisible()
  expect(await isScriptExecuted()).toBe(false)

  await centre.getByRole('button', { name: /: Password/ }).click()
  const changeDialog = page.getByRole('dialog', { name: 'Your password' })
  await changeDialog.getByLabel('New password', { exact: true }).fill('kettle-Drum8')
  await changeDialog.getByLabel('Confirm new password').fill('kettle-Drum8')
  await changeDialog.getByLabel('Current password').fill(password)
  await changeDialog.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alertdialog').getByText('Your password has been saved.')).toBeVisible()
  await expect.poll(async () => JSON.stringify(await runAdminCommand('outbox', { brand, count: 20 }))).toContain(suffix)
  const { path } = (await runAdminCommand('open-outbox', { brand })) as { path: string }
  await page.goto(getBrandUrl(brand, path))
  await expect(page.getByRole('heading', { name: `email to somebody@${emailDomain}` })).toBeVisible()
  expect(await isScriptExecuted()).toBe(false)

  await page.goto(getBrandUrl(brand, `/rng?page=${encodeURIComponent(queryValue)}`))
  await expect(page.getByRole('main')).toBeVisible()
  expect(await isScriptExecuted()).toBe(false)
  expect(await page.locator('[onmouseover], [onerror], [onload]').count()).toBe(0)
  expect(dialogMessages).toEqual([])
})
