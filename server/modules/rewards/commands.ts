import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { withTransaction } from '../../database/tenant.ts'
import { getAccount } from '../accounts/index.ts'
import type { Catalogue } from '../games/index.ts'
import {
  type BrandContext,
  type CommandContext,
  type AdminCommands,
  defineBrandCommand,
  optionalInteger,
  AdminApiError,
  toTitles,
  defineValueCommand,
} from '../commands/index.ts'
import { computeChangeExposure } from '../points/index.ts'
import { type RewardGrant, grantReward } from './grant-reward.ts'
import { parseRewardGrant, computeSpinsExposure } from './parse-reward-grant.ts'
import { getRewardState } from './claim-reward.ts'
import { type RewardRecord, type RewardState, createRewardStore } from './store/rewards.ts'

const stateNames: readonly string[] = ['ready', 'claimed', 'expired'] satisfies RewardState[]
const [defaultCount, maxCount] = [50, 500]

/** Context of the commands for rewards. */
type RewardCommandContext = CommandContext & { readonly catalogue: Catalogue }

/** Commands for rewards. */
export const rewardCommands: AdminCommands<RewardCommandContext> = {
  rewards: defineBrandCommand({
    permission: 'rewards.read',
    title: 'Rewards',
    usage: 'rewards <brand>',
    help: 'Lists the rewards of players, optionally in one state or of one player.',
    placeholders: { state: stateNames.join('|') },
    parameters: { state: 'text?', username: 'text?', count: optionalInteger(1, maxCount) },
    run: async ({ tenant, site }, input) => {
      const { state, username, count = defaultCount } = input
      if (state !== undefined && !stateNames.includes(state))
        throw new AdminApiError(`Unknown state "${state}". Use ${stateNames.join(', ')}.`)
      const account = username === undefined ? undefined : (await getAccount(tenant, username)).id
      const rewards = await createRewardStore(tenant).list(account, { state: state as RewardState | undefined, limit: count })
      return rewards.map((reward) => ({ username: reward.username, ...toRewardDto(reward, site) }))
    },
  }),

  'give-reward': defineValueCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Grant reward',
    usage: 'rewards <brand> give <username> <change>',
    help: 'Grants a player a reward to claim. It needs a title (title.<language>) and one of: amount, points, or spins (number of free spins). Optional: turnover (wagering requirement, times) and days (until it expires). Free spins also need game, stake and days, and their turnover applies to the winnings. If the reward is above the brand’s adjustment limit, a second operator must approve it.',
    sensitive: true,
    parameters: { username: 'text', change: 'texts', key: 'text' },
    exposure: async (context, { change }) =>
      (await computeChangeExposure(context, change, { amountFields: ['amount'], pointsFields: ['points'] })) +
      computeSpinsExposure(change, context.site),
    run: async (context: BrandContext<RewardCommandContext>, { username, change, key }) => {
      const { tenant, site } = context
      const { id: account } = await getAccount(tenant, username)
      const grant: RewardGrant = {
        account,
        source: 'operator',
        name: 'gift',
        key,
        currency: site.currency,
        ...parseRewardGrant(change, context),
      }
      const reward = await withTransaction(tenant, (trx) => grantReward(trx, grant))
      if (!isSameGrant(reward, grant)) throw new AdminApiError('The key was used for a different reward.')
      return toRewardDto(reward, site)
    },
  }),
}

/** Whether the reward that exists under a key has the value of the grant. Titles and expiry are not compared. */
const isSameGrant = (reward: RewardRecord, { kind, amount, turnover = 0, freeSpins }: RewardGrant): boolean =>
  reward.kind === kind &&
  reward.amount === amount &&
  (kind === 'points' || reward.turnover === turnover) &&
  (kind !== 'free-spins' || (reward.game === freeSpins?.game && reward.spins === freeSpins?.spins))

function toRewardDto(reward: RewardRecord, { exponent }: SiteRecord) {
  const { id, source, name, key, texts, kind, amount, turnover, given_at, expires_at, claimed_at, game, stake, spins, spins_used } = reward
  return {
    id,
    source,
    name,
    key,
    state: getRewardState(reward),
    kind,
    amount: kind === 'points' ? amount.toString() : formatDecimal(amount, exponent),
    turnover,
    ...(game !== null && stake !== null && { game, stake: formatDecimal(stake, exponent), spins, spinsUsed: spins_used }),
    titles: toTitles(texts),
    grantedAt: given_at.toISOString(),
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    ...(claimed_at && { claimedAt: claimed_at.toISOString() }),
  }
}
