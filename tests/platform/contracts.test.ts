import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AgentContractStepBody,
  AgentContractsQuery,
  AgentIncome,
  Contract,
  ContractPage,
  InboxPage,
  LoginResult,
  SettlementPage,
} from '../../src/generated/api.ts'
import { createSettlementJob } from '../../server/modules/contracts/settle/settlement-job.ts'
import { getPeriodBounds } from '../../src/engine/rules/time/report-period.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import { avoidMidnight } from './avoid-midnight.ts'
import { insertBet } from './insert-bet.ts'
import { query, withDatabaseClient } from './query-database.ts'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  await avoidMidnight()
  platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })
  for (const brand of ['alpha', 'beta']) await platform.runAdminCommand('set-flag', { brand, flag: 'AGENTPOLICY3', on: true })
})
afterAll(() => platform.stop())

let visitorCount = 0
let createdCount = 0
type ContractKind = AgentContractsQuery['kind']
type ContractStep = AgentContractStepBody['step']

/** Creates an account, an agent by default, and logs it in. */
async function createLoggedInAccount(overrides: { type?: number; upline?: string } = {}, brand: 'alpha' | 'beta' = 'alpha') {
  const host = brand === 'alpha' ? alpha : beta
  const username = `party${String(++createdCount)}`
  await platform.runAdminCommand('create-account', { brand, username, type: 1, password: testPassword, ...overrides })
  // A separate address, because logins are limited per address.
  const headers = { 'x-forwarded-for': `10.10.${String(createdCount >> 8)}.${String(createdCount & 255)}` }
  const login = { username, password: testPassword, type: 'username' } as const
  const { token } = (await platform.call('session.login', login, { host, headers })).body.value as LoginResult
  const request = (name: EndpointName, input?: object) =>
    platform.callUnchecked(name, input, {
      host,
      token,
      headers: { 'x-forwarded-for': `10.9.${String(visitorCount >> 8)}.${String(visitorCount++ & 255)}` },
    })
  const requestOutcome = async (name: EndpointName, input?: object) => {
    const { body } = await request(name, input)
    return body.success
      ? 'done'
      : [body.code, ...Object.entries(body.fields ?? {}).map(([field, { key }]) => `${field}: ${key}`)].join(', ')
  }
  const list = async (kind: ContractKind = 'dailySalary', page = {}) =>
    (await request('agent.contracts', { kind, ...page })).body.value as ContractPage
  return {
    username,
    request,
    requestOutcome,
    list,
    /** Returns the contents of the inbox messages, newest first. */
    listInboxMessages: async () => {
      const headers = { 'accept-language': 'en-US' }
      const { body } = await platform.callUnchecked('inbox.list', {}, { host, token, headers })
      return (body.value as InboxPage).messages.map(({ content }) => content)
    },
    fetchContractInfo: async () => (await request('agent.contractInfo')).body.value as object,
    offer: async (to: { username: string }, rate = '5', overrides: object = {}) =>
      requestOutcome('agent.dailySalaryContract', { username: to.username, dailyBet: '1000', rate, ...overrides }),
    step: (id: string, step: ContractStep, overrides: object = {}) => requestOutcome('agent.contractStep', { id, step, ...overrides }),
    setPermission: (kind: ContractKind = 'dailySalary', on = true) =>
      platform.runAdminCommand('set-contract', { brand, username, kind, on }),
  }
}
type LoggedInAccount = Awaited<ReturnType<typeof createLoggedInAccount>>

/**
 * Creates an agent who may offer daily salaries, and a chain of downline agents. If `length` is 2, the third account is
 * the same as the second.
 */
async function createChain(length: 2 | 3 = 2): Promise<readonly [LoggedInAccount, LoggedInAccount, LoggedInAccount]> {
  const top = await createLoggedInAccount()
  await top.setPermission()
  const downline = await createLoggedInAccount({ upline: top.username })
  return [top, downline, length === 3 ? await createLoggedInAccount({ upline: downline.username }) : downline]
}

const getFirstContract = ({ own, below }: ContractPage): Contract => {
  const contract = own[0] ?? below[0]
  if (!contract) throw new Error('The page has no contract.')
  return contract
}
const listStates = (contracts: readonly Contract[]) => contracts.map(({ state, reason }) => [state, reason].filter(Boolean).join(' '))

