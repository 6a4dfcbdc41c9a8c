import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
let agent = ''
test.beforeAll(async () => void (agent = await createAgent()))
test.afterAll(() => runAdminCommand('set-flag', { brand, flag: 'AGENTPOLICY3', on: false }))

/** Creates an agent who may offer every kind of contract, with one player in the downline. */
async function createAgent(): Promise<string> {
  const username = createUniqueUsername('steward')
  await runAdminCommand('set-flag', { brand, flag: 'AGENTPOLICY3', on: true })
  await runAdminCommand('create-account', { brand, username, type: 1, password })
  for (const kind of ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'])
    await runAdminCommand('set-contract', { brand, username, kind, on: true })
  await runAdminCommand('create-account', {
    brand,
    username: createUniqueUsername('deckhand'),
    type: 0,
    password,
    upline: username,
    balance: '25.00',
  })
  return username
}

const pages = [
  ['Announcement', /./, 'R-AGENT-CENTRE-05'],
  ['Team overview', /People in the team|Team/, 'R-AGENT-CENTRE-06'],
  ['Register account', /Username/, 'R-AGENT-CENTRE-07'],
  ['Team management', /Members in your downline: 1/, 'R-AGENT-CENTRE-08'],
  ['Team betting', /No bets in this period/, 'R-AGENT-CENTRE-09'],
  ['User profit and loss', /deckhand/, 'R-AGENT-CENTRE-10'],
  ['My income', /No income in this period/, 'R-AGENT-CENTRE-11'],
  ['Transaction details', /deckhand/, 'R-AGENT-CENTRE-12'],
  ['Dividend', /Settled and paid after each period/, 'R-AGENT-CENTRE-13'],
  ['Daily salary', /Paid every day/, 'R-AGENT-CENTRE-14'],
  ['Hourly salary', /paid after each hour/, 'R-AGENT-CENTRE-15'],
  ['Real-time salary', /every 5 minutes/, 'R-AGENT-CENTRE-16'],
] as const
test(`the agent centre has each of its pages, with the content on the right (${pages.map(([, , id]) => id).join(', ')})`, async ({
  page,
}) => {
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre')
  for (const [name, expectedText] of pages) {
    await centre.getByRole('navigation').getByRole('button', { name, exact: true }).first().click()
    await expect(centre.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(centre.locator('section').getByText(expectedText).first(), name).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dialog[open]'), name).toEqual([])
  }
})

test('the menu on the left changes the content of the agent centre (R-AGENT-CENTRE-02)', async ({ page }) => {
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre')
  const menu = centre.getByRole('navigation')
  for (const name of ['My income', 'Team management']) {
    await menu.getByRole('button', { name, exact: true }).click()
    const heading = centre.getByRole('heading', { level: 3, name })
    await expect(heading).toBeVisible()
    const [menuBox, headingBox] = await Promise.all([menu.boundingBox(), heading.boundingBox()])
    expect((menuBox?.x ?? 0) + (menuBox?.width ?? 0)).toBeLessThanOrEqual(headingBox?.x ?? 0)
  }
})

test('the agent centre closes with its button (R-AGENT-CENTRE-03)', async ({ page }) => {
  await openAs(page, brand, lightweightPath, agent, password)
  const centre = await openCentre(page, 'Agent centre')
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(centre).toBeHidden()
})
