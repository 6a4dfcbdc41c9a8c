import type { Locator, Page, Request } from '@playwright/test'
import { waitForHydration } from './wait-for-page.ts'
import { control, expect, findAccessibilityViolations, logIn, brandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, quietPage } from './open-centre.ts'
import { uniqueUsername } from './unique-username.ts'
import { recordBodies } from './record-bodies.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const pages = {
  dividend: 'Dividend',
  dailySalary: 'Daily salary',
  hourlySalary: 'Hourly salary',
  realtimeSalary: 'Real-time salary',
} as const
type Kind = keyof typeof pages

const switchContracts = (on: boolean): Promise<unknown> => control('set-flag', { brand, flag: 'AGENTPOLICY3', on })
const permit = (username: string, kind: Kind, on = true): Promise<unknown> => control('set-contract', { brand, username, kind, on })
test.afterAll(() => switchContracts(false))

/** Creates a chain of agents, each a direct downline member of the previous one, with these username prefixes. */
async function createChain<Stems extends readonly string[]>(...stems: Stems): Promise<{ [At in keyof Stems]: string }> {
  const names = stems.map(uniqueUsername)
  for (const [at, username] of names.entries())
    await control('create-account', { brand, username, type: 1, password, ...(at > 0 && { upline: names[at - 1] }) })
  return names as { [At in keyof Stems]: string }
}

/** Logs in instead of the previous account, and opens a page of contracts. */
async function enter(page: Page, username: string, kind: Kind): Promise<Locator> {
  await openAs(page, brand, quietPage, username, password)
  return openCentre(page, 'Agent centre', pages[kind])
}

const part = (centre: Locator, name: 'above you' | 'below you'): Locator =>
  centre.getByRole('region', { name: name === 'above you' ? 'Contract with your upline' : 'Contracts with your downline' })
const press = (within: Locator, name: string): Promise<void> => within.getByRole('button', { name, exact: true }).click()

/** Performs and confirms a step of the first contract of a section. */
async function take(within: Locator, step: string): Promise<void> {
  const card = within.getByRole('listitem').first()
  await press(card, step)
  await press(card.getByRole('group'), step)
  await expect(card.getByRole('group')).toBeHidden()
}

type Terms = Readonly<Record<string, string>> & { readonly Agent: string }

/** Fills in and submits the form. */
async function sendOffer(centre: Locator, terms: Terms): Promise<void> {
  await press(centre, 'Offer contract')
  for (const [name, value] of Object.entries(terms)) await centre.getByRole('textbox', { name, exact: true }).fill(value)
  await press(centre, 'Send offer')
}

/** Offers a contract, and waits until the platform has accepted it. */
async function offer(centre: Locator, terms: Terms): Promise<void> {
  await sendOffer(centre, terms)
  await expect(centre.getByText(`We have sent your offer to ${terms.Agent}.`)).toBeVisible()
}

test('contract info is requested after a login and on a start with a session if the flag AGENTPOLICY3 is on, and never if it is off (R-FLAGS-11)', async ({
  page,
}) => {
  const [quartermaster] = await createChain('quartermaster')
  await permit(quartermaster, 'dividend')
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/agent/contractInfo') requests.push(request)
  })
  const menu = page.locator('dialog[open]').getByRole('navigation').getByRole('button')
  await logIn(page, brand, quartermaster, password)
  await openCentre(page, 'Agent centre', 'Team management')
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Team management' })).toBeVisible()
  await waitForHydration(page)
  expect(requests).toEqual([])
  expect((await menu.allTextContents()).filter((name) => Object.values<string>(pages).includes(name))).toEqual([])

  await switchContracts(true)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(brandUrl(brand))
  await waitForHydration(page)
  expect(requests).toEqual([])
  await logIn(page, brand, quartermaster, password)
  await openCentre(page, 'Agent centre', pages.dividend)
  expect(requests.map((request) => [request.method(), request.headers()['authorization']?.slice(0, 7)])).toEqual([['GET', 'Bearer ']])
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: pages.dividend })).toBeVisible()
  expect(requests).toHaveLength(2)
})