/**
 * Offers a daily salary at a rate to a downline, which accepts it and confirms that this ends `endingContractCount`
 * contracts with its own downline. Returns the id of the contract.
 */
async function createAgreement(upline: LoggedInAccount, downline: LoggedInAccount, rate: string, endingContractCount = 0): Promise<string> {
  expect(await upline.offer(downline, rate)).toBe('done')
  const { id } = getFirstContract(await downline.list())
  expect(await downline.step(id, 'accept', { endingContractCount })).toBe('done')
  return id
}

describe('a contract between two agents', () => {
  it('is offered by the upline, listed for both, and in force once the downline has accepted it', async () => {
    const [top, downline] = await createChain()
    expect(await top.offer({ username: ` ${downline.username} ` }, '3.5')).toBe('done')
    const offeredContract = getFirstContract(await downline.list())
    expect(offeredContract).toEqual({
      id: expect.any(String) as unknown,
      with: top.username,
      side: 'downline',
      state: 'offered',
      steps: ['accept', 'reject'],
      replaces: false,
      endingContracts: [],
      terms: { dailySalary: { dailyBet: '1000.00', rate: '3.50' } },
      offeredAt: expect.stringMatching(/Z$/) as unknown,
      changedAt: expect.stringMatching(/Z$/) as unknown,
    })
    expect(getFirstContract(await top.list())).toMatchObject({
      id: offeredContract.id,
      with: downline.username,
      side: 'upline',
      steps: ['withdraw'],
    })
    expect(await downline.step(offeredContract.id, 'accept')).toBe('done')
    for (const agent of [top, downline]) expect(getFirstContract(await agent.list())).toMatchObject({ state: 'accepted', steps: ['end'] })
  })

  it('keeps every digit of the terms of each kind, also in a currency with six decimal places', async () => {
    const top = await createLoggedInAccount({}, 'beta')
    const downline = await createLoggedInAccount({ upline: top.username }, 'beta')
    const username = downline.username
    const offers = {
      dividend: [
        'agent.dividendRequest',
        { period: 'H', validBet: '999999999999.000001', profitLoss: '0.1', activeMembers: '7', rate: '0.07' },
      ],
      dailySalary: ['agent.dailySalaryContract', { dailyBet: '1', rate: '100' }],
      hourlySalary: ['agent.hourlySalary', { hourlyBet: '12.5' }],
      realtimeSalary: ['agent.realtimeSalaryContract', { profitRate: '1.1', lossRate: '2.22', singleBet: '0' }],
    } as const
    for (const [kind, [name, terms]] of Object.entries(offers) as [ContractKind, (typeof offers)[ContractKind]][]) {
      await top.setPermission(kind)
      expect(await top.requestOutcome(name, { username, ...terms })).toBe('done')
    }
    const listedTerms = await Promise.all(
      (Object.keys(offers) as ContractKind[]).map(async (kind) => getFirstContract(await downline.list(kind)).terms),
    )
    expect(listedTerms).toEqual([
      { dividend: { period: 'H', validBet: '999999999999.000001', profitLoss: '0.100000', activeMembers: 7, rate: '0.07' } },
      { dailySalary: { dailyBet: '1.000000', rate: '100.00' } },
      { hourlySalary: { hourlyBet: '12.500000' } },
      { realtimeSalary: { profitRate: '1.10', lossRate: '2.22', singleBet: '0.000000' } },
    ])
  })

  it('is rejected by the downline or withdrawn by the upline, and can be offered again afterwards', async () => {
    const [top, downline] = await createChain()
    await top.offer(downline)
    expect(await downline.step(getFirstContract(await downline.list()).id, 'reject')).toBe('done')
    await top.offer(downline)
    expect(await top.step(getFirstContract(await downline.list()).id, 'withdraw')).toBe('done')
    expect(await top.offer(downline)).toBe('done')
    expect(listStates((await downline.list()).own)).toEqual(['offered', 'withdrawn', 'rejected'])
  })

  it('is ended by either side once the other agrees, and stays in force if the other refuses', async () => {
    const [top, downline] = await createChain()
    const id = await createAgreement(top, downline, '5')
    const fetchTimestamps = async () => (await query(platform, 'select accepted_at, ended_at from contracts where id = $1', [id])).rows
    const initialTimestamps = await fetchTimestamps()
    expect(initialTimestamps).toEqual([{ accepted_at: expect.any(Date) as unknown, ended_at: null }])
    expect(await downline.step(id, 'end')).toBe('done')
    expect(await downline.step(id, 'agree')).toBe('contract_changed')
    expect(await top.step(id, 'refuse')).toBe('done')
    expect(listStates((await downline.list()).own)).toEqual(['accepted'])
    expect(await fetchTimestamps()).toEqual(initialTimestamps)
    expect(await top.step(id, 'end')).toBe('done')
    expect(await downline.step(id, 'agree')).toBe('done')
    expect(listStates((await top.list()).below)).toEqual(['ended agreed'])
    expect(await fetchTimestamps()).toEqual([{ ...initialTimestamps[0], ended_at: expect.any(Date) as unknown }])
    for (const agent of [top, downline]) expect(await agent.step(id, 'end')).toBe('contract_changed')
  })

  it('exists at most once: a second open offer is rejected, and an accepted offer replaces the contract in force', async () => {
    const [top, downline] = await createChain()
    await createAgreement(top, downline, '5')
    expect(await top.offer(downline, '4')).toBe('done')
    expect(await top.offer(downline, '3')).toBe('fields_invalid, username: contract_offer_open')
    const [renewedOffer] = (await downline.list()).own
    expect(renewedOffer).toMatchObject({ state: 'offered', replaces: true })
    expect(await downline.step(renewedOffer?.id ?? '', 'accept')).toBe('done')
    expect(listStates((await downline.list()).own)).toEqual(['accepted', 'ended replaced'])
  })

  it('ends the agent’s downline contracts above its rate if it lowers that rate, withdraws such offers, and leaves the others (R-CONTRACTS-14)', async () => {
    const [top, middle, low] = await createChain(3)
    const [sameRateAgent, highOfferAgent, lowOfferAgent] = [
      await createLoggedInAccount({ upline: middle.username }),
      await createLoggedInAccount({ upline: middle.username }),
      await createLoggedInAccount({ upline: middle.username }),
    ]
    await createAgreement(top, middle, '5')
    await createAgreement(middle, low, '4')
    await createAgreement(middle, sameRateAgent, '3')
    await middle.offer(highOfferAgent, '3.01')
    await middle.offer(lowOfferAgent, '2')
    await top.offer(middle, '3')
    const [lowerOffer] = (await middle.list()).own
    expect(lowerOffer).toMatchObject({ state: 'offered', replaces: true, endingContracts: [low.username] })
    expect(await middle.step(lowerOffer?.id ?? '', 'accept')).toBe('contract_changed')
    expect(listStates((await low.list()).own)).toEqual(['accepted'])
    expect(await middle.step(lowerOffer?.id ?? '', 'accept', { endingContractCount: 1 })).toBe('done')
    const finalStates = await Promise.all(
      [low, sameRateAgent, highOfferAgent, lowOfferAgent].map(async (agent) => listStates((await agent.list()).own)),
    )
    expect(finalStates).toEqual([['ended lowerRate'], ['accepted'], ['withdrawn'], ['offered']])
    expect(listStates((await top.list()).below)).toEqual(['accepted', 'ended replaced'])
  })

  it('counts as lower if either rate of a real-time salary is lower (R-CONTRACTS-14)', async () => {
    const [top, middle, low] = await createChain(3)
    const offer = (uplineParty: LoggedInAccount, downlineParty: LoggedInAccount, profitRate: string, lossRate: string) =>
      uplineParty.requestOutcome('agent.realtimeSalaryContract', {
        username: downlineParty.username,
        profitRate,
        lossRate,
        singleBet: '10',
      })
    const accept = async (agent: LoggedInAccount, endingContractCount = 0) =>
      agent.step(getFirstContract(await agent.list('realtimeSalary')).id, 'accept', { endingContractCount })
    await top.setPermission('realtimeSalary')
    await offer(top, middle, '5', '5')
    await accept(middle)
    expect(await offer(middle, low, '4', '5.01')).toBe('fields_invalid, lossRate: contract_rate_above_own')
    await offer(middle, low, '4', '5')
    await accept(low)
    await offer(top, middle, '9', '4.99')
    expect(await accept(middle, 1)).toBe('done')
    expect(listStates((await low.list('realtimeSalary')).own)).toEqual(['ended lowerRate'])
  })
})

