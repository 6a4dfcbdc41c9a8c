import type { Page, Request } from '@playwright/test'
import { waitForHydration } from './wait-for-page.ts'
import { fetchPath, runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'

/** Opens the login page of a brand, and fills in and submits the form. */
async function submitLogin(page: Page, username: string, password: string, targetBrand = brand): Promise<void> {
  await page.goto(getBrandUrl(targetBrand, '/login'))
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
}

test('an agent-side account that logs in on a member-side brand gets a message (R-ERRORS-25)', async ({ page, tolerance }) => {
  tolerance.allow(/40[0-9]/)
  const username = createUniqueUsername('agent')
  await runAdminCommand('create-account', { brand, username, type: 2, password: 'Rightpass1!' })
  await runAdminCommand('set-side', { brand, username, side: 'agent' })
  await submitLogin(page, username, 'Rightpass1!')
  await expect(page.getByRole('dialog').getByText('Non-member account, unable to login.')).toBeVisible()
})

test('a member-side account that logs in on an agent-side brand gets a message (R-ERRORS-24)', async ({ page, tolerance }) => {
  tolerance.allow(/40[0-9]/)
  writeBrand('agents-side', 'base', {
    'languages.json': { default: 'EN', followVisitor: false },
    'merchant.json': { extends: 'base', name: 'Agents', code: 'AGENTSSIDE', domains: [], side: 'agent' },
  })
  await expect.poll(async () => (await fetchPath('agents-side.localhost', '/login')).status).toBe(200)
  const username = createUniqueUsername('member')
  await runAdminCommand('create-account', { brand: 'agents-side', username, type: 0, password: 'Rightpass1' })
  await runAdminCommand('set-side', { brand: 'agents-side', username, side: 'member' })
  await submitLogin(page, username, 'Rightpass1', 'agents-side')
  await expect(page.getByRole('dialog').getByText('Non-agents cannot log in.')).toBeVisible()
})

test('resetting the password of an unknown account shows that it does not exist, if the brand enables this (R-ERRORS-16)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422/)
  writeBrand('reveals', 'base', {
    'languages.json': { default: 'EN', followVisitor: false },
    'settings.json': { unknownAccounts: 'revealed' },
  })
  await expect.poll(async () => (await fetchPath('reveals.localhost', '/login')).status).toBe(200)
  await page.goto(getBrandUrl('reveals', '/login'))
  await page.locator('dialog[open]').getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  const unknownUsername = createUniqueUsername('nobody')
  await dialog.getByLabel('Username').fill(unknownUsername)
  await dialog.getByLabel('Email', { exact: true }).fill(`${unknownUsername}@example.com`)
  await dialog.getByRole('button', { name: 'Send temporary password' }).click()
  await expect(dialog.getByText('Username/Email does not exist.')).toBeVisible()
})

test('a chunk that times out shows a message, and loads on retry (R-ERRORS-15)', async ({ page }) => {
  writeBrand('latechunks', 'base', {
    'languages.json': { default: 'EN', followVisitor: false },
    'settings.json': { times: { chunkTimeoutSeconds: 6 } },
  })
  await expect.poll(async () => (await fetchPath('latechunks.localhost', '/index')).status).toBe(200)
  const listRequestedUrls = async (path: string): Promise<ReadonlySet<string>> => {
    const requestedUrls = new Set<string>()
    const recordUrl = (request: Request): void => void requestedUrls.add(request.url())
    page.on('request', recordUrl)
    await page.goto(getBrandUrl('latechunks', path))
    await waitForHydration(page)
    page.off('request', recordUrl)
    return requestedUrls
  }
  const helpUrls = await listRequestedUrls('/help')
  const homeUrls = await listRequestedUrls('/index')
  const isHelpChunk = (url: URL): boolean =>
    /\/assets\/view-.*\.js$/.test(url.pathname) && helpUrls.has(url.href) && !homeUrls.has(url.href)
  let pendingRequestCount = 0
  await page.route(isHelpChunk, () => void pendingRequestCount++)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href^="/help"]')?.click())
  const main = page.getByRole('main')
  await expect(main.getByText('The page took too long to load. Please try again.').first()).toBeVisible()
  expect(pendingRequestCount).toBeGreaterThan(0)
  await page.unroute(isHelpChunk)
  // Each widget that failed to load has its own retry button.
  await expect(async () => {
    const retryButton = main.getByRole('button', { name: 'Try again' })
    if ((await retryButton.count()) > 0) await retryButton.first().click()
    await expect(main.getByText('The page took too long to load. Please try again.')).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('a response without an error code is shown as an unknown error (R-ERRORS-17)', async ({ page, tolerance }) => {
  tolerance.allow(/500/)
  await page.route('**/wps/session/login', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await submitLogin(page, 'player', 'whatever1A')
  await expect(page.getByRole('dialog').getByText('Unknown error. Please try again.')).toBeVisible()
})

test('a login request that fails on the network shows a message, and the form can be submitted again (R-ERRORS-14)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/ERR_FAILED/)
  await page.route('**/wps/**/login*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await submitLogin(page, 'player', 'whatever1A')
  await expect(page.getByRole('dialog').getByText('Network abnormal. Please check your connection and try again.')).toBeVisible()
  await expect(page.getByRole('dialog').locator('button[type="submit"]')).toBeEnabled()
})

test('a blocked pop-up window is reported, with instructions (R-ERRORS-19)', async ({ page }) => {
  await page.addInitScript(() => void (window.open = () => null))
  await page.goto(getBrandUrl(brand, '/customerService'))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(
    page.getByRole('alertdialog').getByText('The pop-up was blocked. Please allow pop-ups for this site and try again.'),
  ).toBeVisible()
})

test('repeated, redirected, superseded or aborted navigation causes no errors, and the site still works (R-ERRORS-36)', async ({
  page,
}) => {
  await openAs(page, brand, '/')
  await expect(page).toHaveURL(getBrandUrl(brand, '/index'))
  const liveLink = page.locator('header a[href="/live"]').first()
  await liveLink.click()
  await liveLink.click()
  await expect(page).toHaveURL(getBrandUrl(brand, '/live'))
  await page.evaluate(() => {
    for (const path of ['/sports', '/index']) document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click()
  })
  await expect(page).toHaveURL(getBrandUrl(brand, '/index'))
  await page.goto(getBrandUrl(brand, '/game?game=evg-aurora-baccarat&vendor=EVG'))
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Deal' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Opening' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
})
