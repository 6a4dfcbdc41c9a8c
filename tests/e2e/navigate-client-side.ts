import type { Page } from '@playwright/test'

/** Navigates without a page load. Resolves to `false` if the current page asks for confirmation first. */
export const navigateClientSide = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return location.pathname === new URL(to, location.href).pathname
  }, path)