describe('a contract that ends', () => {
  it('ends the contracts at every level below it, withdraws the offers there, and notifies everyone affected of the reason and the actor', async () => {
    const [top, middle, low] = await createChain(3)
    const [lowest, offeredAgent] = [
      await createLoggedInAccount({ upline: low.username }),
      await createLoggedInAccount({ upline: middle.username }),
    ]
    const id = await createAgreement(top, middle, '5')
    await createAgreement(middle, low, '4')
    await createAgreement(low, lowest, '3')
    await middle.offer(offeredAgent, '2')
    expect(await middle.step(id, 'end')).toBe('done')
    expect(await top.step(id, 'agree')).toBe('done')
    const finalStates = await Promise.all([middle, low, lowest, offeredAgent].map(async (agent) => listStates((await agent.list()).own)))
    expect(finalStates).toEqual([['ended agreed'], ['ended uplineEnded'], ['ended uplineEnded'], ['withdrawn']])
    expect(getFirstContract(await middle.list())).toMatchObject({ side: 'downline', endRequestedBy: 'downline' })
    expect(await middle.offer(low, '1')).toBe('contract_not_allowed')
    expect((await middle.listInboxMessages())[0]).toContain(
      `you no longer have a contract with your upline, so your contract with ${low.username}`,
    )
    expect(await middle.listInboxMessages()).toContainEqual(
      expect.stringContaining(`you asked to end the contract, and ${top.username} has agreed`),
    )
    expect((await low.listInboxMessages()).join()).toContain(`${middle.username} no longer has a contract with their upline`)
    expect((await lowest.listInboxMessages())[0]).toContain(`${low.username} no longer has a contract with their upline`)
    expect((await offeredAgent.listInboxMessages())[0]).toContain(`${middle.username} has withdrawn the offer`)
  })

  it('keeps the contracts below an agent to whom the operator granted the right to offer', async () => {
    const [top, middle, low] = await createChain(3)
    const id = await createAgreement(top, middle, '5')
    await createAgreement(middle, low, '4')
    await middle.setPermission()
    await top.step(id, 'end')
    expect((await middle.list()).own[0]?.endingContracts).toEqual([])
    expect(await middle.step(id, 'agree')).toBe('done')
    expect(listStates((await low.list()).own)).toEqual(['accepted'])
  })

  it('requires the agent in the middle to state how many downline contracts end with it', async () => {
    const [top, middle, low] = await createChain(3)
    const id = await createAgreement(top, middle, '5')
    await createAgreement(middle, low, '4')
    await top.step(id, 'end')
    expect((await middle.list()).own[0]?.endingContracts).toEqual([low.username])
    expect(await middle.step(id, 'agree')).toBe('contract_changed')
    expect(listStates((await low.list()).own)).toEqual(['accepted'])
    expect(await middle.step(id, 'agree', { endingContractCount: 1 })).toBe('done')
    expect(listStates((await low.list()).own)).toEqual(['ended uplineEnded'])
  })

  it('also ends contracts further down if a lower rate ended the one above them', async () => {
    const [top, middle, low] = await createChain(3)
    const lowest = await createLoggedInAccount({ upline: low.username })
    await createAgreement(top, middle, '5')
    await createAgreement(middle, low, '4')
    await createAgreement(low, lowest, '1')
    await top.offer(middle, '3')
    expect(await middle.step((await middle.list()).own[0]?.id ?? '', 'accept', { endingContractCount: 1 })).toBe('done')
    expect(listStates((await low.list()).own)).toEqual(['ended lowerRate'])
    expect(listStates((await lowest.list()).own)).toEqual(['ended uplineEnded'])
    expect((await low.listInboxMessages()).join()).toContain(`${middle.username} has accepted a lower rate from their upline`)
  })

  it('leaves no contract in force and no open offer below it, despite concurrent offers and acceptances', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [top, middle, low] = await createChain(3)
      const other = await createLoggedInAccount({ upline: middle.username })
      const id = await createAgreement(top, middle, '5')
      await middle.offer(low, '4')
      const offerId = getFirstContract(await low.list()).id
      await middle.step(id, 'end')
      await Promise.all([top.step(id, 'agree'), low.step(offerId, 'accept'), middle.offer(other, '1'), low.step(offerId, 'accept')])
      const openContracts = (await middle.list()).below.filter(({ state }) => ['offered', 'accepted', 'ending'].includes(state))
      expect(openContracts).toEqual([])
    }
  })
})

