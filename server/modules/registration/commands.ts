import type { AccountRecord } from '../../database/records.ts'
import { UsernameTakenError, createAccountStore, isAgent, getAccount, revokeAccess, parseAnyPhone } from '../accounts/index.ts'
import { getBalance } from '../wallet/index.ts'
import { getPersonalWords, type PasswordCheck, parseAccountForm, setPassword, assertPasswordAllowed } from '../identity/index.ts'
import { ApiError } from '../api-context/index.ts'
import { createAccount } from './create-account.ts'
import { parseUsername } from './parse-username.ts'
import { createAffiliateStore } from './store/affiliates.ts'
import { createPassword } from '../secrets/index.ts'
import {
  type BrandContext,
  type AdminCommand,
  type AdminCommands,
  type SettingReader,
  defineBrandCommand,
  AdminApiError,
  parseCommandAmount,
  optionalInteger,
  defineValueCommand,
} from '../commands/index.ts'

/** Returns the access settings of an account, for the audit log. */
const readAccessSetting: SettingReader = async (_site, { username = '' }, { tenant }) => {
  const { disabled, side, password_expired: passwordExpired } = await getAccount(tenant, username)
  return { value: { disabled, side, passwordExpired } }
}

/** Returns the account id of the agent of an affiliate code, for the audit log; `null` if there is no such code. */
const readAffiliateSetting: SettingReader = async (_site, { code = '' }, { tenant }) => {
  const agent = await createAffiliateStore(tenant).findAgent(code)
  return { value: agent === undefined ? null : ((await createAccountStore(tenant).findByUsername(agent))?.id ?? null) }
}

/** Commands for a brand's members. */
export const accountCommands: AdminCommands = {
  account: defineBrandCommand({
    permission: 'accounts.read',
    title: 'Account',
    usage: 'account <brand> show <username>',
    help: 'Shows an account and its balance.',
    summary: true,
    parameters: { username: 'text' },
    run: async (context, { username }) => toAccountDto(context, await getAccount(context.tenant, username)),
  }),

  'create-account': defineValueCommand({
    permission: 'accounts.create',
    title: 'Create account',
    usage: 'account <brand> create <username>',
    help: 'Creates an account. Types: 0 is a player; 1, 2, 41 and 42 are agents; 4 is a guest. Without a password, a temporary one is generated. A temporary password must be changed at the next login. If the balance is above the brand’s adjustment limit, a second operator must approve the account.',
    creates: true,
    parameters: {
      username: 'text',
      type: optionalInteger(0, 999),
      password: 'text?',
      temporary: 'boolean?',
      nickname: 'text?',
      upline: 'text?',
      balance: 'text?',
      email: 'text?',
      mobile: 'text?',
    },
    checksRelations: true,
    exposure: ({ site }, { balance }) => (balance === undefined ? 0n : parseCommandAmount(balance, site)),
    run: async (context, { username: input, type = 0, nickname, upline, balance, email, mobile, ...passwordOptions }) => {
      const username = parseUsername(context, input)
      const { tenant, site } = context
      const uplineId = upline === undefined ? null : (await getAccount(tenant, upline)).id
      const money = {
        amount: balance === undefined ? 0n : parseCommandAmount(balance, site),
        currency: site.currency,
        purpose: 'operator',
      } as const
      const profile = { ...(email === undefined ? {} : parseEmail(context, email)), ...(mobile === undefined ? {} : parseMobile(mobile)) }
      const initialPassword = choosePassword(context, passwordOptions, { username, ...profile })
      const draft = { username, ...initialPassword, type, profile, upline: uplineId, ...(nickname === undefined ? {} : { nickname }) }
      const account = await createAccount(tenant, draft, money).catch((error: unknown) => {
        if (error instanceof UsernameTakenError) throw new AdminApiError(`The username "${username}" is taken.`)
        if (error instanceof ApiError && error.code === 'real_account_required')
          throw new AdminApiError('A trial account cannot receive money.')
        throw error
      })
      return { ...(await toAccountDto(context, account)), ...initialPassword }
    },
  }),

  'disable-account': defineAccessCommand(
    { subcommand: 'disable', title: 'Disable account', help: 'Disables an account and ends its sessions.' },
    { disabled: true, frozen_by: null },
  ),
  'enable-account': defineAccessCommand(
    { subcommand: 'enable', title: 'Enable account', help: 'Enables an account.' },
    { disabled: false, frozen_by: null },
  ),
  'expire-password': defineAccessCommand(
    { subcommand: 'expire-password', title: 'Expire password', help: 'Requires the player to change the password at the next login.' },
    {
      password_expired: true,
    },
  ),

  'set-password': defineBrandCommand({
    permission: 'accounts.write',
    title: 'Set password',
    usage: 'account <brand> set-password <username>',
    help: 'Sets a password that meets the brand’s rules. Without a password, a temporary one is generated. A temporary password must be changed at the next login.',
    sensitive: true,
    parameters: { username: 'text', password: 'text?', temporary: 'boolean?' },
    run: async (context, { username, ...passwordOptions }) => {
      const { tenant } = context
      const account = await getAccount(tenant, username)
      const newPassword = choosePassword(context, passwordOptions, getPersonalWords(account))
      const updated = await setPassword(tenant, account, newPassword.password, newPassword)
      if (!updated) throw new AdminApiError(`The access of "${username}" has just been changed. Check it and try again.`)
      return { username: account.username, ...newPassword }
    },
  }),

  'set-side': defineBrandCommand({
    permission: 'accounts.write',
    audit: readAccessSetting,
    title: 'Change login side',
    usage: 'account <brand> side <username> <side>',
    help: 'Changes where an account can log in: on member sites, on agent sites, or on both.',
    sensitive: true,
    placeholders: { side: 'member|agent|both' },
    parameters: { username: 'text', side: 'text' },
    run: async (context, { username, side }) => {
      if (side !== 'member' && side !== 'agent' && side !== 'both')
        throw new AdminApiError(`Unknown side "${side}". Use member, agent or both.`)
      const account = await getAccount(context.tenant, username)
      await createAccountStore(context.tenant).update(account.id, { side })
      if (side !== 'both' && side !== context.brand.config.merchant.side) await revokeAccess(context.tenant, account.id)
      return toAccountDto(context, { ...account, side })
    },
  }),

  'set-affiliate': defineBrandCommand({
    permission: 'agents.write',
    title: 'Assign affiliate code',
    usage: 'affiliate <brand> <code> <agent>',
    help: 'Assigns an affiliate code to an agent.',
    parameters: { code: 'text', agent: 'text' },
    audit: readAffiliateSetting,
    run: async (context, { code, agent }) => {
      const { tenant } = context
      if (!/^[A-Za-z0-9]{3,20}$/.test(code)) throw new AdminApiError('An affiliate code has 3 to 20 letters and digits.')
      const account = await createAccountStore(tenant).findByUsername(agent)
      if (!account || !isAgent(account.type)) throw new AdminApiError(`"${agent}" is not an agent of this brand.`)
      await createAffiliateStore(tenant).upsert(code, account.username)
      context.record({ account: account.id })
      return { [code]: account.username }
    },
  }),

  'remove-affiliate': defineBrandCommand({
    permission: 'agents.write',
    title: 'Remove affiliate code',
    usage: 'affiliate <brand> <code> none',
    help: 'Removes an affiliate code.',
    sensitive: true,
    parameters: { code: 'text' },
    audit: readAffiliateSetting,
    run: async (context, { code }) => {
      if (!(await createAffiliateStore(context.tenant).deleteByOperator(code)))
        throw new AdminApiError(`There is no affiliate code "${code}".`)
      return { removed: code }
    },
  }),

  'end-sessions': defineBrandCommand({
    permission: 'accounts.write',
    isAtomic: true,
    title: 'End sessions',
    usage: 'account <brand> end-sessions <username>',
    help: 'Logs an account out of all its sessions.',
    sensitive: true,
    parameters: { username: 'text' },
    run: async ({ tenant }, { username }) => ({
      sessionsEnded: await revokeAccess(tenant, (await getAccount(tenant, username)).id),
    }),
  }),
}

