import type { GivenReward } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { assertTrueAccount } from '../accounts/index.ts'
import type { CallContext, CallHandlers, CallsOf } from '../calls/index.ts'
import { textContextOf, localizeTexts } from '../content/index.ts'
import { getBrandCatalogue, type Catalogue, gameName } from '../games/index.ts'
import { claimReward, rewardStateOf } from './claim-reward.ts'
import { type RewardRecord, rewardsOf } from './store/rewards.ts'

const defaultPageSize = 20

/** Handlers of the reward endpoints. */
export const createRewardHandlers = ({ catalogue }: { readonly catalogue: Catalogue }): CallHandlers<CallsOf<'reward'>> => ({
  'reward.count': async ({ tenant, member: { account } }) => ({ ready: await rewardsOf(tenant).countReady(account.id) }),
  'reward.list': async (context, { state, cursor, pageSize = defaultPageSize }) => {
    const { tenant, member } = context
    const rewards = await rewardsOf(tenant).listPage(member.account.id, { state, before: cursor, limit: pageSize + 1 })
    const page = rewards.slice(0, pageSize)
    const last = rewards.length > pageSize ? page.at(-1) : undefined
    return {
      rewards: page.map((reward) => toRewardDto(reward, context, catalogue)),
      ready: await rewardsOf(tenant).countReady(member.account.id),
      ...(last && { next: last.seq.toString() }),
    }
  },
  'reward.claim': async (context, { id }) => {
    assertTrueAccount(context.member.account)
    return toRewardDto(await claimReward(context.tenant, context.member.account.id, id), context, catalogue)
  },
})

function toRewardDto(reward: RewardRecord, context: CallContext, catalogue: Catalogue): GivenReward {
  const { id, source, texts, kind, amount, turnover, given_at, expires_at, claimed_at } = reward
  return {
    id,
    source,
    title: localizeTexts(texts, textContextOf(context), ['title']).title ?? '',
    kind,
    ...toFreeSpinsDto(reward, context, catalogue),
    amount: kind === 'points' ? amount.toString() : formatDecimal(amount, context.site.exponent),
    turnover,
    state: rewardStateOf(reward),
    givenAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}

function toFreeSpinsDto(
  { vendor, game, stake, spins, spins_used: used }: RewardRecord,
  { brand, language, site }: CallContext,
  catalogue: Catalogue,
): Pick<GivenReward, 'freeSpins'> {
  if (vendor === null || game === null || stake === null || spins === null) return {}
  const name = gameName(getBrandCatalogue(catalogue, site), game, brand.config.languages.catalogue[language]?.tag ?? 'en')
  return { freeSpins: { game, vendor, name, stake: formatDecimal(stake, site.exponent), count: spins, left: spins - used } }
}
