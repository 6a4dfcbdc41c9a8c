import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { createRedemptionStore } from '../../server/modules/points/index.ts'
import { createPlayDayStore } from '../../server/modules/records/index.ts'
import { createReference } from '../../server/modules/secrets/index.ts'
import { type BackdatedTransfer, pointsCurrency, postBackdatedTransfers } from '../../server/modules/wallet/index.ts'

/** Writes the points that the demo accounts with a history have earned and spent. */
export async function seedPoints(trx: Tenant, config: MerchantConfig): Promise<void> {
  for (const [username, { historyDays }] of Object.entries(config.platform.accounts)) {
    const account = historyDays === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account) await seedAccountPoints(trx, account.id, config)
  }
}

/** Redemptions of a demo account, oldest first. */
const pastRedemptions = [
  { daysAgo: 24, state: 'approved' },
  { daysAgo: 11, state: 'rejected' },
  { daysAgo: 2, state: 'process' },
] as const
/** Reason shown to the player, by state. */
const reasons = { rejected: 'We could not deliver this reward.', approved: null, process: null } as const

/**
 * Writes welcome points, points earned on every tenth day of play, and the redemptions of the cheapest goods. The
 * points move through the ledger. Without goods among the brand's rewards, nothing is written.
 */
async function seedAccountPoints(trx: Tenant, account: string, { merchant, platform }: MerchantConfig): Promise<void> {
  const { code: currency, exponent } = merchant.currency
  const goodsReward = Object.entries(platform.points.rewards)
    .filter(([, { kind }]) => kind === 'goods')
    .toSorted(([, a], [, b]) => a.points - b.points)[0]
  if (goodsReward === undefined) return
  const [reward, { points: price, amount, texts }] = goodsReward
  const getDateDaysAgo = (days: number): Date => new Date(Date.now() - days * dayMilliseconds)
  const createTransfer = (purpose: BackdatedTransfer['purpose'], points: bigint, at: Date, reference: string): BackdatedTransfer => ({
    idempotencyKey: `${purpose}/demo/${account}/${reference}`,
    purpose,
    currency: pointsCurrency,
    reference,
    at,
    lines: [
      { party: { house: 'points' }, amount: -points },
      { party: { player: account, wallet: 'points' }, amount: points },
    ],
  })
  const transfers = [createTransfer('points-granted', BigInt(price) * 4n, getDateDaysAgo(58), 'welcome')]
  const { earned, countedStake } = await calculateEarnedPoints(trx, account, currency, parseTurnover(platform.points.turnover, exponent))
  transfers.push(...earned.map(({ points, day }) => createTransfer('points-earned', points, new Date(`${day}T16:00:00Z`), day)))
  for (const { daysAgo, state } of pastRedemptions) {
    const id = randomUUID()
    transfers.push(createTransfer('points-redeemed', -BigInt(price), getDateDaysAgo(daysAgo), id))
    if (state === 'rejected') transfers.push(createTransfer('points-returned', BigInt(price), getDateDaysAgo(daysAgo - 1), id))
    await createRedemptionStore(trx).insert({
      id,
      account,
      reward,
      currency,
      state,
      texts,
      kind: 'goods',
      reference: createReference('P'),
      request_key: id,
      fingerprint: id,
      quantity: 1n,
      points: BigInt(price),
      amount: parseMinor(amount, exponent),
      reason: reasons[state],
      requested_at: getDateDaysAgo(daysAgo),
      decided_at: state === 'process' ? null : getDateDaysAgo(daysAgo - 1),
    })
  }
  await postBackdatedTransfers(
    trx,
    pointsCurrency,
    transfers.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  )
  await createRedemptionStore(trx).lockCountedStakes(account, currency)
  await createRedemptionStore(trx).updateCountedStakes(account, currency, countedStake)
}

const parseTurnover = (text: string | undefined, exponent: number): bigint | undefined =>
  text === undefined ? undefined : parseMinor(text, exponent)

/**
 * Returns the points earned by stakes up to the day before yesterday, awarded on every tenth day of play, and the
 * stakes that were counted for them.
 */
async function calculateEarnedPoints(trx: Tenant, account: string, currency: string, turnover: bigint | undefined) {
  const [firstDay, lastDay] = ['2000-01-01', new Date(Date.now() - 2 * dayMilliseconds).toISOString().slice(0, 10)]
  const days = await createPlayDayStore(trx).sumSettledByDay({ account, currency, firstDay, lastDay })
  const earned: { readonly points: bigint; readonly day: string }[] = []
  let [uncountedStake, countedStake] = [0n, 0n]
  for (const [index, { day, stake }] of days.entries()) {
    uncountedStake += stake
    if (turnover === undefined || index % 10 !== 9 || uncountedStake < turnover) continue
    earned.push({ points: uncountedStake / turnover, day })
    countedStake += (uncountedStake / turnover) * turnover
    uncountedStake %= turnover
  }
  return { earned, countedStake }
}
