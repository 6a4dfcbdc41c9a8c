import type { Games, MerchantConfig } from '../../../src/generated/config.ts'
import { getBestPlayTerms, validatePlayTerms, type PlayTerms, capTerms, serializePlayTerms } from '../../../src/engine/rules/play-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createAccountStore, getAccount } from '../accounts/index.ts'
import { type Change, AdminApiError, type AdminCommands, type BrandContext, defineBrandCommand, parseChange } from '../commands/index.ts'
import { createPlayTermsStore } from './store/play-terms.ts'
import { getCurrentTerms } from './downline-terms.ts'

/** Commands for the play terms of accounts. */
export const termsCommands: AdminCommands = {
  terms: defineBrandCommand({
    permission: 'accounts.read',
    title: 'Account terms',
    usage: 'terms <brand> <username>',
    help: 'Shows the prize levels and rebate rates of an account.',
    parameters: { username: 'text' },
    run: async (context, { username }) => toTermsDto(context, await getAccount(context.tenant, username)),
  }),

  'set-terms': defineBrandCommand({
    permission: 'agents.write',
    title: 'Change account terms',
    usage: 'terms <brand> <username> <change>',
    help: 'Changes the prize levels (level.<prize mode>) and the rebate rates (rate.<category>, in percent) of an account. They cannot exceed those of the upline, and those of the downline are lowered to match.',
    sensitive: true,
    parameters: { username: 'text', change: 'texts' },
    audit: async (_site, { username = '' }, context) => ({ value: formatTerms(context, await getAccount(context.tenant, username)) }),
    run: async (context, { username, change }) => {
      const { tenant, brand } = context
      const account = await getAccount(tenant, username)
      const maxTerms = await getMaxTerms(tenant, brand.config, account)
      const terms = parseTerms(context, change, capTerms(account.terms, maxTerms), maxTerms)
      const playTerms = createPlayTermsStore(tenant)
      await playTerms.update(account.id, terms)
      for (const { id, terms: downlineTerms } of await playTerms.lockDownline(account.id))
        await playTerms.update(id, capTerms(downlineTerms, terms))
      return toTermsDto(context, { ...account, terms })
    },
  }),
}

/** Returns the maximum terms of an account: the current terms of its upline, or the brand's best terms without one. */
async function getMaxTerms(tenant: Tenant, config: MerchantConfig, { upline }: AccountRecord): Promise<PlayTerms> {
  const uplineAccount = upline === null ? undefined : await createAccountStore(tenant).findById(upline)
  return uplineAccount ? getCurrentTerms(config, uplineAccount) : getBestPlayTerms(config.games)
}

/**
 * Parses terms in the syntax of the command line: `level.Lott=1900`, `rate.RNG=0.80`. Terms that are not specified stay
 * unchanged.
 * @throws AdminApiError
 */
function parseTerms({ brand, site }: BrandContext, change: Change, currentTerms: PlayTerms, maxTerms: PlayTerms): PlayTerms {
  const { games } = brand.config
  const createTextParser = (name: string) => (text: string) => ({ [name]: text })
  const parsers = Object.fromEntries(listPropertyNames(games).map((name) => [name, createTextParser(name)]))
  const changedTexts: Readonly<Record<string, string>> = parseChange(change, parsers, { subject: 'Terms', site })
  const { prizeLevels, rebateRates } = serializePlayTerms(currentTerms)
  const { errors, terms } = validatePlayTerms(
    {
      prizeLevels: prizeLevels.map(({ mode, level }) => ({ mode, level: changedTexts[`level.${mode}`] ?? level })),
      rebateRates: rebateRates.map(({ category, rate }) => ({ category, rate: changedTexts[`rate.${category}`] ?? rate })),
    },
    maxTerms,
    games.prizeLevels.min,
  )
  const [invalidField] = Object.keys(errors)
  if (invalidField === undefined) return terms
  const [kind, name = ''] = invalidField.split('.')
  throw new AdminApiError(
    kind === 'prizeLevel'
      ? `level.${name} must be a whole number from ${String(games.prizeLevels.min)} to ${String(maxTerms.prizeLevels[name])}.`
      : `rate.${name} must be a percentage from 0 to ${String(maxTerms.rebateRates[name])}, with at most two decimals.`,
  )
}

const listPropertyNames = ({ prizeModes, rebateRates }: Games): readonly string[] => [
  ...prizeModes.map((mode) => `level.${mode}`),
  ...Object.keys(rebateRates).map((category) => `rate.${category}`),
]

const toTermsDto = (context: Pick<BrandContext, 'brand'>, account: AccountRecord) => ({
  username: account.username,
  ...formatTerms(context, account),
})

/** Returns the terms of an account by the names that operators use, such as `level.Lott`. */
function formatTerms({ brand }: Pick<BrandContext, 'brand'>, account: AccountRecord): Readonly<Record<string, string>> {
  const { prizeLevels, rebateRates } = serializePlayTerms(getCurrentTerms(brand.config, account))
  return {
    ...Object.fromEntries(prizeLevels.map(({ mode, level }) => [`level.${mode}`, level])),
    ...Object.fromEntries(rebateRates.map(({ category, rate }) => [`rate.${category}`, rate])),
  }
}
