import type { Locator, Page, Request } from '@playwright/test'
import { waitForHydration } from './wait-for-page.ts'
import { runAdminCommand, expect, findAccessibilityViolations, logIn, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { recordRequestBodies } from './record-request-bodies.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const pageNames = {
  dividend: 'Dividend',
  dailySalary: 'Daily salary',
  hourlySalary: 'Hourly salary',
  realtimeSalary: 'Real-time salary',
} as const
type ContractKind = keyof typeof pageNames

const setContractsEnabled = (on: boolean): Promise<unknown> => runAdminCommand('set-flag', { brand, flag: 'AGENTPOLICY3', on })
const enableContract = (username: string, kind: ContractKind, on = true): Promise<unknown> =>
  runAdminCommand('set-contract', { brand, username, kind, on })
test.afterAll(() => setContractsEnabled(false))

/** Creates a chain of agents with these username prefixes, each a direct downline member of the previous one. */
async function createAgentChain<Prefixes extends readonly string[]>(...prefixes: Prefixes): Promise<{ [Index in keyof Prefixes]: string }> {
  const names = prefixes.map(createUniqueUsername)
  for (const [index, username] of names.entries())
    await runAdminCommand('create-account', { brand, username, type: 1, password, ...(index > 0 && { upline: names[index - 1] }) })
  return names as { [Index in keyof Prefixes]: string }
}

/** Logs in as an account, and opens the agent centre at the page for this kind of contract. */
async function openContractPage(page: Page, username: string, kind: ContractKind): Promise<Locator> {
  await openAs(page, brand, lightweightPath, username, password)
  return openCentre(page, 'Agent centre', pageNames[kind])
}

const getContractSection = (centre: Locator, side: 'upline' | 'downline'): Locator =>
  centre.getByRole('region', { name: side === 'upline' ? 'Contracts with your upline' : 'Contracts with your downline' })
const clickButton = (section: Locator, name: string): Promise<void> => section.getByRole('button', { name, exact: true }).click()

/** Clicks an action of the first contract of a section, and confirms it. */
async function confirmAction(section: Locator, action: string): Promise<void> {
  const card = section.getByRole('listitem').first()
  await clickButton(card, action)
  await clickButton(card.getByRole('group'), action)
  await expect(card.getByRole('group')).toBeHidden()
}

type Terms = Readonly<Record<string, string>> & { readonly Agent: string }

/** Opens, fills in and submits the form for an offer. */
async function sendOffer(centre: Locator, terms: Terms): Promise<void> {
  await clickButton(centre, 'Offer contract')
  for (const [name, value] of Object.entries(terms)) await centre.getByRole('textbox', { name, exact: true }).fill(value)
  await clickButton(centre, 'Send offer')
}

/** Offers a contract, and waits for the confirmation that the offer was sent. */
async function offerContract(centre: Locator, terms: Terms): Promise<void> {
  await sendOffer(centre, terms)
  await expect(centre.getByText(`We have sent your offer to ${terms.Agent}.`)).toBeVisible()
}

test('contract info is requested after a login and after a reload with a session if the flag AGENTPOLICY3 is on, and never if it is off (R-FLAGS-11)', async ({
  page,
}) => {
  const [agent] = await createAgentChain('quartermaster')
  await enableContract(agent, 'dividend')
  const requests: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/wps/agent/contractInfo') requests.push(request)
  })
  const menu = page.locator('dialog[open]').getByRole('navigation').getByRole('button')
  await logIn(page, brand, agent, password)
  await openCentre(page, 'Agent centre', 'Team management')
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: 'Team management' })).toBeVisible()
  await waitForHydration(page)
  expect(requests).toEqual([])
  expect((await menu.allTextContents()).filter((name) => Object.values<string>(pageNames).includes(name))).toEqual([])

  await setContractsEnabled(true)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(getBrandUrl(brand))
  await waitForHydration(page)
  expect(requests).toEqual([])
  await logIn(page, brand, agent, password)
  await openCentre(page, 'Agent centre', pageNames.dividend)
  expect(requests.map((request) => [request.method(), request.headers()['authorization']?.slice(0, 7)])).toEqual([['GET', 'Bearer ']])
  await page.reload()
  await expect(page.getByRole('heading', { level: 3, name: pageNames.dividend })).toBeVisible()
  expect(requests).toHaveLength(2)
})