describe('concurrent operations', () => {
  it('succeed only once: two acceptances, an acceptance and a rejection, an acceptance and a withdrawal', async () => {
    const pairs: readonly (readonly [by: 0 | 1, step: ContractStep])[] = [
      [1, 'accept'],
      [1, 'reject'],
      [0, 'withdraw'],
    ]
    for (const [by, step] of pairs)
      for (let round = 0; round < 5; round += 1) {
        const [top, downline] = await createChain()
        await top.offer(downline)
        const { id } = getFirstContract(await downline.list())
        const outcomes = await Promise.all([downline.step(id, 'accept'), (by === 0 ? top : downline).step(id, step)])
        expect(outcomes.toSorted()).toEqual(['contract_changed', 'done'])
      }
  })

  it('never leave two open offers, nor an agent whose downline has a higher rate', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [top, middle, low] = await createChain(3)
      await createAgreement(top, middle, '5')
      await top.offer(middle, '3')
      const lowerOfferId = (await middle.list()).own[0]?.id ?? ''
      const outcomes = await Promise.all([middle.step(lowerOfferId, 'accept'), middle.offer(low, '4'), middle.offer(low, '4')])
      expect(outcomes[0]).toBe('done')
      const { below } = await middle.list()
      expect(below.filter(({ state }) => state === 'offered')).toEqual([])
    }
    for (let round = 0; round < 5; round += 1) {
      const [top, middle, low] = await createChain(3)
      await createAgreement(top, middle, '5')
      await middle.offer(low, '4')
      await top.offer(middle, '3')
      const highOfferId = getFirstContract(await low.list()).id
      const lowerOfferId = (await middle.list()).own[0]?.id ?? ''
      const [lowerOutcome, highOutcome] = await Promise.all([middle.step(lowerOfferId, 'accept'), low.step(highOfferId, 'accept')])
      const outcome = [lowerOutcome, highOutcome, ...listStates((await low.list()).own)].join(' / ')
      expect(['done / contract_changed / withdrawn', 'contract_changed / done / accepted']).toContain(outcome)
    }
  })
})

