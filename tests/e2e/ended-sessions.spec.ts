import type { Page } from '@playwright/test'
import { closedPopups } from './closed-popups.ts'
import { send } from '../platform/call-server.ts'
import { fetchPath, control, expect, findBarriers, logIn, testServer, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, quietPage } from './open-centre.ts'
import { uniqueUsername } from './unique-username.ts'

const brand = 'harbor'
const password = 'Rightpass1!'
const ended = 'You are not logged in. Please log in.'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function newPlayer(prefix: string): Promise<string> {
  const username = uniqueUsername(prefix)
  await control('create-account', { brand, username, type: 0, password })
  return username
}

/** What another page says that it should not. `allowed` is on purpose: the refusal of a call, if not given. */
function listen(page: Page, allowed = /401/): readonly string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !allowed.test(message.text())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

const token = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account menu of / })
/** The page comes to the front, and looks at what is new. */
const focusPage = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
const fetchMemberStatus = async (secret: string | null) =>
  (await fetchPath(`${brand}.localhost`, '/wps/member/info', { authorization: `Bearer ${secret ?? ''}` })).status

async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog', { name: 'Log out' }).getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(account(page)).toBeHidden()
}

/** Reads once why the page is a visitor's again, and nothing of the account is left in it. */
async function expectEndedMessage(page: Page): Promise<void> {
  const why = page.getByRole('alertdialog')
  await expect(why).toHaveText(new RegExp(ended.replaceAll('.', '\\.')))
  await expect(why).toHaveCount(1)
  expect(await token(page)).toBeNull()
  expect(await findBarriers(page, 'dialog[open]')).toEqual([])
  await why.getByRole('button', { name: 'OK' }).click()
  await expect(why).toHaveCount(0)
}

test('signing out in one tab signs the account out of all tabs at once, each with its own login, and no other account', async ({
  page,
}) => {
  const username = await newPlayer('tabs')
  const [other, stranger] = [await page.context().newPage(), await page.context().newPage()]
  const said = [other, stranger].map((tab) => listen(tab, /^$/))
  await logIn(stranger, brand, await newPlayer('tabs'), password)
  await logIn(other, brand, username, password)
  await logIn(page, brand, username, password)
  const [here, there, elsewhere] = [await token(page), await token(other), await token(stranger)]
  expect(here).not.toBe(there)
  await logOut(page)
  await expect(account(other)).toBeHidden()
  expect(await token(other)).toBeNull()
  await expect
    .poll(async () => [await fetchMemberStatus(here), await fetchMemberStatus(there), await fetchMemberStatus(elsewhere)])
    .toEqual([401, 401, 200])
  for (const tab of [other, stranger]) {
    await focusPage(tab)
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }
  await expect(account(stranger)).toBeVisible()
  expect(said).toEqual([[], []])
})

test('a tab that was opened from another, and shares its login, is signed out with it at once, without a word', async ({ page }) => {
  await openAs(page, brand, '/index', await newPlayer('twin'), password)
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/index'))
  const twin = await opening
  const said = listen(twin, /^$/)
  await expect(account(twin)).toBeVisible()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await twin.route('**/wps/**', async (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.continue()
    await released
    return route.continue().catch(() => undefined)
  })
  const held = twin.waitForRequest('**/wps/member/details')
  await openCentre(twin, 'My account')
  await held
  await logOut(page)
  release()
  await expect(twin.getByRole('banner').getByText('Log in').first()).toBeVisible()
  expect(await token(twin)).toBeNull()
  await expect(twin.getByRole('dialog')).toHaveCount(0)
  await focusPage(twin)
  await expect(twin.getByRole('dialog')).toHaveCount(0)
  expect(said).toEqual([])
})

test('a tab whose login has ended elsewhere finds out at its next call, says so once, and is a visitor’s (R-ERRORS-13)', async ({
  page,
}) => {
  await openAs(page, brand, '/index', await newPlayer('twin'), password)
  const opening = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/index'))
  const twin = await opening
  const said = listen(twin)
  await expect(account(twin)).toBeVisible()
  expect(await token(twin)).toBe(await token(page))
  await openCentre(twin, 'My account')
  const headers = { authorization: `Bearer ${(await token(twin)) ?? ''}` }
  expect((await send(testServer.port, 'DELETE', '/wps/session/logout', { host: `${brand}.localhost`, headers })).status).toBe(200)
  await focusPage(twin)
  await expectEndedMessage(twin)
  await expect(twin.getByRole('dialog')).toHaveCount(0)
  await expect(twin.getByRole('banner').getByText('Log in').first()).toBeVisible()
  await focusPage(twin)
  await twin.reload()
  await expect(twin.getByRole('banner').getByText('Log in').first()).toBeVisible()
  await expect(twin.getByRole('alertdialog')).toHaveCount(0)
  expect(said).toEqual([])
})

test('a player who is signed out from another browser while a game runs reads why, logs in, and is in the game again', async ({
  page,
  browser,
  tolerance,
}) => {
  tolerance.allow(/401/)
  const username = await newPlayer('midgame')
  await openAs(page, brand, '/game?game=evg-aurora-baccarat&vendor=EVG', username, password)
  const deal = page.frameLocator('iframe').getByRole('button', { name: 'Deal' })
  await expect(deal).toBeVisible()
  const secret = await token(page)

  const context = await browser.newContext()
  await context.addInitScript({ content: closedPopups })
  const away = await context.newPage()
  const said = listen(away)
  await openAs(away, brand, quietPage, username, password)
  const centre = await openCentre(away, 'My account', 'My account')
  await centre.getByRole('button', { name: 'Log out of this device' }).click()
  const confirmDialog = away.getByRole('dialog', { name: 'Log out of this device?' })
  await confirmDialog.getByLabel('Password', { exact: true }).fill(password)
  await confirmDialog.getByRole('button', { name: 'Log out of this device' }).click()
  await expect(centre.getByText('You are not logged in anywhere else.')).toBeVisible()
  expect(await fetchMemberStatus(secret)).toBe(401)

  await focusPage(page)
  await expectEndedMessage(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await expect(deal).toBeVisible()
  await expect(page).toHaveURL(/\/game\?game=evg-aurora-baccarat/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await fetchMemberStatus(await token(away))).toBe(200)
  expect(said).toEqual([])
  await context.close()
})
