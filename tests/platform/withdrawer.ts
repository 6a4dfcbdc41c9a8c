import sharp from 'sharp'
import { withTransaction } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { grantBonus, requirePermit } from '../../server/modules/wallet/index.ts'
import type {
  LoginResult,
  PayeeCode,
  PayeeList,
  Withdrawal,
  WithdrawalConfirmBody,
  WithdrawalPage,
  WithdrawalTerms,
} from '../../src/generated/api.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'
import type { HttpResponse, InputOf } from './call-server.ts'
import { creditByAdjustment } from './credit-by-adjustment.ts'
import { withDatabaseClient } from './query-database.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, testPassword } from './test-platform.ts'

export const paymentPassword = '192837'

let createdCount = 0

/** Steps of the setup of an account. A step is skipped if it is `false`; adding a payee also requires the other two. */
interface WithdrawerSetup {
  readonly password?: boolean
  readonly mobile?: boolean
  readonly payee?: boolean
}

/**
 * Creates an account of alpha with 50000.00 by default and, unless `setup` skips a step, all that a withdrawal
 * requires. Returns it with functions that make its API calls.
 */
export async function createWithdrawer(
  platform: TestPlatform,
  setup: WithdrawerSetup = {},
  overrides: { readonly balance?: string; readonly [field: string]: unknown } = {},
) {
  const username = `drawer${String(++createdCount)}`
  /** The client address of this account, for a server that trusts a proxy; `from` is for one that does not. */
  const headers = { 'x-forwarded-for': `10.8.${String(createdCount >> 8)}.${String(createdCount & 255)}` }
  const from = `127.8.${String(createdCount >> 8)}.${String(createdCount & 255)}`
  const { balance = '50000.00', ...fields } = overrides
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, password: testPassword, ...fields })
  await creditByAdjustment(platform, { brand: 'alpha', username, amount: balance })
  const input = { username, password: testPassword, type: 'username' } as const
  const { token } = (await platform.call('session.login', input, { host: alpha, headers, from })).body.value as LoginResult
  const call = <C extends EndpointName>(name: C, input: InputOf<C>): Promise<HttpResponse> =>
    platform.call(name, input, { host: alpha, token, headers, from })
  const requireValue = async <T>(answer: Promise<HttpResponse>): Promise<T> => {
    const { body, text } = await answer
    if (body.success !== true) throw new Error(text)
    return body.value as T
  }
  const contact = { mobileNum: String(930_000_000 + createdCount), countryDialingCode: '84' }
  const setPassword = () =>
    call('member.setPaymentPassword', {
      password: testPassword,
      paymentPassword,
      confirmPaymentPassword: paymentPassword,
    })
  const setMobile = async () => {
    const verificationCode = await platform.readCode('alpha', () => call('member.contactCode', contact))
    return call('member.setContact', { ...contact, code: verificationCode, password: testPassword })
  }
  const createPayeeInput = (n = createdCount) => ({
    channel: 'VCB',
    number: `00${String(7_000_000 + n)}`,
    holder: 'Nguyen Van A',
    paymentPassword,
  })
  const addPayee = async (n?: number) => {
    let id = ''
    const verificationCode = await platform.readCode('alpha', async () => {
      id = (await requireValue<PayeeCode>(call('payee.add', createPayeeInput(n)))).id
    })
    await requireValue(call('payee.confirm', { id, verificationCode }))
    return id
  }
  if (setup.password !== false) await setPassword()
  if (setup.mobile !== false) await requireValue(setMobile())
  const payee = setup.payee === false || setup.password === false || setup.mobile === false ? '' : await addPayee()
  let keyCount = 0
  const request = (amount: string, requestOverrides: Partial<InputOf<'withdrawal.request'>> = {}) =>
    call('withdrawal.request', {
      amount,
      payee: payee === '' ? '00000000-0000-4000-8000-000000000000' : payee,
      paymentPassword,
      key: `withdrawal-${username}-${String(++keyCount)}`,
      ...requestOverrides,
    })
  return {
    username,
    token,
    payee,
    phone: contact,
    call,
    requireValue,
    requestWithdrawal: request,
    createPayeeInput,
    addPayee,
    setPassword,
    setMobile,
    withdraw: (amount: string) => requireValue<Withdrawal>(request(amount)),
    confirm: (id: string, confirmation: Omit<WithdrawalConfirmBody, 'id'>) => call('withdrawal.confirm', { id, ...confirmation }),
    listWithdrawals: (which: 'running' | 'ended') => requireValue<WithdrawalPage>(call('withdrawal.list', { which })),
    fetchTerms: () => requireValue<WithdrawalTerms>(call('withdrawal.terms', undefined)),
    listPayees: () => requireValue<PayeeList>(call('payee.list', undefined)),
    fetchBalance: async () => (await platform.runAdminCommand('account', { brand: 'alpha', username }))['balance'],
  }
}

