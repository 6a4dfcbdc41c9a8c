import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

test('platform information shows the operator’s messages: opening one marks it as read and updates the badge, and it can be deleted (R-MEMBER-CENTRE-17)', async ({
  page,
}) => {
  const username = createUniqueUsername('reader')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  for (const title of ['A first message', 'A second message'])
    await runAdminCommand('send-message', { brand, to: username, texts: { 'title.EN': title, 'content.EN': `${title}, with more in it.` } })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account')
  const entry = centre.getByRole('navigation').getByRole('button', { name: /^Platform information/ })
  await expect(entry).toContainText('2')
  await entry.click()
  await expect(centre.getByRole('heading', { level: 3, name: 'Platform information' })).toBeVisible()
  await expect(centre.getByText('2 unread messages')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])

  await centre.getByText('A first message', { exact: true }).click()
  await expect(centre.getByText('A first message, with more in it.')).toBeVisible()
  await expect(centre.getByText('1 unread message', { exact: true })).toBeVisible()
  await expect(entry).toContainText('1')
  await centre.getByRole('button', { name: 'Delete : A first message' }).click()
  await centre.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(centre.getByText('A first message', { exact: true })).toHaveCount(0)

  await centre.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(centre.getByText('You have read everything.')).toBeVisible()
  await expect(entry).not.toContainText('1')
  await centre.getByRole('tab', { name: 'Unread' }).click()
  await expect(centre.getByText('No messages here')).toBeVisible()
  await centre.getByRole('tab', { name: 'Read', exact: true }).click()
  await expect(centre.getByText('A second message', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await centre.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(false)
})
