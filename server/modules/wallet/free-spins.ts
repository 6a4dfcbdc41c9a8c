import type { Tenant } from '../../database/tenant.ts'
import { postTransfer } from './ledger.ts'
import { requirePermit } from './permit.ts'
import { type BonusRow, createBonusStore } from './store/bonuses.ts'

/** A win of a bet. */
export interface WinCredit {
  /**
   * Id of the bet that the transfer refers to. For a free round it differs from the bet whose stake determines how the
   * win is divided.
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
 * @throws ApiError account_disabled if the account does not exist, real_account_required
 */
export async function creditFreeSpin(
  trx: Tenant,
  { account, currency }: { readonly account: string; readonly currency: string },
  { reference, amount, purpose, house, idempotencyKey, times }: FreeSpinWin,
): Promise<void> {
  const permits = [await requirePermit(trx, { account, kind: purpose, amount, currency })]
  await postTransfer(trx, {
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
  await createBonusStore(trx).insert({
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
 * Allocates the amount to claw back from an overpaid free-spin win to the bonuses credited for it: to an open bonus up
 * to what is left of it, to a converted one up to its full amount. `own` is the amount to claw back from own money: the
 * whole amount if the win was not credited as a bonus, otherwise 0.
 */
export function allocateFreeSpinClawback(bonuses: readonly BonusRow[], amount: bigint) {
  let remaining = amount
  const shares = bonuses.map((bonus) => {
    const available = bonus.state === 'converted' ? bonus.amount : bonus.state === 'open' ? bonus.balance + bonus.staked : 0n
    const share = remaining < available ? remaining : available
    remaining -= share
    return { bonus, amount: share }
  })
  return { own: bonuses.length === 0 ? amount : 0n, shares }
}