/** Runs an operator's actions on a withdrawal in sequence. Returns the result of the last one. */
export async function runOperatorActions(
  platform: TestPlatform,
  reference: string,
  ...actions: readonly string[]
): Promise<Record<string, unknown>> {
  let result: Record<string, unknown> = {}
  for (const action of actions)
    result = await platform.runAdminCommand(`withdrawal-${action}`, {
      brand: 'alpha',
      reference,
      ...(['refuse', 'force'].includes(action) ? { note: 'As the bank says.' } : {}),
    })
  return result
}

/** Changes the withdrawal settings of alpha. */
export const updateWithdrawalSettings = (platform: TestPlatform, change: Readonly<Record<string, string>>) =>
  platform.runAdminCommand('set-withdrawals', { brand: 'alpha', change })

/** Returns settings for `updateWithdrawalSettings` with the same daily limit for every rank. */
export const createDailyLimits = (amount: string): Readonly<Record<string, string>> =>
  Object.fromEntries([0, 2, 3, 4, 5].map((level) => [`daily.${String(level)}`, amount]))

/** Creates a small PNG image, as base64. */
export const createProofPicture = async (): Promise<string> =>
  (
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446688' } })
      .png()
      .toBuffer()
  ).toString('base64')

/**
 * Ends all blocks of the rate limits, so that a further code can be sent at once to the same phone number or email
 * address.
 */
export async function endRateLimitBlocks(platform: TestPlatform): Promise<void> {
  await withDatabaseClient(platform, (client) =>
    client.query(`update login_failures set blocked_until = now() - interval '1 second' where blocked_until > now()`),
  )
}

/** Disables the cool-down period of alpha for new payees, and creates a withdrawer. */
export async function createWithdrawerWithoutCooldown(platform: TestPlatform): ReturnType<typeof createWithdrawer> {
  await updateWithdrawalSettings(platform, { coolDownHours: '0' })
  return createWithdrawer(platform)
}

/** Grants an account of alpha a bonus of 100.00 that blocks withdrawals until 2500.00 are wagered. */
export async function grantBlockingBonus({ server: { platform } }: TestPlatform, username: string): Promise<void> {
  const brand = platform.brands.byId('alpha')
  if (!brand) throw new Error('Brand alpha does not exist.')
  await withTransaction(platform.sites.tenant(brand), async (trx) => {
    const account = await createAccountStore(trx).findByUsername(username)
    const grant = {
      key: `lock/${username}`,
      purpose: 'deposit-bonus',
      amount: 10_000n,
      turnover: 250_000n,
      blocksWithdrawals: true,
    } as const
    const owner = { account: account?.id ?? '', currency: 'VND' }
    await grantBonus(trx, { ...grant, ...owner, permit: await requirePermit(trx, { ...owner, kind: 'bonus', amount: grant.amount }) })
  })
}

/**
 * Lets players of the ranks 1 to 5 withdraw twenty times a day, like rank 6. Changes the highest rank first, because no
 * rank may allow fewer withdrawals than a lower one.
 */
export async function raiseDailyWithdrawalCounts(platform: Pick<TestPlatform, 'runAdminCommand'>): Promise<void> {
  for (const level of [5, 4, 3, 2, 1]) await platform.runAdminCommand('set-rank', { brand: 'alpha', level, change: { withdrawals: '20' } })
}
