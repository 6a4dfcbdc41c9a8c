import type { GivenReward } from '../../../src/generated/api.ts'
import { writeDecimal } from '../../../src/engine/rules/money/write-decimal.ts'
import { requireTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf } from '../calls/index.ts'
import { voiceOf, wordsOf } from '../content/index.ts'
import { claimReward } from './claim-reward.ts'
import { stateOf } from './state-of.ts'
import { type RewardRecord, rewardsOf } from './store/rewards.ts'

const usualPage = 20

/** Answers the calls about rewards. */
export const makeRewardHandlers = (): CallHandlers<CallsOf<'reward'>> => ({
  'reward.count': async ({ tenant, member: { account } }) => ({ ready: await rewardsOf(tenant).ready(account.id) }),
  'reward.list': async (context, { state, cursor, pageSize = usualPage }) => {
    const { tenant, member } = context
    const found = await rewardsOf(tenant).page(member.account.id, { state, before: cursor, limit: pageSize + 1 })
    const page = found.slice(0, pageSize)
    const last = found.length > pageSize ? page.at(-1) : undefined
    return {
      rewards: page.map((reward) => tell(reward, context)),
      ready: await rewardsOf(tenant).ready(member.account.id),
      ...(last && { next: last.seq.toString() }),
    }
  },
  'reward.claim': async (context, { id }) => {
    requireTrueAccount(context.member.account)
    return tell(await claimReward(context.tenant, context.member.account.id, id), context)
  },
})

function tell(reward: RewardRecord, context: CallContext): GivenReward {
  const { id, source, texts, kind, amount, turnover, given_at, expires_at, claimed_at } = reward
  return {
    id,
    source,
    title: wordsOf(texts, voiceOf(context), ['title']).title ?? '',
    kind,
    amount: kind === 'points' ? amount.toString() : writeDecimal(amount, context.site.exponent),
    turnover,
    state: stateOf(reward),
    givenAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}
