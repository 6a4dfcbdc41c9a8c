import type { Page } from '@playwright/test'
import { testServer } from './test-server.ts'

/** Forwards requests to a path to the server, but drops their responses, until the returned function is called. */
export async function dropResponse(page: Page, path: string): Promise<() => Promise<void>> {
  const urlPattern = `**${path}`
  await page.route(urlPattern, async (route) => {
    const { pathname, host } = new URL(route.request().url())
    await route.fetch({ url: `http://127.0.0.1:${String(testServer.port)}${pathname}`, headers: { ...route.request().headers(), host } })
    await route.abort()
  })
  return () => page.unroute(urlPattern)
}