describe('an offer', () => {
  it('can be made only to a direct downline agent, and does not reveal whether another username exists', async () => {
    const [top, downline, low] = await createChain(3)
    const player = await createLoggedInAccount({ type: 0, upline: top.username })
    const closedAgent = await createLoggedInAccount({ upline: top.username })
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: closedAgent.username })
    const offerAndGetError = async (to: { username: string }) => (await top.offer(to)).replace('fields_invalid, username: ', '')
    for (const to of [low, top, { username: 'nobodyhere' }, await createLoggedInAccount()])
      expect(await offerAndGetError(to)).toBe('contract_downline_unknown')
    expect([await offerAndGetError(player), await offerAndGetError(closedAgent), await offerAndGetError({ username: '' })]).toEqual([
      'contract_downline_player',
      'contract_downline_closed',
      'reg_required',
    ])
    expect(await downline.offer(top)).toBe('contract_not_allowed')
  })

  it('has terms within the limits, each validated', async () => {
    const [top, downline] = await createChain()
    expect(await top.offer(downline, '101', { dailyBet: '1.001' })).toBe('fields_invalid, dailyBet: contract_amount, rate: contract_rate')
    expect(await top.offer({ username: 'nobodyhere' }, '')).toBe('fields_invalid, username: contract_downline_unknown, rate: reg_required')
    expect((await top.list()).below).toEqual([])
  })

  it('can be made by agents with the operator’s grant or with a contract of that kind until it ends, and never above their own rate', async () => {
    const [top, middle, low] = await createChain(3)
    expect((await middle.list()).mayOffer).toBe(false)
    expect(await middle.offer(low, '1')).toBe('contract_not_allowed')
    const ownContract = await createAgreement(top, middle, '5')
    expect((await middle.list()).mayOffer).toBe(true)
    expect(await middle.offer(low, '5.01')).toBe('fields_invalid, rate: contract_rate_above_own')
    expect(await middle.step(ownContract, 'end')).toBe('done')
    expect((await middle.list()).mayOffer).toBe(true)
    expect(await middle.offer(low, '5.01')).toBe('fields_invalid, rate: contract_rate_above_own')
    expect(await middle.offer(low, '5')).toBe('done')
    await top.setPermission('dailySalary', false)
    expect(await top.offer(middle, '1')).toBe('contract_not_allowed')
  })

  it('can be made from the start by an agent whom the brand file permits', async () => {
    const permissions = { dividend: false, dailySalary: false, hourlySalary: true, realtimeSalary: false }
    expect(await platform.runAdminCommand('contracts', { brand: 'gamma', username: 'agent' })).toEqual(permissions)
    expect(await platform.runAdminCommand('contracts', { brand: 'alpha', username: 'agent' })).toEqual({
      ...permissions,
      hourlySalary: false,
    })
    const weekly = { brand: 'alpha', username: 'agent', kind: 'weeklySalary', on: true }
    await expect(platform.runAdminCommand('set-contract', weekly)).rejects.toThrow('There is no kind of contract')
  })

  it('cannot be accepted if the agent’s account has been closed since', async () => {
    const [top, downline] = await createChain()
    await top.offer(downline)
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: top.username })
    expect(await downline.step(getFirstContract(await downline.list()).id, 'accept')).toBe('contract_changed')
    expect(await downline.step(getFirstContract(await downline.list()).id, 'reject')).toBe('done')
  })
})

