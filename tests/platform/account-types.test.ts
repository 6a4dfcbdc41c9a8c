import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { samples } from '../contract/samples.ts'
import { alpha, gamma } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform({ env: { TRUST_PROXY: '127.0.0.1' } })))
afterAll(() => platform.stop())

/** The account types of the specification and two unknown ones: whether each is an agent, and whether it is a trial. */
const types = [
  { type: 0, agent: false, trial: false },
  { type: 1, agent: true, trial: false },
  { type: 2, agent: true, trial: false },
  { type: 3, agent: false, trial: false },
  { type: 4, agent: false, trial: true },
  { type: 41, agent: true, trial: false },
  { type: 42, agent: true, trial: false },
  { type: 40, agent: false, trial: false },
  { type: 999, agent: false, trial: false },
] as const

/** Calls that trial accounts may not make: real money, the member centre, and account security. */
const callsForbiddenForTrials: readonly EndpointName[] = [
  'activity.apply',
  'activity.claim',
  'activity.claimRaffle',
  'activity.image',
  'activity.join',
  'deposit.channels',
  'deposit.request',
  'game.launch',
  'member.authenticator',
  'member.changePassword',
  'member.confirmAuthenticator',
  'member.contactCode',
  'member.details',
  'member.removeAuthenticator',
  'member.setContact',
  'member.setPaymentPassword',
  'mission.claim',
  'payee.add',
  'payee.confirm',
  'payee.list',
  'payee.prefer',
  'payee.remove',
  'payee.sendCode',
  'points.balance',
  'points.config',
  'points.convert',
  'points.details',
  'points.redeem',
  'points.redemptions',
  'points.rewards',
  'rank.progress',
  'record.claimCashback',
  'referral.friends',
  'referral.summary',
  'reward.claim',
  'session.devices',
  'session.endDevice',
  'session.forgetLocation',
  'session.history',
  'session.socialLink',
  'wallet.moveFunds',
  'wallet.returnFunds',
  'wallet.transfer',
  'withdrawal.cancel',
  'withdrawal.confirm',
  'withdrawal.list',
  'withdrawal.request',
  'withdrawal.terms',
]

/** Calls that only agents may make. */
const agentOnlyCalls: readonly EndpointName[] = [
  'agent.addRegisterLink',
  'agent.changeRegisterLink',
  'agent.contractStep',
  'agent.contracts',
  'agent.dailySalaryContract',
  'agent.dividendRequest',
  'agent.downlines',
  'agent.freezeDownline',
  'agent.hourlySalary',
  'agent.income',
  'agent.overview',
  'agent.realtimeSalaryContract',
  'agent.register',
  'agent.registerLinks',
  'agent.settlements',
  'agent.statement',
  'agent.teamBets',
  'agent.teamMovements',
]

const authenticatedCalls = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].token === 'required')
/** Logout comes last because no call succeeds after it. */
const calls = [...authenticatedCalls.filter((name) => name !== 'session.logout'), 'session.logout'] as const

const createAccount = async (type: number, brand: 'alpha' | 'gamma'): Promise<string> => {
  const username = `typed${String(type)}`
  await platform.runAdminCommand('create-account', { brand, username, type, password: testPassword })
  return username
}

describe('account types', () => {
  it.each(types)(
    'an account of type $type can call each operation that its kind of account may call, and no other',
    async ({ type, agent, trial }) => {
      const username = await createAccount(type, 'alpha')
      const { token } = await platform.logIn(alpha, username)
      const rejectedCalls: EndpointName[] = []
      for (const [index, name] of calls.entries()) {
        const input = { ...(samples[name](token) as object | undefined), ...(name === 'game.launch' && { username }) }
        const response = await platform.callUnchecked(name, samples[name](token) === undefined ? undefined : input, {
          host: alpha,
          token,
          headers: { 'x-forwarded-for': `10.8.${String(type % 256)}.${String(index)}` },
        })
        const { code } = response.body
        expect([name, code === 'forbidden', code === 'not_logged_in']).toEqual([name, !agent && agentOnlyCalls.includes(name), false])
        if (code === 'real_account_required') rejectedCalls.push(name)
      }
      expect(rejectedCalls.toSorted()).toEqual(trial ? callsForbiddenForTrials : [])
    },
  )

  it.each(types)('an account of type $type can log in on the agent site only if it is an agent', async ({ type, agent }) => {
    const username = await createAccount(type, 'gamma')
    const headers = { 'x-forwarded-for': `10.8.1.${String(type % 256)}` }
    const input = { username, password: testPassword, type: 'username' } as const
    const { body } = await platform.call('session.login', input, { host: gamma, headers })
    expect([body.success, body.code]).toEqual(agent ? [true, undefined] : [false, 'non_agent_login'])
  })

  it.each(types)('an account of type $type can own an affiliate code only if it is an agent', async ({ type, agent }) => {
    const affiliateChange = platform.runAdminCommand('set-affiliate', {
      brand: 'alpha',
      code: `CODE${String(type)}`,
      agent: `typed${String(type)}`,
    })
    const outcome = await affiliateChange.then(
      () => 'done',
      () => 'rejected',
    )
    expect(outcome).toBe(agent ? 'done' : 'rejected')
  })
})