const contractFlags = [
  ['dividend', 'R-FLAGS-13'],
  ['dailySalary', 'R-FLAGS-14'],
  ['hourlySalary', 'R-FLAGS-15'],
  ['realtimeSalary', 'R-FLAGS-16'],
] as const
for (const [kind, id] of contractFlags)
  test(`an agent who may offer only ${kind} contracts has only this contract page in the menu (${id})`, async ({ page }) => {
    await setContractsEnabled(true)
    const [agent] = await createAgentChain(`only${kind.slice(0, 6)}`)
    await enableContract(agent, kind)
    const centre = await openContractPage(page, agent, kind)
    const names = await centre.getByRole('navigation').getByRole('button').allTextContents()
    expect(names.filter((name) => Object.values<string>(pageNames).includes(name))).toEqual([pageNames[kind]])
  })

test('an agent offers a contract, which the downline agent sees in their agent centre, and accepts (R-CONTRACTS-01, R-ROLES-20, R-ROLES-21)', async ({
  page,
}) => {
  await setContractsEnabled(true)
  const steps = await recordRequestBodies(page, '/wps/agent/contracts/step')
  const [magnate, broker] = await createAgentChain('magnate', 'broker')
  await enableContract(magnate, 'dividend')
  let centre = await openContractPage(page, magnate, 'dividend')
  await expect(getContractSection(centre, 'upline')).toBeHidden()
  const terms = { Agent: broker, 'Turnover per period': '5000', 'Team losses per period': '250.5', 'Active members': '5' }
  await sendOffer(centre, { ...terms, Rate: '101' })
  await expect(centre.getByRole('combobox', { name: 'Period' })).toBeFocused()
  for (const expected of ['Please choose a period.', 'Enter more than 0 and up to 100'])
    await expect(centre.getByText(expected)).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('textbox', { name: 'Rate' }).fill('3.5')
  await centre.getByRole('combobox', { name: 'Period' }).selectOption('Twice a month')
  await clickButton(centre, 'Send offer')
  await expect(centre.getByText(`We have sent your offer to ${broker}.`)).toBeVisible()
  await expect(getContractSection(centre, 'downline').getByRole('listitem')).toContainText('Offered')

  centre = await openContractPage(page, broker, 'dividend')
  const uplineContract = getContractSection(centre, 'upline')
  for (const expected of [magnate, 'Offered', 'Twice a month', '5,000', '250.5', '3.5%'])
    await expect(uplineContract.getByRole('listitem')).toContainText(expected)
  await clickButton(uplineContract, 'Accept')
  await expect(uplineContract.getByRole('group')).toBeFocused()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(uplineContract.getByRole('button', { name: 'Accept', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(uplineContract.getByRole('listitem').getByText('Active', { exact: true })).toBeVisible()
  expect(steps).toEqual([expect.objectContaining({ step: 'accept' })])
  await expect(centre.getByText(`Your contract with ${magnate} is now active.`)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflows = await centre.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('section *')].some((element) => element.getBoundingClientRect().right > 321),
  )
  expect(overflows).toBe(false)
})

test('an agent can request to end the contracts with the upline and with a downline agent; an offer above their own rate is rejected (R-ROLES-22)', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/422/)
  await setContractsEnabled(true)
  const [dealer, trader, clerk] = await createAgentChain('dealer', 'trader', 'clerk')
  await enableContract(dealer, 'dailySalary')
  let centre = await openContractPage(page, dealer, 'dailySalary')
  await offerContract(centre, { Agent: trader, 'Turnover per day': '1000', Rate: '5' })
  centre = await openContractPage(page, trader, 'dailySalary')
  await confirmAction(getContractSection(centre, 'upline'), 'Accept')
  await sendOffer(centre, { Agent: clerk, 'Turnover per day': '800', Rate: '5.01' })
  await expect(centre.getByText('Your own rate is 5%.')).toBeVisible()
  await centre.getByRole('textbox', { name: 'Rate' }).fill('4')
  await clickButton(centre, 'Send offer')
  await expect(centre.getByText(`We have sent your offer to ${clerk}.`)).toBeVisible()
  await confirmAction(getContractSection(await openContractPage(page, clerk, 'dailySalary'), 'upline'), 'Accept')
  centre = await openContractPage(page, trader, 'dailySalary')
  for (const side of ['upline', 'downline'] as const) {
    await expect(getContractSection(centre, side).getByRole('listitem')).toContainText('Active')
    await confirmAction(getContractSection(centre, side), 'Ask to end contract')
    await expect(getContractSection(centre, side).getByRole('listitem')).toContainText('It stays active until they agree.')
  }
})

