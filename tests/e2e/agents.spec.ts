import { runAdminCommand, expect, findAccessibilityViolations, logIn, test } from './fixtures.ts'
import { callLogin, openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'

/** Creates an agent and players in the agent's downline. */
async function createAgent(username: string, memberNames: readonly string[]): Promise<void> {
  const createAccount = (name: string, overrides: object): Promise<unknown> =>
    runAdminCommand('create-account', { brand, username: name, type: 0, password: 'aLong-Secret-1', ...overrides })
  await createAccount(username, { type: 1 })
  for (const name of memberNames) await createAccount(name, { upline: username })
}

test('an agent sees their own downline page by page, and finds a member by name, but no one else’s downline (R-ROLES-03)', async ({
  page,
}) => {
  const agent = createUniqueUsername('captain')
  const memberPrefix = createUniqueUsername('mate')
  await createAgent(
    agent,
    Array.from({ length: 23 }, (_, index) => `${memberPrefix}n${String(index + 1)}`),
  )
  await openAs(page, brand, lightweightPath, agent, 'aLong-Secret-1')
  const centre = await openCentre(page, 'Agent centre', 'Team management')
  const members = centre.locator('section ul > li')
  await expect(members).toHaveCount(20)
  await expect(members.first()).toContainText(`${memberPrefix}n23`)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('button', { name: 'Page 2' }).click()
  await expect(members).toHaveCount(3)
  await centre.getByRole('searchbox').fill(`${memberPrefix}n2`.toUpperCase())
  await expect(members.locator('strong')).toHaveText(['23', '22', '21', '20', '2'].map((suffix) => `${memberPrefix}n${suffix}`))
  await centre.getByRole('searchbox').fill('player')
  await expect(centre.getByText('No member found')).toBeVisible()
  await centre.getByRole('searchbox').fill('')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(members.locator('strong')).toHaveText(['3', '2', '1'].map((suffix) => `${memberPrefix}n${suffix}`))
  const overflows = await centre.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('section *')].some((element) => element.getBoundingClientRect().right > 321),
  )
  expect(overflows).toBe(false)
})

test('an agent registers a downline member by the brand’s rules, who is listed and can log in (R-ROLES-17)', async ({ page }) => {
  const [agent, existingMember, newMember] = [
    createUniqueUsername('skipper'),
    createUniqueUsername('oldhand'),
    createUniqueUsername('newhand'),
  ]
  await createAgent(agent, [existingMember])
  await openAs(page, brand, lightweightPath, agent, 'aLong-Secret-1')
  const centre = await openCentre(page, 'Agent centre', 'Team management')
  const members = centre.locator('section ul > li strong')
  await expect(members).toHaveText([existingMember])
  const openPage = (name: string): Promise<void> => centre.getByRole('navigation').getByRole('button', { name, exact: true }).click()
  await openPage('Register account')
  await centre.getByRole('textbox', { name: 'Username' }).fill(newMember)
  await centre.locator('input[name="password"]').fill('Weigh-Anchor-7')
  const submitButton = centre.getByRole('button', { name: 'Register', exact: true })
  await submitButton.click()
  await expect(centre.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('textbox', { name: 'Email' }).fill(`${newMember}@example.com`)
  await centre.getByRole('textbox', { name: 'Date of birth' }).fill('1990-05-05')
  await centre.getByRole('checkbox').check()
  const registerResponse = page.waitForResponse('**/wps/agent/register')
  await submitButton.click()
  expect((await registerResponse).status()).toBe(200)
  await expect(centre.getByText(`${newMember} is registered`)).toBeVisible()
  await openPage('Team management')
  await expect(members).toHaveText([newMember, existingMember])
  await page.evaluate(() => sessionStorage.clear())
  await logIn(page, brand, newMember, 'Weigh-Anchor-7')
})

test('an agent navigates down the downline and back up, and freezes a direct downline member, who can no longer log in', async ({
  page,
}) => {
  const [agent, subAgent, player] = [createUniqueUsername('admiral'), createUniqueUsername('bosun'), createUniqueUsername('topman')]
  await createAgent(agent, [])
  await runAdminCommand('create-account', { brand, username: subAgent, type: 1, password: 'aLong-Secret-1', upline: agent })
  await runAdminCommand('create-account', {
    brand,
    username: player,
    type: 0,
    password: 'aLong-Secret-1',
    upline: subAgent,
    balance: '12.50',
  })
  await openAs(page, brand, lightweightPath, agent, 'aLong-Secret-1')
  const centre = await openCentre(page, 'Agent centre', 'Team management')
  const members = centre.locator('section ul > li')
  const names = members.locator('strong')
  await centre.getByRole('button', { name: subAgent }).first().click()
  await expect(names).toHaveText([player])
  await expect(members).toContainText('12.50')
  await expect(members.getByRole('button')).toHaveCount(0)
  const breadcrumb = centre.getByRole('navigation', { name: 'Path in your downline' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['You', subAgent])
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await breadcrumb.getByRole('button', { name: 'You' }).click()
  await expect(names).toHaveText([subAgent])
  await expect(breadcrumb).toBeHidden()
  await centre.getByRole('button', { name: new RegExp(`^Freeze ?: ${subAgent}$`) }).click()
  await page.getByRole('alertdialog', { name: 'Freeze this account?' }).getByRole('button', { name: 'Freeze' }).click()
  await expect(members).toContainText('Frozen')
  await expect(centre.getByRole('button', { name: new RegExp(`^Unfreeze ?: ${subAgent}$`) })).toBeVisible()
  await expect(callLogin(brand, subAgent, 'aLong-Secret-1')).rejects.toThrow('could not log in')
})