describe('the settlements of contracts', () => {
  it('are visible to both sides only, newest first and page by page, and are income on the day of their payment', async () => {
    const [top, downline] = await createChain()
    const other = await createLoggedInAccount({ upline: top.username })
    const contractId = await createAgreement(top, downline, '5')
    await createAgreement(top, other, '4')
    const { from } = getPeriodBounds('today', 'Asia/Ho_Chi_Minh', new Date())
    const getTimeAt = (minutes: number) => new Date(from.getTime() + minutes * 60_000)
    const insertSettlement = (kind: ContractKind, ends: Date, amount: number, missed: string | null, paid: Date | null) =>
      query(
        platform,
        `insert into settlements (merchant, id, contract, kind, upline, downline, starts_at, ends_at, currency, stake, lost, members, amount, missed, paid_at)
          select merchant, gen_random_uuid(), id, $2, upline, downline, $3::timestamptz - interval '1 day', $3, 'VND', 3001, -202, 7, $4, $5, $6
          from contracts where id = $1`,
        [contractId, kind, ends, amount, missed, paid],
      )
    await insertSettlement('dailySalary', getTimeAt(-3000), 4_00, null, getTimeAt(-1))
    await insertSettlement('dailySalary', getTimeAt(-2000), 0, 'bet', null)
    await insertSettlement('dailySalary', getTimeAt(-1000), 2_50, null, getTimeAt(0))
    await insertSettlement('dividend', getTimeAt(-500), 1_25, null, getTimeAt(0))
    const fetchPage = async (agent: LoggedInAccount, input: object) =>
      (await agent.request('agent.settlements', { kind: 'dailySalary', ...input })).body.value as SettlementPage
    const ownPage = await fetchPage(downline, { side: 'downline' })
    const expected = {
      with: top.username,
      startsAt: getTimeAt(-1000 - 1440).toISOString(),
      endsAt: getTimeAt(-1000).toISOString(),
      stake: '30.01',
      lost: '-2.02',
      members: 7,
      amount: '2.50',
      paidAt: getTimeAt(0).toISOString(),
    }
    expect(ownPage).toMatchObject({ pageNum: 1, totalPages: 1, total: 3 })
    expect(ownPage.settlements[0]).toEqual({ id: expect.any(String) as unknown, ...expected })
    expect(ownPage.settlements.map(({ amount, missed }) => [amount, missed])).toEqual([
      ['2.50', undefined],
      ['0.00', 'bet'],
      ['4.00', undefined],
    ])
    expect((await fetchPage(top, { side: 'upline' })).settlements.map((settlement) => settlement.with)).toEqual(
      [1, 2, 3].map(() => downline.username),
    )
    const secondPage = await fetchPage(top, { side: 'upline', pageSize: 2, pageNo: 2 })
    expect(secondPage).toMatchObject({ settlements: [{ amount: '4.00' }], pageNum: 2, totalPages: 2, total: 3 })
    for (const [viewer, side] of [
      [top, 'downline'],
      [downline, 'upline'],
      [other, 'downline'],
    ] as const)
      expect(await fetchPage(viewer, { side })).toMatchObject({ settlements: [], total: 0 })
    const fetchIncome = async (agent: LoggedInAccount, period: string) =>
      (await agent.request('agent.income', { period })).body.value as AgentIncome
    const zeroSums = { dividend: '0.00', dailySalary: '0.00', hourlySalary: '0.00', realtimeSalary: '0.00', paid: '0.00', result: '0.00' }
    expect((await fetchIncome(downline, 'today')).sums).toEqual({ ...zeroSums, dividend: '1.25', dailySalary: '2.50', result: '3.75' })
    expect((await fetchIncome(downline, 'yesterday')).sums).toEqual({ ...zeroSums, dailySalary: '4.00', result: '4.00' })
    expect((await fetchIncome(top, 'days7')).days.map(({ figures }) => figures)).toEqual([
      { ...zeroSums, paid: '4.00', result: '-4.00' },
      { ...zeroSums, paid: '3.75', result: '-3.75' },
    ])
    expect((await fetchIncome(other, 'days7')).days).toEqual([])
  })
})