function defineAccessCommand(
  { subcommand, title, help }: { readonly subcommand: string; readonly title: string; readonly help: string },
  changes: Partial<Pick<AccountRecord, 'disabled' | 'frozen_by' | 'password_expired'>>,
): AdminCommand {
  return defineBrandCommand({
    permission: 'accounts.write',
    audit: readAccessSetting,
    title,
    usage: `account <brand> ${subcommand} <username>`,
    help,
    ...(subcommand !== 'enable' && { sensitive: true }),
    parameters: { username: 'text' },
    run: async (context, { username }) => {
      const account = await getAccount(context.tenant, username)
      await createAccountStore(context.tenant).update(account.id, changes)
      if (changes.disabled === true) await revokeAccess(context.tenant, account.id)
      return toAccountDto(context, { ...account, ...changes })
    },
  })
}

/**
 * Returns the given password, or a generated one. A temporary password must be changed at the next login; by default
 * only a generated one is temporary.
 * @throws AdminApiError if the brand's rules reject it
 */
function choosePassword(
  context: BrandContext,
  { password, temporary }: { readonly password?: string | undefined; readonly temporary?: boolean | undefined },
  personalWords: PasswordCheck['personalWords'],
): { readonly password: string; readonly temporary: boolean } {
  if (password === undefined) return { password: createPassword(), temporary: temporary ?? true }
  assertPasswordAllowed(context, password, personalWords)
  return { password, temporary: temporary ?? false }
}

/** @throws AdminApiError unless the brand's rules accept the email address */
function parseEmail({ site, brand: { config } }: BrandContext, text: string): { email: string } {
  try {
    return { email: parseAccountForm({ site, config }, 'address', { email: text })['email'] ?? '' }
  } catch (error) {
    if (error instanceof ApiError) {
      const hasNonAsciiLetters = error.detail.fields?.['email']?.key === 'reg_email_letters'
      throw new AdminApiError(
        hasNonAsciiLetters
          ? `"${text}" is not an email address that messages can be delivered to: only letters of the English alphabet are allowed before the @.`
          : `"${text}" is not an email address that messages can be delivered to.`,
      )
    }
    throw error
  }
}

/** @throws AdminApiError unless it is a valid number in the form +84912345678, also with spaces, or 84-912345678 */
function parseMobile(text: string): { countryDialingCode: string; mobileNum: string } {
  const phone = parseAnyPhone(`+${text.replaceAll(/[^\d]/g, '')}`)
  if (!/^(\+\d[\d ]+|\d{1,4}-\d+)$/.test(text) || phone?.valid !== true)
    throw new AdminApiError(`"${text}" is not a mobile number. Use the international form, such as +84912345678.`)
  return { countryDialingCode: phone.dialingCode, mobileNum: phone.national }
}

/** Converts an account to the output of the commands, with its balance. */
async function toAccountDto({ tenant, site }: BrandContext, account: AccountRecord) {
  const { username, type, side, disabled, nickname, password_expired: passwordExpired } = account
  const { sumBalance: balance, currency } = await getBalance(tenant, site, account.id)
  return { username, type, side, disabled, nickname, passwordExpired, balance, currency }
}
