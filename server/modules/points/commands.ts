import { maxPoints } from '../../../src/engine/rules/money/max-amount.ts'
import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { getAccount } from '../accounts/index.ts'
import {
  type BrandContext,
  type AdminCommands,
  defineBrandCommand,
  AdminApiError,
  optionalInteger,
  toTitles,
  defineValueCommand,
  integer,
} from '../commands/index.ts'
import { IdempotencyError, OverdraftError, requirePermit, pointsCurrency, postTransfer } from '../wallet/index.ts'
import { approveRedemption, rejectRedemption } from './decide-redemption.ts'
import { awardAndGetPoints } from './earn-points.ts'
import { parseReward, parsePointsSettings } from './parse-points-change.ts'
import { type RedemptionRecord, createRedemptionStore } from './store/redemptions.ts'
import { createPointsRewardStore } from './store/rewards.ts'
import { computePointsExposure, computeRewardExposure, computeSettingsExposure } from './exposure.ts'

const stateNames: readonly string[] = ['process', 'approved', 'rejected'] satisfies RedemptionRecord['state'][]
const [defaultCount, maxCount] = [50, 500]

/** Commands for points. */
export const pointsCommands: AdminCommands = {
  points: defineBrandCommand({
    permission: 'promotions.read',
    title: 'Points settings',
    usage: 'points <brand>',
    help: 'Shows the conversion rate of points and how they are earned.',
    run: getSettingsDto,
  }),

  'set-points': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change points settings',
    usage: 'points <brand> <change>',
    help: 'Changes the conversion rate of points (points and the amount that they convert to) and how they are earned (turnover: amount wagered per point; none if play earns no points).',
    parameters: { change: 'texts' },
    checksRelations: true,
    exposure: (context, { change }) => computeSettingsExposure(context, parsePointsSettings(change, context.site)),
    run: async (context, { change }) => {
      await createPointsRewardStore(context.tenant).updateSettings(parsePointsSettings(change, context.site))
      return getSettingsDto(context)
    },
  }),

  'points-rewards': defineBrandCommand({
    permission: 'promotions.read',
    title: 'Points rewards',
    usage: 'points <brand> rewards',
    help: 'Lists the rewards that points can be redeemed for.',
    rows: { parameter: 'reward', property: 'id' },
    run: listRewardDtos,
  }),

  'set-points-reward': defineValueCommand({
    permission: 'promotions.write',
    title: 'Change points reward',
    usage: 'points <brand> rewards <reward> <change>',
    help: 'Adds or changes a reward that points can be redeemed for: kind (money|goods), points, amount, requiredStakes, stock, order, enabled (on|off), title.<language>. A new one needs kind, points, amount, stock and a title.',
    parameters: { reward: 'text', change: 'texts' },
    checksRelations: true,
    exposure: async (context, { reward, change }) =>
      computeRewardExposure(context, change, await createPointsRewardStore(context.tenant).find(reward)),
    run: async (context, { reward: id, change }) => {
      const rewards = createPointsRewardStore(context.tenant)
      const existing = await rewards.find(id)
      const { newReward, changes } = parseReward(id, change, existing, context.site)
      if (newReward) await rewards.insert([newReward])
      else await rewards.update(id, changes)
      if (changes.stock !== undefined)
        context.record({ detail: { stock: { before: existing ? Number(existing.stock) : null, after: Number(changes.stock) } } })
      return (await listRewardDtos(context)).find((reward) => reward.id === id)
    },
  }),

  'grant-points': defineValueCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Grant points',
    usage: 'points <brand> grant <username> <points>',
    help: 'Grants points to a player, or deducts them if the number is negative.',
    sensitive: true,
    parameters: { username: 'text', points: integer(-maxPoints, maxPoints), reason: 'text', key: 'text' },
    exposure: ({ tenant }, { points }) => computePointsExposure(tenant, BigInt(Math.abs(points))),
    run: async (context, { username, points, reason, key }) => {
      const { tenant, site } = context
      const { id: account } = await getAccount(tenant, username)
      if (points === 0) throw new AdminApiError('points must not be 0.')
      const outcome = await withTransaction(tenant, (trx) => grantPoints(trx, { account, points: BigInt(points), key, reason }))
      return { outcome, points: Number(await awardAndGetPoints(tenant, { site, account })) }
    },
  }),

  redemptions: defineBrandCommand({
    permission: 'rewards.read',
    title: 'Redemptions',
    usage: 'points <brand> redemptions',
    help: 'Lists redemptions of points, newest first; those in review are listed oldest first.',
    rows: { parameter: 'redemption', property: 'reference' },
    placeholders: { state: stateNames.join('|') },
    parameters: { state: 'text?', username: 'text?', count: optionalInteger(1, maxCount) },
    run: async (context, { state, username, count = defaultCount }) => {
      if (state !== undefined && !stateNames.includes(state))
        throw new AdminApiError(`Unknown state "${state}". Use ${stateNames.join(', ')}.`)
      const account = username === undefined ? undefined : (await getAccount(context.tenant, username)).id
      const redemptions = await createRedemptionStore(context.tenant).list({
        state: state as RedemptionRecord['state'] | undefined,
        account,
        limit: count,
      })
      return redemptions.map((redemption) => ({ username: redemption.username, ...toRedemptionDto(context, redemption) }))
    },
  }),

  'approve-redemption': defineBrandCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Approve redemption',
    usage: 'points <brand> approve <redemption>',
    help: 'Approves a redemption. A cash reward is paid into the player’s balance.',
    sensitive: true,
    parameters: { redemption: 'text' },
    run: async (context, { redemption }) => recordDecision(context, await approveRedemption(context, redemption)),
  }),

  'reject-redemption': defineBrandCommand({
    permission: 'rewards.write',
    isAtomic: true,
    title: 'Reject redemption',
    usage: 'points <brand> reject <redemption>',
    help: 'Rejects a redemption and returns the points. The player sees the reason.',
    parameters: { redemption: 'text', reason: 'text' },
    run: async (context, { redemption, reason }) => recordDecision(context, await rejectRedemption(context, redemption, reason)),
  }),
}

