import type { Games, MerchantConfig } from '../../../src/generated/config.ts'
import { brandTerms, validatePlayTerms, type PlayTerms, limitTerms, serializePlayTerms } from '../../../src/engine/rules/play-terms.ts'
import type { AccountRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import { accountsOf, findAccount } from '../accounts/index.ts'
import { type Change, ControlError, type ControlCommands, type BrandContext, brandCommand, readChange } from '../commands/index.ts'
import { playTermsOf } from './store/play-terms.ts'
import { ownTerms } from './terms-below.ts'

/** Commands for the play terms of accounts. */
export const termsCommands: ControlCommands = {
  terms: brandCommand({
    permission: 'accounts.read',
    usage: 'terms <brand> <username>',
    help: 'Shows the prize level and rebate rates of an account.',
    parameters: { username: 'text' },
    run: async (context, { username }) => describe(context, await findAccount(context.tenant, username)),
  }),

  'set-terms': brandCommand({
    permission: 'agents.write',
    usage: 'terms <brand> <username> <change>',
    help: 'Changes the terms of an account: level.<prize mode>, rate.<category> in percent. They cannot exceed the upline’s, and the downline’s are lowered to match.',
    parameters: { username: 'text', change: 'texts' },
    run: async (context, { username, change }) => {
      const { tenant, brand } = context
      const changed = await inTransaction(tenant, async (trx) => {
        const account = await findAccount(trx, username)
        const best = await bestFor(trx, brand.config, account)
        const terms = parseTerms(context, change, limitTerms(account.terms, best), best)
        const kept = playTermsOf(trx)
        await kept.set(account.id, terms)
        for (const { id, terms: own } of await kept.below(account.id)) await kept.set(id, limitTerms(own, terms))
        return { ...account, terms }
      })
      return describe(context, changed)
    },
  }),
}

/** No one's terms may be better than their upline's or the brand's. */
async function bestFor(tenant: Tenant, config: MerchantConfig, { upline }: AccountRecord): Promise<PlayTerms> {
  const above = upline === null ? undefined : await accountsOf(tenant).byId(upline)
  return above ? ownTerms(config, above) : brandTerms(config.games)
}

/**
 * Parses terms as an operator writes them: `level.Lott=1900`, `rate.RNG=0.80`. Others stay unchanged.
 * @throws ControlError
 */
function parseTerms({ brand, site }: BrandContext, change: Change, now: PlayTerms, best: PlayTerms): PlayTerms {
  const { games } = brand.config
  const asWritten = (name: string) => (text: string) => ({ [name]: text })
  const parsers = Object.fromEntries(partNames(games).map((name) => [name, asWritten(name)]))
  const changed: Readonly<Record<string, string>> = readChange(change, parsers, { subject: 'Terms', site })
  const { prizeLevels, rebateRates } = serializePlayTerms(now)
  const { errors, terms } = validatePlayTerms(
    {
      prizeLevels: prizeLevels.map(({ mode, level }) => ({ mode, level: changed[`level.${mode}`] ?? level })),
      rebateRates: rebateRates.map(({ category, rate }) => ({ category, rate: changed[`rate.${category}`] ?? rate })),
    },
    best,
    games.prizeLevels.min,
  )
  const [wrong] = Object.keys(errors)
  if (wrong === undefined) return terms
  const [kind, name = ''] = wrong.split('.')
  throw new ControlError(
    kind === 'prizeLevel'
      ? `level.${name} must be a whole number from ${String(games.prizeLevels.min)} to ${String(best.prizeLevels[name])}.`
      : `rate.${name} must be a percentage from 0 to ${String(best.rebateRates[name])}, with at most two decimals.`,
  )
}

const partNames = ({ prizeModes, rebateRates }: Games): readonly string[] => [
  ...prizeModes.map((mode) => `level.${mode}`),
  ...Object.keys(rebateRates).map((category) => `rate.${category}`),
]

function describe({ brand }: BrandContext, account: AccountRecord) {
  const { prizeLevels, rebateRates } = serializePlayTerms(ownTerms(brand.config, account))
  return {
    username: account.username,
    ...Object.fromEntries(prizeLevels.map(({ mode, level }) => [`level.${mode}`, level])),
    ...Object.fromEntries(rebateRates.map(({ category, rate }) => [`rate.${category}`, rate])),
  }
}
