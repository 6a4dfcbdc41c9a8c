import type { SiteRecord } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type BonusOwner, settleEnded } from './bonuses.ts'
import { OverdraftError } from './ledger.ts'
import { type LedgerLine, type Wallet, ledgerOf } from './store/ledger.ts'

/** Of which wallets an amount is. */
export interface StakeParts {
  readonly own: bigint
  readonly bonus: bigint
}

/** Who plays, and from which of their own wallets. */
export interface Stakeholder extends BonusOwner {
  /** As `playWallet` says. */
  readonly wallet: Wallet
}

/** The wallet that a vendor plays from: the main one where it serves all vendors, else the vendor's own. */
export const playWallet = ({ single_wallet }: Pick<SiteRecord, 'single_wallet'>, vendor: string): Wallet =>
  single_wallet ? 'main' : `vendor/${vendor}`

/**
 * Divides a stake: own money first, then the bonus. The wallets are held until the transaction ends.
 * @throws OverdraftError where both together are not enough
 */
export async function splitStake(inside: Tenant, { account, currency, wallet }: Stakeholder, amount: bigint): Promise<StakeParts> {
  await settleEnded(inside, { account, currency })
  const ledger = ledgerOf(inside)
  const ids = await ledger.open(
    [
      { player: account, wallet },
      { player: account, wallet: 'bonus' },
    ],
    currency,
  )
  const balances = await ledger.lock(ids)
  const [own = 0n, bonus = 0n] = ids.map((id) => balances.get(id) ?? 0n)
  if (own + bonus < amount) throw new OverdraftError('There is not enough money.')
  const first = amount < own ? amount : own
  return { own: first, bonus: amount - first }
}

/** Divides a win as its stake was divided; what cannot be divided is the player's own. */
export function splitWin(stake: StakeParts, win: bigint): StakeParts {
  const whole = stake.own + stake.bonus
  const bonus = whole === 0n ? 0n : (win * stake.bonus) / whole
  return { own: win - bonus, bonus }
}

/**
 * The lines of a transfer that takes parts from a player's wallets, where the sign is -1, or gives them. Bonus money of
 * somebody who has no open bonus any more is their own.
 */
export async function linesOf(inside: Tenant, holder: Stakeholder, parts: StakeParts, sign: 1n | -1n): Promise<readonly LedgerLine[]> {
  const { account, wallet } = holder
  const free = sign > 0n && parts.bonus > 0n && (await settleEnded(inside, holder)).length === 0
  const own = free ? parts.own + parts.bonus : parts.own
  const lines: readonly LedgerLine[] = [
    { party: { player: account, wallet }, amount: sign * own },
    { party: { player: account, wallet: 'bonus' }, amount: free ? 0n : sign * parts.bonus },
  ]
  return lines.filter(({ amount }) => amount !== 0n)
}
