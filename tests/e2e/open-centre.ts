import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A page with few requests, for tests of overlays. */
export const lightweightPath = '/join'

/** Title of each centre, by its entry in the account menu. */
const centreTitles = { 'Agent centre': 'Agent centre', 'My account': 'Member centre' } as const

/** Opens a centre from the account menu of the header, and then a page of its menu, if given. */
export async function openCentre(page: Page, entry: keyof typeof centreTitles, pageName?: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu of / })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
  const centre = page.getByRole('dialog', { name: centreTitles[entry] })
  if (pageName === undefined) await expect(centre).toBeVisible()
  else {
    await centre.getByRole('navigation').getByRole('button', { name: pageName, exact: true }).first().click()
    await expect(centre.getByRole('heading', { level: 3, name: pageName })).toBeVisible()
  }
  return centre
}
