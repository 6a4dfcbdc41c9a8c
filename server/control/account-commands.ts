import type { AccountRecord } from '../database/records.ts'
import { UsernameTakenError, accountsOf } from '../modules/accounts/store/accounts.ts'
import { contractsOf } from '../modules/contracts/store/contracts.ts'
import { ledgerOf } from '../modules/wallet/store/ledger.ts'
import type { ContractKind } from '../database/tables.ts'
import type { Tenant } from '../database/tenant.ts'
import { contractTerms } from '../../src/engine/rules/contract-terms.ts'
import { isAgent } from '../modules/accounts/account-types.ts'
import { knownOf } from '../modules/identity/change-password.ts'
import { createAccount } from '../modules/registration/create-account.ts'
import { endAccess } from '../modules/accounts/end-access.ts'
import { readFeedback } from '../modules/content/feedback.ts'
import { makePassword } from '../modules/secrets/make-password.ts'
import type { Guessable } from '../modules/identity/refuse-guessable.ts'
import { setPassword } from '../modules/identity/set-password.ts'
import { writeDecimal } from '../../src/engine/rules/write-decimal.ts'
import { type BrandContext, type ControlCommand, brandCommand } from '../modules/commands/command.ts'
import { ControlError } from '../modules/commands/control-error.ts'
import { judgePassword } from '../modules/identity/judge-password.ts'
import { readAmount } from '../modules/commands/read-amount.ts'

/** What an operator can do for a brand's members. */
export const accountCommands: Readonly<Record<string, ControlCommand>> = {
  account: brandCommand({ username: 'text' }, async (context, { username }) => describe(context, await find(context.tenant, username))),

  'create-account': brandCommand(
    {
      username: 'text',
      type: 'whole',
      password: 'text?',
      temporary: 'truth?',
      nickname: 'text?',
      upline: 'text?',
      balance: 'text?',
      email: 'text?',
      mobile: 'text?',
    },
    async (context, { username, type, nickname, upline, balance, email, mobile, ...given }) => {
      if (!/^\S{1,64}$/u.test(username)) throw new ControlError('A username has 1 to 64 characters without spaces.')
      if (type < 0 || type > 999) throw new ControlError('An account type is a number from 0 to 999.')
      const { tenant, site } = context
      const above = upline === undefined ? null : (await find(tenant, upline)).id
      const money = {
        amount: balance === undefined ? 0n : readAmount(balance, site),
        currency: site.currency,
        purpose: 'operator',
      } as const
      const profile = { ...(email === undefined ? {} : { email }), ...(mobile === undefined ? {} : readMobile(mobile)) }
      const first = choosePassword(context, given, { username, ...profile })
      const wish = { username, ...first, type, profile, upline: above, ...(nickname === undefined ? {} : { nickname }) }
      const account = await createAccount(tenant, wish, money).catch((error: unknown) => {
        throw error instanceof UsernameTakenError ? new ControlError(`The username "${username}" is taken.`) : error
      })
      return { ...(await describe(context, account)), ...first }
    },
  ),

  'disable-account': change({ disabled: true }),
  'enable-account': change({ disabled: false }),
  'expire-password': change({ password_expired: true }),

  'set-password': brandCommand({ username: 'text', password: 'text?', temporary: 'truth?' }, async (context, { username, ...given }) => {
    const { tenant } = context
    const account = await find(tenant, username)
    const chosen = choosePassword(context, given, knownOf(account))
    const changed = await setPassword(tenant, account, chosen.password, chosen)
    if (!changed) throw new ControlError(`Something else has just changed the access of "${username}". Look, and try again.`)
    return { username: account.username, ...chosen }
  }),

  feedback: brandCommand({ count: 'whole?' }, ({ tenant, feedbackKey }, { count = 20 }) =>
    readFeedback(tenant, feedbackKey, Math.min(Math.max(count, 1), 200)),
  ),
  outbox: brandCommand({ count: 'whole?' }, async ({ tenant, outbox }, { count = 20 }) =>
    (await outbox.newest(tenant, Math.min(Math.max(count, 1), 200))).map(({ at, channel, to, subject = '', text }) => ({
      at: at.toISOString(),
      channel,
      to,
      subject,
      text,
    })),
  ),

  'set-side': brandCommand({ username: 'text', side: 'text' }, async (context, { username, side }) => {
    if (side !== 'member' && side !== 'agent' && side !== 'both')
      throw new ControlError(`There is no side "${side}": it is member, agent or both.`)
    const account = await find(context.tenant, username)
    await accountsOf(context.tenant).change(account.id, { side })
    if (side !== 'both' && side !== context.brand.config.merchant.side) await endAccess(context.tenant, account.id)
    return describe(context, { ...account, side })
  }),

  contracts: brandCommand({ username: 'text' }, async ({ tenant }, { username }) =>
    describePermits(tenant, await findAgent(tenant, username)),
  ),
  'set-contract': brandCommand({ username: 'text', kind: 'text', on: 'truth' }, async ({ tenant }, { username, kind, on }) => {
    if (!isContractKind(kind))
      throw new ControlError(`There is no contract "${kind}". There are: ${Object.keys(contractTerms).join(', ')}.`)
    const agent = await findAgent(tenant, username)
    await contractsOf(tenant, agent.id).setPermit(kind, on)
    return describePermits(tenant, agent)
  }),

  'end-sessions': brandCommand({ username: 'text' }, async ({ tenant }, { username }) => ({
    sessionsEnded: await endAccess(tenant, (await find(tenant, username)).id),
  })),
}