const flags = [
  ['dividend', 'R-FLAGS-13'],
  ['dailySalary', 'R-FLAGS-14'],
  ['hourlySalary', 'R-FLAGS-15'],
  ['realtimeSalary', 'R-FLAGS-16'],
] as const
for (const [kind, id] of flags)
  test(`the page of ${kind} is in the menu with its own flag, and only this one of the four (${id})`, async ({ page }) => {
    await switchContracts(true)
    const [agent] = await createChain(`only${kind.slice(0, 6)}`)
    await permit(agent, kind)
    const centre = await enter(page, agent, kind)
    const names = await centre.getByRole('navigation').getByRole('button').allTextContents()
    expect(names.filter((name) => Object.values<string>(pages).includes(name))).toEqual([pages[kind]])
  })

test('an agent offers a contract, which the lower agent finds on its page, reads and accepts (R-CONTRACTS-01, R-ROLES-20, R-ROLES-21)', async ({
  page,
}) => {
  await switchContracts(true)
  const steps = await recordBodies(page, '/wps/agent/contracts/step')
  const [magnate, broker] = await createChain('magnate', 'broker')
  await permit(magnate, 'dividend')
  let centre = await enter(page, magnate, 'dividend')
  await expect(part(centre, 'above you')).toBeHidden()
  const terms = { Agent: broker, 'Period valid bets': '5000', 'Period profit and loss': '250.5', 'Active members': '5' }
  await sendOffer(centre, { ...terms, Rate: '101' })
  await expect(centre.getByRole('combobox', { name: 'Period' })).toBeFocused()
  for (const expected of ['Please choose a period.', 'Enter more than 0 and up to 100'])
    await expect(centre.getByText(expected)).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('textbox', { name: 'Rate' }).fill('3.5')
  await centre.getByRole('combobox', { name: 'Period' }).selectOption('Twice a month')
  await press(centre, 'Send offer')
  await expect(centre.getByText(`We have sent your offer to ${broker}.`)).toBeVisible()
  await expect(part(centre, 'below you').getByRole('listitem')).toContainText('Offered')

  centre = await enter(page, broker, 'dividend')
  const own = part(centre, 'above you')
  for (const expected of [magnate, 'Offered', 'Twice a month', '5,000', '250.5', '3.5%'])
    await expect(own.getByRole('listitem')).toContainText(expected)
  await press(own, 'Accept')
  await expect(own.getByRole('group')).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(own.getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(own.getByRole('listitem').getByText('Active', { exact: true })).toBeVisible()
  expect(steps).toEqual([expect.objectContaining({ step: 'accept' })])
  await expect(centre.getByText(`Your contract with ${magnate} is now active.`)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await centre.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('section *')].some((one) => one.getBoundingClientRect().right > 321),
  )
  expect(wide).toBe(false)
})

test('an agent can request to end the contracts with the upline and with a downline agent; no offer exceeds their own rate (R-ROLES-22)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422/)
  await switchContracts(true)
  const [dealer, trader, clerk] = await createChain('dealer', 'trader', 'clerk')
  await permit(dealer, 'dailySalary')
  let centre = await enter(page, dealer, 'dailySalary')
  await offer(centre, { Agent: trader, 'Turnover per day': '1000', Rate: '5' })
  centre = await enter(page, trader, 'dailySalary')
  await take(part(centre, 'above you'), 'Accept')
  await sendOffer(centre, { Agent: clerk, 'Turnover per day': '800', Rate: '5.01' })
  await expect(centre.getByText('Your own rate is 5%.')).toBeVisible()
  await centre.getByRole('textbox', { name: 'Rate' }).fill('4')
  await press(centre, 'Send offer')
  await expect(centre.getByText(`We have sent your offer to ${clerk}.`)).toBeVisible()
  await take(part(await enter(page, clerk, 'dailySalary'), 'above you'), 'Accept')
  centre = await enter(page, trader, 'dailySalary')
  for (const side of ['above you', 'below you'] as const) {
    await expect(part(centre, side).getByRole('listitem')).toContainText('Active')
    await take(part(centre, side), 'Request to end')
    await expect(part(centre, side).getByRole('listitem')).toContainText('It stays active until they agree.')
  }
})

