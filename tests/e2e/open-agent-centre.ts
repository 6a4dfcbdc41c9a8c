import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Opens a page of the agent centre from the bar. */
export async function openAgentCentre(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click()
  await page.getByRole('menuitem', { name: 'Agent center' }).click()
  const centre = page.locator('dialog[open]')
  await centre.getByRole('navigation').getByRole('button', { name, exact: true }).first().click()
  await expect(centre.getByRole('heading', { level: 3, name })).toBeVisible()
  return centre
}