function change(what: Partial<Pick<AccountRecord, 'disabled' | 'password_expired'>>): ControlCommand {
  return brandCommand({ username: 'text' }, async (context, { username }) => {
    const account = await find(context.tenant, username)
    await accountsOf(context.tenant).change(account.id, what)
    if (what.disabled === true) await endAccess(context.tenant, account.id)
    return describe(context, { ...account, ...what })
  })
}

/**
 * The password that an operator gives, or one that is made. One that is made, and one that is called temporary, has to be changed at the next login.
 * @throws ControlError where the rules of the brand refuse it
 */
function choosePassword(
  context: BrandContext,
  { password, temporary }: { readonly password?: string | undefined; readonly temporary?: boolean | undefined },
  known: Guessable['known'],
): { readonly password: string; readonly temporary: boolean } {
  if (password === undefined) return { password: makePassword(), temporary: temporary ?? true }
  judgePassword(context, password, known)
  return { password, temporary: temporary ?? false }
}

function readMobile(text: string): { countryDialingCode: string; mobileNum: string } {
  const [, countryDialingCode, mobileNum] = /^\+?(\d{1,4})-(\d{4,15})$/.exec(text) ?? []
  if (countryDialingCode === undefined || mobileNum === undefined)
    throw new ControlError('A mobile number is its country, a dash and the number, such as 84-912345678.')
  return { countryDialingCode, mobileNum }
}

async function find(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await accountsOf(tenant).byUsername(username)
  if (!account) throw new ControlError(`There is no account "${username}".`)
  return account
}

async function findAgent(tenant: Tenant, username: string): Promise<AccountRecord> {
  const account = await find(tenant, username)
  if (!isAgent(account.type)) throw new ControlError(`"${username}" is not an agent of this brand.`)
  return account
}

const isContractKind = (kind: string): kind is ContractKind => Object.hasOwn(contractTerms, kind)

/** Which kinds of contract an agent may offer by the operator's leave. */
async function describePermits(tenant: Tenant, { id }: AccountRecord): Promise<Readonly<Record<string, boolean>>> {
  const permits = await contractsOf(tenant, id).permits()
  return Object.fromEntries(Object.keys(contractTerms).map((kind) => [kind, isContractKind(kind) && permits.includes(kind)]))
}

/** What an operator sees: never a hash of a password. */
async function describe({ tenant, site }: BrandContext, account: AccountRecord) {
  const { username, type, side, disabled, nickname, password_expired: passwordExpired } = account
  const balance = writeDecimal(await ledgerOf(tenant).balance(account.id, site.currency), site.exponent)
  return { username, type, side, disabled, nickname, passwordExpired, balance, currency: site.currency }
}
