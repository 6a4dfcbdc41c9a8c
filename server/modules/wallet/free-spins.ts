import type { Tenant } from '../../database/tenant.ts'
import { transferWithin } from './ledger.ts'
import { permit } from './permit.ts'
import { type BonusRow, bonusesOf } from './store/bonuses.ts'

/** A win of a bet. */
export interface WinCredit {
  /**
   * Id of the bet that it is booked under: a free round can differ from the bet whose stake determines the division.
   */
  readonly reference: string
  /** Minor units. */
  readonly amount: bigint
  readonly purpose: 'win' | 'resettlement'
  /** The house account that pays it. */
  readonly house: string
  readonly idempotencyKey: string
}

interface FreeSpinWin extends WinCredit {
  /** Wagering requirement as a multiple of the win. */
  readonly times: number
}

/**
 * Credits the win of a free spin as a bonus that must be wagered.
 * @throws CallError true_account_required
 */
export async function creditFreeSpin(
  trx: Tenant,
  { account, currency }: { readonly account: string; readonly currency: string },
  { reference, amount, purpose, house, idempotencyKey, times }: FreeSpinWin,
): Promise<void> {
  const permits = [await permit(trx, { account, kind: purpose, amount, currency })]
  await transferWithin(trx, {
    idempotencyKey,
    purpose,
    currency,
    reference,
    permits,
    lines: [
      { party: { house }, amount: -amount },
      { party: { player: account, wallet: 'bonus' }, amount },
    ],
  })
  await bonusesOf(trx).insert({
    account,
    kind: 'reward',
    grant_key: idempotencyKey,
    currency,
    amount,
    turnover_needed: amount * BigInt(times),
    holds_withdrawals: false,
    ends_at: null,
    terms: { times },
  })
}

/**
 * Divides an overpaid win of a free spin among the bonuses of its wins, by what is left of each; a converted bonus
 * counts with its full amount. Without a bonus the win was the player's own money.
 */
export function divideFreeSpin(bonuses: readonly BonusRow[], amount: bigint) {
  let left = amount
  const shares = bonuses.map((bonus) => {
    const had = bonus.state === 'converted' ? bonus.amount : bonus.state === 'open' ? bonus.balance + bonus.staked : 0n
    const share = left < had ? left : had
    left -= share
    return { bonus, amount: share }
  })
  return { own: bonuses.length === 0 ? amount : 0n, shares }
}
