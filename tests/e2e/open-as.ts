import { expect, type Page } from '@playwright/test'
import type { LoginResult, Permission } from '../../src/generated/api.ts'
import { callServer } from '../platform/call-server.ts'
import { fetchPath, getBrandUrl, testServer } from './test-server.ts'

/** Logs in through the API on a brand's host, from another local address if given. Throws if the login is rejected. */
export async function callLogin(
  brand: string,
  username: string,
  password = testServer.password,
  localAddress?: string,
): Promise<LoginResult> {
  const host = `${brand}.localhost`
  const status = JSON.parse((await fetchPath(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }
  const input = { username, password, type: 'username' }
  const { body, text } = await callServer(testServer.port, status.value.info.publicKey, 'session.login', input, {
    host,
    from: localAddress,
  })
  if (body.success !== true) throw new Error(`${username} could not log in: ${text}`)
  return body.value as LoginResult
}

/** An empty page for the brand's origin, without scripts or requests. */
const blankPage = '<!doctype html><link rel="icon" href="data:,">'

/**
 * Opens a page as a logged-in account: logs in through the API, puts the token into session storage, and sets the
 * cookie `member`. Resolves once the site is rendered for the account. Tests of the login itself use the form
 * (`logIn`).
 */
export async function openAs(page: Page, brand: string, path: string, username = 'player', password = testServer.password): Promise<void> {
  const { token } = await callLogin(brand, username, password)
  await page.route(getBrandUrl(brand, '/blank'), (route) => route.fulfill({ contentType: 'text/html', body: blankPage }), { times: 1 })
  await page.goto(getBrandUrl(brand, '/blank'))
  await page.evaluate((storedToken) => {
    sessionStorage.clear()
    sessionStorage.setItem('token', storedToken)
    document.cookie = 'member=1; path=/; samesite=lax'
  }, token)
  await page.goto(getBrandUrl(brand, path))
  await expect(page.locator('#root > *').first()).toBeAttached()
}
