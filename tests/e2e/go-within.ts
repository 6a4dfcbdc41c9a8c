import type { Page } from '@playwright/test'

/** Goes on within the site, as a link does. False where the page that is being left asks first. */
export const goWithin = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return location.pathname === new URL(to, location.href).pathname
  }, path)
