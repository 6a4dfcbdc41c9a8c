import { expect, type Page } from '@playwright/test'
import type { LoginResult, Permission } from '../../src/generated/api.ts'
import { callServer } from '../platform/call-server.ts'
import { fetchPath, brandUrl, testServer } from './test-server.ts'

/** Logs in by the call, at a brand's own host; from another address of this machine where one is given. */
export async function callLogin(brand: string, username: string, password = testServer.password, from?: string): Promise<LoginResult> {
  const host = `${brand}.localhost`
  const status = JSON.parse((await fetchPath(host, `/wps/system/status?url=${host}`)).text) as { value: Permission }
  const input = { username, password, type: 'username' }
  const { body, text } = await callServer(testServer.port, status.value.info.publicKey, 'session.login', input, { host, from })
  if (body.success !== true) throw new Error(`${username} could not log in: ${text}`)
  return body.value as LoginResult
}

/** A page of the brand's own origin that starts nothing and asks for nothing. */
const blank = '<!doctype html><link rel="icon" href="data:,">'

/**
 * Opens a page as somebody who has logged in before, and whom nobody in this tab came before: the token stands where
 * the site keeps it. The site is rendered once it knows whose it is, and then this settles. The journeys that show how
 * one logs in type it (`logIn`).
 */
export async function openAs(page: Page, brand: string, path: string, username = 'player', password = testServer.password): Promise<void> {
  const { token } = await callLogin(brand, username, password)
  await page.route(brandUrl(brand, '/blank'), (route) => route.fulfill({ contentType: 'text/html', body: blank }), { times: 1 })
  await page.goto(brandUrl(brand, '/blank'))
  await page.evaluate((secret) => {
    sessionStorage.clear()
    sessionStorage.setItem('token', secret)
    document.cookie = 'member=1; path=/; samesite=lax'
  }, token)
  await page.goto(brandUrl(brand, path))
  await expect(page.locator('#root > *').first()).toBeAttached()
}
