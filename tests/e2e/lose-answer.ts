import type { Page } from '@playwright/test'
import { place } from './place.ts'

/** Has every request to a path arrive and its answer be lost on the way back, until what it gives is called. */
export async function loseAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  const asked = `**${path}`
  await page.route(asked, async (route) => {
    const { pathname, host } = new URL(route.request().url())
    await route.fetch({ url: `http://127.0.0.1:${String(place.port)}${pathname}`, headers: { ...route.request().headers(), host } })
    await route.abort()
  })
  return () => page.unroute(asked)
}
