import type { Page } from '@playwright/test'
import { testServer } from './test-server.ts'

/** Forwards requests for a path to the server, but drops the responses. Returns a function that stops this. */
export async function dropResponse(page: Page, path: string): Promise<() => Promise<void>> {
  const hasPath = ({ pathname }: URL): boolean => pathname === path
  await page.route(hasPath, async (route) => {
    const { pathname, search, host } = new URL(route.request().url())
    const url = `http://127.0.0.1:${String(testServer.port)}${pathname}${search}`
    await route.fetch({ url, headers: { ...route.request().headers(), host } })
    await route.abort()
  })
  return () => page.unroute(hasPath)
}
