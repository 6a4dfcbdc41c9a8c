import type { Tenant } from '../../database/tenant.ts'
import { transferWithin } from './ledger.ts'
import { permit } from './permit.ts'
import { type BonusRow, bonusesOf } from './store/bonuses.ts'

/** What a bet wins. */
export interface WinCredit {
  /** The id of the bet that it belongs to: another one where a free round is divided by the stake before it. */
  readonly reference: string
  /** Minor units. */
  readonly amount: bigint
  readonly purpose: 'win' | 'resettlement'
  /** The account of the house that it comes from. */
  readonly house: string
  readonly idempotencyKey: string
}

interface FreeSpinWin extends WinCredit {
  /** How many times it has to be staked. */
  readonly times: number
}

/**
 * Credits what a free spin has won as a bonus that has to be wagered.
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
 * Divides what a free spin was paid too much among the bonuses of its wins, by what each still has; one that was
 * converted has all that it gave. Without a bonus the win was the player's own.
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
