import type { Page } from '@playwright/test'
import { closedPopupsScript } from './closed-popups-script.ts'
import { send } from '../platform/call-server.ts'
import { fetchPath, runAdminCommand, expect, findAccessibilityViolations, logIn, testServer, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'Rightpass1!'
const notLoggedInMessage = 'You are not logged in. Please log in.'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function createPlayer(prefix: string): Promise<string> {
  const username = createUniqueUsername(prefix)
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  return username
}

/** Collects a page's uncaught errors, and its console errors and warnings that do not match `allowedPattern`. */
function collectMessages(page: Page, allowedPattern = /401/): readonly string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !allowedPattern.test(message.text())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

const getToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))
const getAccountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account menu of / })
/** Simulates that the page regains focus, which triggers a poll unless one has started in the last 5 s. */
const focusPage = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('focus')))
const fetchMemberStatus = async (token: string | null) =>
  (await fetchPath(`${brand}.localhost`, '/wps/member/info', { authorization: `Bearer ${token ?? ''}` })).status

async function logOut(page: Page): Promise<void> {
  await getAccountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('alertdialog', { name: 'Log out' }).getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(getAccountMenu(page)).toBeHidden()
}

/** Expects exactly one dialog, which says that the player is not logged in, and no stored token. Closes the dialog. */
async function expectSessionEndedDialog(page: Page): Promise<void> {
  const sessionEndedDialog = page.getByRole('alertdialog')
  await expect(sessionEndedDialog).toHaveText(new RegExp(notLoggedInMessage.replaceAll('.', '\\.')))
  await expect(sessionEndedDialog).toHaveCount(1)
  expect(await getToken(page)).toBeNull()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await sessionEndedDialog.getByRole('button', { name: 'OK' }).click()
  await expect(sessionEndedDialog).toHaveCount(0)
}

test('logging out in one tab logs the account out in all tabs, even with separate sessions, but no other account', async ({ page }) => {
  const username = await createPlayer('tabs')
  const [otherTab, unrelatedTab] = [await page.context().newPage(), await page.context().newPage()]
  const messages = [otherTab, unrelatedTab].map((tab) => collectMessages(tab, /^$/))
  await logIn(unrelatedTab, brand, await createPlayer('tabs'), password)
  await logIn(otherTab, brand, username, password)
  await logIn(page, brand, username, password)
  const [ownToken, otherToken, unrelatedToken] = [await getToken(page), await getToken(otherTab), await getToken(unrelatedTab)]
  expect(ownToken).not.toBe(otherToken)
  await logOut(page)
  await expect(getAccountMenu(otherTab)).toBeHidden()
  expect(await getToken(otherTab)).toBeNull()
  await expect
    .poll(async () => [await fetchMemberStatus(ownToken), await fetchMemberStatus(otherToken), await fetchMemberStatus(unrelatedToken)])
    .toEqual([401, 401, 200])
  for (const tab of [otherTab, unrelatedTab]) {
    await focusPage(tab)
    await expect(tab.getByRole('alertdialog')).toHaveCount(0)
  }
  await expect(getAccountMenu(unrelatedTab)).toBeVisible()
  expect(messages).toEqual([[], []])
})

test('a tab opened from another shares its session, and is logged out with it without a message', async ({ page }) => {
  await openAs(page, brand, '/index', await createPlayer('twin'), password)
  const popupEvent = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/index'))
  const openedTab = await popupEvent
  const messages = collectMessages(openedTab, /^$/)
  await expect(getAccountMenu(openedTab)).toBeVisible()
  let release = (): void => undefined
  const responseGate = new Promise<void>((resolve) => (release = resolve))
  await openedTab.route('**/wps/**', async (route) => {
    if (route.request().headers()['authorization'] === undefined) return route.continue()
    await responseGate
    return route.continue().catch(() => undefined)
  })
  const detailsRequest = openedTab.waitForRequest('**/wps/member/details')
  await openCentre(openedTab, 'My account')
  await detailsRequest
  await logOut(page)
  release()
  await expect(openedTab.getByRole('banner').getByText('Log in').first()).toBeVisible()
  expect(await getToken(openedTab)).toBeNull()
  await expect(openedTab.getByRole('dialog')).toHaveCount(0)
  await focusPage(openedTab)
  await expect(openedTab.getByRole('dialog')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a tab whose session was ended elsewhere detects it at its next request, shows one message, and then the page for visitors (R-ERRORS-13)', async ({
  page,
}) => {
  await openAs(page, brand, '/index', await createPlayer('twin'), password)
  const popupEvent = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/index'))
  const openedTab = await popupEvent
  const messages = collectMessages(openedTab)
  await expect(getAccountMenu(openedTab)).toBeVisible()
  expect(await getToken(openedTab)).toBe(await getToken(page))
  await openCentre(openedTab, 'My account')
  const headers = { authorization: `Bearer ${(await getToken(openedTab)) ?? ''}` }
  expect((await send(testServer.port, 'DELETE', '/wps/session/logout', { host: `${brand}.localhost`, headers })).status).toBe(200)
  await focusPage(openedTab)
  await expectSessionEndedDialog(openedTab)
  await expect(openedTab.getByRole('dialog')).toHaveCount(0)
  await expect(openedTab.getByRole('banner').getByText('Log in').first()).toBeVisible()
  await focusPage(openedTab)
  await openedTab.reload()
  await expect(openedTab.getByRole('banner').getByText('Log in').first()).toBeVisible()
  await expect(openedTab.getByRole('alertdialog')).toHaveCount(0)
  expect(messages).toEqual([])
})

test('a player logged out from another browser during a game sees that they are logged out, logs in, and is back in the game', async ({
  page,
  browser,
  tolerance,
}) => {
  tolerance.allow(/401/)
  const username = await createPlayer('midgame')
  await openAs(page, brand, '/game?game=evg-aurora-baccarat&vendor=EVG', username, password)
  const dealButton = page.frameLocator('iframe').getByRole('button', { name: 'Deal' })
  await expect(dealButton).toBeVisible()
  const originalToken = await getToken(page)

  const context = await browser.newContext()
  await context.addInitScript({ content: closedPopupsScript })
  const otherPage = await context.newPage()
  const messages = collectMessages(otherPage)
  await openAs(otherPage, brand, lightweightPath, username, password)
  const centre = await openCentre(otherPage, 'My account', 'My account')
  await centre.getByRole('button', { name: 'Log out', exact: true }).click()
  const confirmDialog = otherPage.getByRole('dialog', { name: 'Log out of the selected device?' })
  await confirmDialog.getByLabel('Password', { exact: true }).fill(password)
  await confirmDialog.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(centre.getByText('You are not logged in anywhere else.')).toBeVisible()
  expect(await fetchMemberStatus(originalToken)).toBe(401)

  await focusPage(page)
  await expectSessionEndedDialog(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await expect(dealButton).toBeVisible()
  await expect(page).toHaveURL(/\/game\?game=evg-aurora-baccarat/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await fetchMemberStatus(await getToken(otherPage))).toBe(200)
  expect(messages).toEqual([])
  await context.close()
})
