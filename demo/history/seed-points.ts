import { randomUUID } from 'node:crypto'
import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { accountsOf } from '../../server/modules/accounts/index.ts'
import { redemptionsOf } from '../../server/modules/points/index.ts'
import { playDaysOf } from '../../server/modules/records/index.ts'
import { createReference } from '../../server/modules/secrets/index.ts'
import { type PastTransfer, pointsCurrency, postHistory } from '../../server/modules/wallet/index.ts'

/** Writes the points that the demo accounts with a history have earned and spent. */
export async function seedPoints(trx: Tenant, config: MerchantConfig): Promise<void> {
  for (const [username, { life: historyDays }] of Object.entries(config.platform.accounts)) {
    const account = historyDays === undefined ? undefined : await accountsOf(trx).byUsername(username)
    if (account) await seedPast(trx, account.id, config)
  }
}

/** Outcomes of the rewards that a demo account has redeemed, oldest first. */
const past = [
  { ago: 24, state: 'approved' },
  { ago: 11, state: 'rejected' },
  { ago: 2, state: 'process' },
] as const
const reasons = { rejected: 'The delivery address could not be reached.', approved: null, process: null } as const

/**
 * Writes welcome points, points from play every ten days, and a redemption in each state. The points move through the
 * ledger.
 */
async function seedPast(trx: Tenant, account: string, { merchant, platform }: MerchantConfig): Promise<void> {
  const { code: currency, exponent } = merchant.currency
  const goods = Object.entries(platform.points.rewards)
    .filter(([, { kind }]) => kind === 'goods')
    .toSorted(([, one], [, other]) => one.points - other.points)[0]
  if (goods === undefined) return
  const [reward, { points: price, amount, texts }] = goods
  const before = (days: number): Date => new Date(Date.now() - days * dayMilliseconds)
  const move = (purpose: PastTransfer['purpose'], points: bigint, at: Date, reference: string): PastTransfer => ({
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
  const moves = [move('points-granted', BigInt(price) * 4n, before(58), 'welcome')]
  const { earned, counted } = await earnedBefore(trx, account, currency, turnoverOf(platform.points.turnover, exponent))
  moves.push(...earned.map(({ points, day }) => move('points-earned', points, new Date(`${day}T16:00:00Z`), day)))
  for (const { ago, state } of past) {
    const id = randomUUID()
    moves.push(move('points-redeemed', -BigInt(price), before(ago), id))
    if (state === 'rejected') moves.push(move('points-returned', BigInt(price), before(ago - 1), id))
    await redemptionsOf(trx).insert({
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
      requested_at: before(ago),
      decided_at: state === 'process' ? null : before(ago - 1),
    })
  }
  await postHistory(
    trx,
    pointsCurrency,
    moves.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
  await redemptionsOf(trx).lockCountedStakes(account, currency)
  await redemptionsOf(trx).updateCountedStakes(account, currency, counted)
}

const turnoverOf = (text: string | undefined, exponent: number): bigint | undefined =>
  text === undefined ? undefined : parseMinor(text, exponent)

/** Awards the points for stakes until yesterday, on every tenth day of play. */
async function earnedBefore(trx: Tenant, account: string, currency: string, turnover: bigint | undefined) {
  const [firstDay, lastDay] = ['2000-01-01', new Date(Date.now() - 2 * dayMilliseconds).toISOString().slice(0, 10)]
  const days = await playDaysOf(trx).sumSettledByDay({ account, currency, firstDay, lastDay })
  const earned: { readonly points: bigint; readonly day: string }[] = []
  let [open, counted] = [0n, 0n]
  for (const [index, { day, stake }] of days.entries()) {
    open += stake
    if (turnover === undefined || index % 10 !== 9 || open < turnover) continue
    earned.push({ points: open / turnover, day })
    counted += (open / turnover) * turnover
    open %= turnover
  }
  return { earned, counted }
}
