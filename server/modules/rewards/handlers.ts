import type { Reward } from '../../../src/generated/api.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { assertRealAccount } from '../accounts/index.ts'
import type { ApiContext, ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { createTextContext, localizeTexts } from '../content/index.ts'
import { getBrandCatalogue, type Catalogue, getGameName } from '../games/index.ts'
import { claimReward, getRewardState } from './claim-reward.ts'
import { type RewardRecord, createRewardStore } from './store/rewards.ts'

const defaultPageSize = 20

/** Handlers of the reward endpoints. */
export const createRewardHandlers = ({ catalogue }: { readonly catalogue: Catalogue }): ApiHandlers<EndpointsOf<'reward'>> => ({
  'reward.count': async ({ tenant, member: { account } }) => ({ ready: await createRewardStore(tenant).countReady(account.id) }),
  'reward.list': async (context, { state, cursor, pageSize = defaultPageSize }) => {
    const { tenant, member } = context
    const rewards = await createRewardStore(tenant).listPage(member.account.id, { state, before: cursor, limit: pageSize + 1 })
    const page = rewards.slice(0, pageSize)
    const last = rewards.length > pageSize ? page.at(-1) : undefined
    return {
      rewards: page.map((reward) => toRewardDto(reward, context, catalogue)),
      ready: await createRewardStore(tenant).countReady(member.account.id),
      ...(last && { next: last.seq.toString() }),
    }
  },
  'reward.claim': async (context, { id }) => {
    assertRealAccount(context.member.account)
    return toRewardDto(await claimReward(context.tenant, context.member.account.id, id), context, catalogue)
  },
})

function toRewardDto(reward: RewardRecord, context: ApiContext, catalogue: Catalogue): Reward {
  const { id, source, texts, kind, amount, turnover, given_at, expires_at, claimed_at } = reward
  return {
    id,
    source,
    title: localizeTexts(texts, createTextContext(context), ['title']).title ?? '',
    kind,
    ...toFreeSpinsDto(reward, context, catalogue),
    amount: kind === 'points' ? amount.toString() : formatDecimal(amount, context.site.exponent),
    turnover,
    state: getRewardState(reward),
    grantedAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}

function toFreeSpinsDto(
  { vendor, game, stake, spins, spins_used: usedSpins }: RewardRecord,
  { brand, language, site }: ApiContext,
  catalogue: Catalogue,
): Pick<Reward, 'freeSpins'> {
  if (vendor === null || game === null || stake === null || spins === null) return {}
  const name = getGameName(getBrandCatalogue(catalogue, site), game, brand.config.languages.catalogue[language]?.tag ?? 'en')
  return { freeSpins: { game, vendor, name, stake: formatDecimal(stake, site.exponent), count: spins, left: spins - usedSpins } }
}