describe('the settlement job', () => {
  it('pays an hourly salary at the brand’s percentage', async () => {
    const top = await createLoggedInAccount()
    const downline = await createLoggedInAccount({ upline: top.username })
    await top.setPermission('hourlySalary')
    await top.requestOutcome('agent.hourlySalary', { username: downline.username, hourlyBet: '500' })
    const { id } = getFirstContract(await downline.list('hourlySalary'))
    await downline.step(id, 'accept')
    await query(platform, `delete from settlement_cursors where merchant = 'ALPHA1' and kind = 'hourlySalary'`)
    await query(platform, `update contracts set accepted_at = now() - interval '4 hours' where id = $1`, [id])
    const { rows } = await query<{ id: string }>(platform, `select id from accounts where username = $1`, [downline.username])
    await withDatabaseClient(platform, (client) =>
      insertBet(client, rows[0]?.id ?? '', { stake: 500_050, placedAt: new Date(Date.now() - 2 * 3_600_000).toISOString() }),
    )
    await createSettlementJob(platform.server.platform)()
    const { settlements } = (await downline.request('agent.settlements', { kind: 'hourlySalary', side: 'downline' })).body
      .value as SettlementPage
    expect(settlements).toMatchObject([{ stake: '5000.50', amount: '5.00' }])
  })
})

