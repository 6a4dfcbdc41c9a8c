import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import {
  type BrandContext,
  type ChangeParsers,
  type AdminCommands,
  defineBrandCommand,
  optionalInteger,
  parseCommandAmount,
  parseChange,
  parseInteger,
  defineValueCommand,
} from '../commands/index.ts'
import { computeChangeExposure } from '../points/index.ts'
import { getReferralState } from './grant-referral-rewards.ts'
import { type ReferralChange, createReferralStore } from './store/referrals.ts'

const [defaultCount, maxCount] = [50, 500]

/** Commands for the referral programme. */
export const referralCommands: AdminCommands = {
  referral: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Referral terms',
    usage: 'referral <brand>',
    help: 'Shows the terms of the referral programme.',
    run: getTermsDto,
  }),

  'set-referral': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change referral terms',
    usage: 'referral <brand> <change>',
    help: 'Changes the terms of the referral programme: deposited, staked and days (how much the friend must deposit and stake, and within how many days), inviter and friend (what each receives), turnover (wagering requirement, times).',
    parameters: { change: 'texts' },
    audit: async (_site, _auditedBody, context) => ({ value: await getTermsDto(context) }),
    exposure: async (context, { change }) => {
      const { inviter, friend } = await createReferralStore(context.tenant).getSettings()
      return computeChangeExposure(context, change, { amountFields: ['inviter', 'friend'], current: { inviter, friend } })
    },
    run: async (context, { change }) => {
      const { tenant, site } = context
      await createReferralStore(tenant).updateSettings(parseChange(change, parsers, { subject: 'The referral programme', site }))
      return getTermsDto(context)
    },
  }),

  referrals: defineBrandCommand({
    permission: 'rewards.read',
    title: 'Referrals',
    usage: 'referrals <brand>',
    help: 'Lists referrals, newest first.',
    isReport: true,
    parameters: { count: optionalInteger(1, maxCount) },
    run: async ({ tenant, site: { exponent } }, { count = defaultCount }) => {
      const { days } = await createReferralStore(tenant).getSettings()
      return (await createReferralStore(tenant).listNewest(count)).map((referral) => ({
        friend: referral.username,
        inviter: referral.inviter_name,
        state: getReferralState(referral, days),
        registeredAt: referral.registered_at.toISOString(),
        ...(referral.amount !== null && { amount: formatDecimal(referral.amount, exponent) }),
      }))
    },
  }),
}

async function getTermsDto({ tenant, site: { exponent } }: BrandContext) {
  const { deposited, staked, days, inviter, friend, turnover } = await createReferralStore(tenant).getSettings()
  const formatAmount = (minor: bigint): string => formatDecimal(minor, exponent)
  return {
    deposited: formatAmount(deposited),
    staked: formatAmount(staked),
    days,
    inviter: formatAmount(inviter),
    friend: formatAmount(friend),
    turnover,
  }
}

/** Parsers of the terms, in the syntax of the command line: `inviter=15.00`, `deposited=50.00`, `days=30`. */
const parsers: ChangeParsers<ReferralChange> = {
  deposited: (text, site) => ({ deposited: parseCommandAmount(text, site) }),
  staked: (text, site) => ({ staked: parseCommandAmount(text, site) }),
  inviter: (text, site) => ({ inviter: parseCommandAmount(text, site) }),
  friend: (text, site) => ({ friend: parseCommandAmount(text, site) }),
  days: (text) => ({ days: parseInteger(text, 1, 365) }),
  turnover: (text) => ({ turnover: parseInteger(text, 0, 100) }),
}