test('a contract ends if the other party agrees, and stays on its page afterwards', async ({ page }) => {
  await setContractsEnabled(true)
  const [banker, teller] = await createAgentChain('banker', 'teller')
  await enableContract(banker, 'dailySalary')
  await offerContract(await openContractPage(page, banker, 'dailySalary'), { Agent: teller, 'Turnover per day': '1000', Rate: '5' })
  await confirmAction(getContractSection(await openContractPage(page, teller, 'dailySalary'), 'upline'), 'Accept')
  await confirmAction(getContractSection(await openContractPage(page, banker, 'dailySalary'), 'downline'), 'Ask to end contract')
  const centre = await openContractPage(page, teller, 'dailySalary')
  const uplineContract = getContractSection(centre, 'upline').getByRole('listitem')
  await expect(uplineContract).toContainText(`${banker} has asked to end this contract.`)
  await confirmAction(getContractSection(centre, 'upline'), 'End contract')
  await expect(uplineContract).toContainText(`${banker} asked to end it, and you agreed.`)
  const menu = centre.getByRole('navigation')
  await menu.getByRole('button', { name: 'Team management', exact: true }).click()
  await menu.getByRole('button', { name: pageNames.dailySalary, exact: true }).click()
  await expect(uplineContract).toContainText(`${banker} asked to end it, and you agreed.`)
})

test('before accepting a lower rate, an agent sees which downline contracts will end', async ({ page }) => {
  await setContractsEnabled(true)
  const [owner, master, mate] = await createAgentChain('owner', 'master', 'mate')
  await enableContract(owner, 'dailySalary')
  await offerContract(await openContractPage(page, owner, 'dailySalary'), { Agent: master, 'Turnover per day': '1000', Rate: '5' })
  let centre = await openContractPage(page, master, 'dailySalary')
  await confirmAction(getContractSection(centre, 'upline'), 'Accept')
  await offerContract(centre, { Agent: mate, 'Turnover per day': '1000', Rate: '4' })
  await confirmAction(getContractSection(await openContractPage(page, mate, 'dailySalary'), 'upline'), 'Accept')
  await offerContract(await openContractPage(page, owner, 'dailySalary'), { Agent: master, 'Turnover per day': '1000', Rate: '3' })
  centre = await openContractPage(page, master, 'dailySalary')
  const uplineContract = getContractSection(centre, 'upline')
  await clickButton(uplineContract, 'Accept')
  await expect(uplineContract.getByRole('group')).toContainText('It replaces the current contract between you.')
  await expect(uplineContract.getByRole('group')).toContainText(
    `Your contract with ${mate} has a higher rate. It will end as soon as you accept`,
  )
  await clickButton(uplineContract.getByRole('group'), 'Accept')
  await expect(getContractSection(centre, 'downline').getByRole('listitem')).toContainText(
    'It ended because you accepted a lower rate from your upline.',
  )
})

const payoutTexts = [
  ['realtimeSalary', /every 5 minutes/, 'R-CONTRACTS-15'],
  ['dailySalary', /Paid every day/, 'R-CONTRACTS-16'],
] as const
for (const [kind, expected, id] of payoutTexts)
  test(`the ${kind} page shows when the salary is paid, and has empty lists of received and paid settlements (${id})`, async ({ page }) => {
    await setContractsEnabled(true)
    const [agent] = await createAgentChain(`paid${kind.slice(0, 6)}`)
    await enableContract(agent, kind)
    const centre = await openContractPage(page, agent, kind)
    const settlements = centre.getByRole('region', { name: 'Settlements' })
    await expect(settlements.getByText(expected)).toBeVisible()
    await expect(settlements.getByText('You have not received any settlements yet.')).toBeVisible()
    expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
    await settlements.getByRole('tab', { name: 'To your downline' }).click()
    await expect(settlements.getByText('You have not paid any settlements yet.')).toBeVisible()
  })