describe('contracts', () => {
  it('are inaccessible to other agents, players and guests, and to agents of another brand', async () => {
    const [top, downline] = await createChain()
    await top.offer(downline)
    const { id } = getFirstContract(await downline.list())
    const otherAgent = await createLoggedInAccount({ upline: top.username })
    const otherBrandAgent = await createLoggedInAccount({}, 'beta')
    for (const agent of [otherAgent, otherBrandAgent]) {
      expect(await agent.step(id, 'accept')).toBe('not_found')
      expect(await agent.list()).toMatchObject({ own: [], below: [], total: 0 })
    }
    for (const agent of [await createLoggedInAccount({ type: 0, upline: top.username }), await createLoggedInAccount({ type: 4 })]) {
      expect(await agent.step(id, 'accept')).toBe('forbidden')
      expect(await agent.requestOutcome('agent.contracts', { kind: 'dailySalary' })).toBe('forbidden')
      expect(await agent.offer(downline)).toBe('forbidden')
    }
    await platform.runAdminCommand('disable-account', { brand: 'alpha', username: downline.username })
    expect(await downline.step(id, 'accept')).toBe('not_logged_in')
    expect(listStates((await top.list()).below)).toEqual(['offered'])
  })

  it('have one field for each kind in the contract info, set for agents who may offer one or are a party to one that is open or was in force, and for no one while the flag is off (R-ENTITIES-28)', async () => {
    const noneSet = { divtypereq: '0', dailysalreqtype: '0', contracthoursalreq: '0', realtimesalreqtype: '0' }
    const [top, downline] = await createChain()
    const player = await createLoggedInAccount({ type: 0, upline: top.username })
    expect([await top.fetchContractInfo(), await downline.fetchContractInfo(), await player.fetchContractInfo()]).toEqual([
      { ...noneSet, dailysalreqtype: '1' },
      noneSet,
      noneSet,
    ])
    await top.setPermission('dailySalary', false)
    await top.setPermission('hourlySalary')
    await top.requestOutcome('agent.hourlySalary', { username: downline.username, hourlyBet: '1' })
    const { id } = getFirstContract(await downline.list('hourlySalary'))
    const hourlySalarySet = { ...noneSet, contracthoursalreq: '1' }
    expect(await downline.fetchContractInfo()).toEqual(hourlySalarySet)
    await downline.step(id, 'accept')
    await downline.step(id, 'end')
    expect(await downline.fetchContractInfo()).toEqual(hourlySalarySet)
    await top.step(id, 'agree')
    expect([await top.fetchContractInfo(), await downline.fetchContractInfo()]).toEqual([hourlySalarySet, hourlySalarySet])
    for (const kind of ['dividend', 'realtimeSalary'] as const) await top.setPermission(kind)
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: false })
    const whileDisabled = [await top.fetchContractInfo(), await top.requestOutcome('agent.contracts', { kind: 'dividend' })]
    await platform.runAdminCommand('set-flag', { brand: 'alpha', flag: 'AGENTPOLICY3', on: true })
    expect(whileDisabled).toEqual([noneSet, 'contract_not_allowed'])
    expect(await top.fetchContractInfo()).toEqual({ ...hourlySalarySet, divtypereq: '1', realtimesalreqtype: '1' })
  })

  it('are listed to the upline page by page, the open ones first', async () => {
    const top = await createLoggedInAccount()
    await top.setPermission()
    const agents = [
      await createLoggedInAccount({ upline: top.username }),
      await createLoggedInAccount({ upline: top.username }),
      await createLoggedInAccount({ upline: top.username }),
    ]
    for (const agent of agents) await top.offer(agent)
    await agents[2]?.step(getFirstContract((await agents[2]?.list()) ?? (await top.list())).id, 'reject')
    const listDownlineNames = async (pageNo: number) =>
      (await top.list('dailySalary', { pageNo, pageSize: 2 })).below.map((contract) => contract.with)
    const [firstName, secondName, thirdName] = agents.map(({ username }) => username)
    expect([await listDownlineNames(1), await listDownlineNames(2), await listDownlineNames(3)]).toEqual([
      [secondName, firstName],
      [thirdName],
      [],
    ])
    expect(await top.list('dailySalary', { pageSize: 2 })).toMatchObject({ pageNum: 1, totalPages: 2, total: 3 })
  })

  it('appear in the audit log by actor and action, without their terms', async () => {
    const [top, downline] = await createChain()
    const id = await createAgreement(top, downline, '5')
    await downline.step(id, 'end')
    await top.step(id, 'agree')
    await downline.step(id, 'reject')
    const { default: pg } = await import('pg')
    const client = new pg.Client(platform.databaseUrl)
    await client.connect()
    const sql = `select l.event, l.outcome, a.username from audit_log l join accounts a on a.merchant = l.merchant and a.id = l.account
      where a.username = any($1) and l.event like '%contract%' order by l.seq`
    const { rows } = await client.query<Record<string, string>>(sql, [[top.username, downline.username]])
    await client.end()
    expect(rows.map(({ event, outcome, username }) => [event, outcome, username === top.username ? 'above' : 'below'].join(' '))).toEqual([
      'operator-set-contract done above',
      'contract-offer done above',
      'contract-accept done below',
      'contract-end done below',
      'contract-agree done above',
      'contract-reject contract_changed below',
    ])
    expect(await platform.runAdminCommand('audit-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
  })
})