interface PointsGrant {
  readonly account: string
  /** Negative to deduct points. */
  readonly points: bigint
  readonly key: string
  readonly reason: string
}

async function grantPoints(trx: Tenant, { account, points, key, reason }: PointsGrant): Promise<'done' | 'repeated'> {
  const permits = [
    await requirePermit(trx, { account, kind: 'points-owed', amount: points < 0n ? -points : points, currency: pointsCurrency }),
  ]
  return postTransfer(trx, {
    idempotencyKey: `points-granted/${key}`,
    purpose: 'points-granted',
    currency: pointsCurrency,
    reference: reason,
    permits,
    lines: [
      { party: { house: 'points' }, amount: -points },
      { party: { player: account, wallet: 'points' }, amount: points },
    ],
  }).catch((error: unknown) => {
    throw error instanceof OverdraftError || error instanceof IdempotencyError ? new AdminApiError(error.message) : error
  })
}

async function getSettingsDto({ tenant, site: { exponent } }: BrandContext) {
  const { ratio_points, ratio_amount, turnover } = await createPointsRewardStore(tenant).getSettings()
  return {
    points: Number(ratio_points),
    amount: formatDecimal(ratio_amount, exponent),
    turnover: turnover === null ? 'none' : formatDecimal(turnover, exponent),
  }
}

async function listRewardDtos({ tenant, site: { exponent } }: BrandContext) {
  return (await createPointsRewardStore(tenant).list('all')).map(
    ({ id, kind, texts, points, amount, required_stakes: requiredStakes, stock, enabled, position }) => ({
      id,
      kind,
      enabled,
      order: position,
      points: Number(points),
      amount: formatDecimal(amount, exponent),
      requiredStakes: formatDecimal(requiredStakes, exponent),
      stock: Number(stock),
      titles: toTitles(texts),
    }),
  )
}

function toRedemptionDto({ site: { exponent } }: BrandContext, redemption: RedemptionRecord) {
  const { reference, kind, reward, quantity, points, amount, state, reason, requested_at, decided_at } = redemption
  return {
    reference,
    state,
    kind,
    ...(reward !== null && { reward }),
    quantity: Number(quantity),
    points: Number(points),
    amount: formatDecimal(amount, exponent),
    ...(reason !== null && { reason }),
    requestedAt: requested_at.toISOString(),
    ...(decided_at !== null && { decidedAt: decided_at.toISOString() }),
  }
}

function recordDecision(context: BrandContext, redemption: RedemptionRecord) {
  context.record({ account: redemption.account, detail: { after: { state: redemption.state } } })
  return toRedemptionDto(context, redemption)
}