test('the other side decides whether a contract ends; the page with its terms and settlements stays', async ({ page }) => {
  await switchContracts(true)
  const [banker, teller] = await createChain('banker', 'teller')
  await permit(banker, 'dailySalary')
  await offer(await enter(page, banker, 'dailySalary'), { Agent: teller, 'Turnover per day': '1000', Rate: '5' })
  await take(part(await enter(page, teller, 'dailySalary'), 'above you'), 'Accept')
  await take(part(await enter(page, banker, 'dailySalary'), 'below you'), 'Request to end')
  const centre = await enter(page, teller, 'dailySalary')
  const own = part(centre, 'above you').getByRole('listitem')
  await expect(own).toContainText(`${banker} has asked to end this contract.`)
  await take(part(centre, 'above you'), 'End contract')
  await expect(own).toContainText(`${banker} asked to end it, and you agreed.`)
  const menu = centre.getByRole('navigation')
  await menu.getByRole('button', { name: 'Team management', exact: true }).click()
  await menu.getByRole('button', { name: pages.dailySalary, exact: true }).click()
  await expect(own).toContainText(`${banker} asked to end it, and you agreed.`)
})

test('before accepting a lower rate, an agent sees which downline contracts will end', async ({ page }) => {
  await switchContracts(true)
  const [owner, master, mate] = await createChain('owner', 'master', 'mate')
  await permit(owner, 'dailySalary')
  await offer(await enter(page, owner, 'dailySalary'), { Agent: master, 'Turnover per day': '1000', Rate: '5' })
  let centre = await enter(page, master, 'dailySalary')
  await take(part(centre, 'above you'), 'Accept')
  await offer(centre, { Agent: mate, 'Turnover per day': '1000', Rate: '4' })
  await take(part(await enter(page, mate, 'dailySalary'), 'above you'), 'Accept')
  await offer(await enter(page, owner, 'dailySalary'), { Agent: master, 'Turnover per day': '1000', Rate: '3' })
  centre = await enter(page, master, 'dailySalary')
  const own = part(centre, 'above you')
  await press(own, 'Accept')
  await expect(own.getByRole('group')).toContainText('It replaces the contract you now have with each other.')
  await expect(own.getByRole('group')).toContainText(`Your contracts with ${mate} will end as soon as you accept`)
  await press(own.getByRole('group'), 'Accept')
  await expect(part(centre, 'below you').getByRole('listitem')).toContainText(
    'It ended because you accepted a lower rate from your upline.',
  )
})

const hints = [
  ['realtimeSalary', /every 5 minutes/, 'R-CONTRACTS-15'],
  ['dailySalary', /Paid on the following day/, 'R-CONTRACTS-16'],
] as const
for (const [kind, expected, id] of hints)
  test(`the page of ${kind} shows the payout date and past payouts (${id})`, async ({ page }) => {
    await switchContracts(true)
    const [agent] = await createChain(`paid${kind.slice(0, 6)}`)
    await permit(agent, kind)
    const centre = await enter(page, agent, kind)
    const settled = centre.getByRole('region', { name: 'Settlements' })
    await expect(settled.getByText(expected)).toBeVisible()
    await expect(settled.getByText('You have not received any settlements yet.')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
    await settled.getByRole('tab', { name: 'Paid' }).click()
    await expect(settled.getByText('You have not paid any settlements yet.')).toBeVisible()
  })
