import { dayMilliseconds } from '../../../src/engine/rules/time/days.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { postTransfer } from './ledger.ts'
import type { LedgerPurpose } from './ledger-purposes.ts'
import { authorizeConversion } from './payout.ts'
import { requirePermit, type Permit } from './permit.ts'
import { type BonusRow, createBonusStore, type GrantedBonus } from './store/bonuses.ts'
import type { MoneyOwner } from './withdrawable.ts'

export interface BonusGrant extends MoneyOwner {
  /** Idempotency key. */
  readonly key: string
  readonly purpose: Extract<LedgerPurpose, 'registration-bonus' | 'free-play' | 'deposit-bonus' | 'reward'>
  /** Minor units. */
  readonly amount: bigint
  /** Wagering requirement: the turnover after which the bonus becomes the player's own money. */
  readonly turnover: bigint
  readonly endsAt?: Date | undefined
  /** Whether own money cannot be withdrawn either, until the wagering is complete or the bonus is used up. */
  readonly blocksWithdrawals?: boolean
  /** Terms that the player agreed to. Later changes of the settings do not affect them. */
  readonly terms?: Readonly<Record<string, string | number>>
  readonly reference?: string | undefined
  /** Permit for the account, in the transaction that grants the bonus. */
  readonly permit: Permit
}

/** Returns the registration bonus by the brand's current settings. */
export const getRegistrationBonus = ({ registration_bonus: amount, currency, bonus_turnover: times, bonus_days: days }: SiteRecord) => ({
  amount,
  currency,
  purpose: 'registration-bonus' as const,
  turnover: amount * BigInt(times),
  endsAt: days === null ? undefined : new Date(Date.now() + days * dayMilliseconds),
  terms: { times, ...(days === null ? {} : { days }) },
})

/**
 * Grants a bonus, once per key.
 * @throws IdempotencyError
 */
export async function grantBonus(trx: Tenant, grant: BonusGrant): Promise<'done' | 'repeated'> {
  const { account, currency, key, purpose, amount, turnover, endsAt = null, blocksWithdrawals = false, terms = {}, reference } = grant
  const permits = [grant.permit]
  const lines = [
    { party: { house: 'promotions' }, amount: -amount },
    { party: { player: account, wallet: 'bonus' as const }, amount },
  ]
  if ((await postTransfer(trx, { idempotencyKey: key, purpose, currency, lines, reference, permits })) === 'repeated') return 'repeated'
  await createBonusStore(trx).insert({
    account,
    kind: purpose,
    grant_key: key,
    currency,
    amount,
    turnover_needed: turnover,
    holds_withdrawals: blocksWithdrawals,
    ends_at: endsAt,
    terms,
  })
  if (turnover === 0n) await applyTurnover(trx, grant, 0n)
  return 'done'
}

/** Returns the bonuses granted under these keys, with their wagering requirements in minor units. */
export const listGrantedBonuses = (tenant: Tenant, keys: readonly string[]): Promise<readonly GrantedBonus[]> =>
  createBonusStore(tenant).listGranted(keys)

/**
 * Counts a settled stake towards the oldest open bonus, and the remainder towards the next ones. Only bonuses granted
 * before the stake was placed count. A bonus with complete wagering is converted: its balance moves to the main wallet.
 */
export async function applyTurnover(trx: Tenant, owner: MoneyOwner, stake: bigint, placedAt = new Date()): Promise<void> {
  let remaining = stake
  for (const bonus of await expireAndLockBonuses(trx, owner)) {
    const required = bonus.turnover_needed - bonus.turnover_done
    const countable = bonus.created_at <= placedAt ? remaining : 0n
    const counted = countable < required ? countable : required
    if (counted > 0n) await createBonusStore(trx).addToAmounts(bonus.id, { turnover: counted })
    remaining -= counted
    if (counted === required) await closeBonus(trx, bonus, 'converted')
  }
}

/** Closes the open bonuses that have neither a balance nor a share of an open bet. */
export async function closeSpentBonuses(trx: Tenant, owner: MoneyOwner): Promise<void> {
  for (const { id, balance, staked } of await createBonusStore(trx).lockOpen(owner.account, owner.currency))
    if (balance === 0n && staked === 0n) await createBonusStore(trx).close(id, 'spent')
}

/** Forfeits every open bonus of an account in one currency, such as when the account is purged. */
export async function forfeitBonuses(trx: Tenant, owner: MoneyOwner): Promise<void> {
  await lockAccounts(trx, [owner.account])
  for (const bonus of await createBonusStore(trx).lockOpen(owner.account, owner.currency)) await closeBonus(trx, bonus, 'forfeited')
}

/** Closes the expired bonuses of a brand. */
export async function expireBonuses(tenant: Tenant): Promise<void> {
  const batchSize = 50
  for (;;) {
    const owners = await createBonusStore(tenant).listExpired(batchSize)
    for (const owner of owners)
      await withTransaction(tenant, async (trx) => {
        await lockAccounts(trx, [owner.account])
        await expireAndLockBonuses(trx, owner)
      })
    if (owners.length < batchSize) return
  }
}

/** Closes the expired bonuses of an account, and returns the open ones, oldest first and locked. */
export async function expireAndLockBonuses(trx: Tenant, { account, currency }: MoneyOwner): Promise<readonly BonusRow[]> {
  const now = new Date()
  const bonuses = await createBonusStore(trx).lockOpen(account, currency)
  const isExpired = ({ ends_at: endsAt }: BonusRow): boolean => endsAt !== null && endsAt <= now
  for (const bonus of bonuses.filter(isExpired)) await closeBonus(trx, bonus, 'expired')
  return bonuses.filter((bonus) => !isExpired(bonus))
}

/**
 * Closes a bonus. Its balance goes to the player if the wagering is complete, otherwise back to the house account. Its
 * shares of open bets go to the same recipient when these bets are credited (`creditBet`).
 */
async function closeBonus(trx: Tenant, bonus: BonusRow, state: 'converted' | 'forfeited' | 'expired'): Promise<void> {
  const { id, account, currency, balance: amount } = bonus
  const transfer = { idempotencyKey: `bonus-${state}/${id}`, currency, reference: id }
  const bonusLine = { party: { player: account, wallet: 'bonus' as const }, amount: -amount }
  if (state === 'converted') {
    if (amount > 0n) {
      const authorization = await authorizeConversion(trx, { account, currency, amount, bonus: id })
      await postTransfer(trx, {
        ...transfer,
        purpose: 'bonus-converted',
        authorization,
        lines: [bonusLine, { party: { player: account }, amount }],
      })
    }
  } else if (amount > 0n) await forfeitMoney(trx, { account, currency, amount, bonus: id, key: `bonus-${state}/${id}` })
  await createBonusStore(trx).close(id, state)
}

interface ForfeitedMoney extends MoneyOwner {
  readonly amount: bigint
  /** Bonus id. */
  readonly bonus: string
  readonly key: string
}

/** Moves bonus money back to the house account. */
export async function forfeitMoney(trx: Tenant, { account, currency, amount, bonus, key }: ForfeitedMoney): Promise<void> {
  const permits = [await requirePermit(trx, { account, kind: 'bonus-forfeited', amount, currency })]
  await postTransfer(trx, {
    idempotencyKey: key,
    purpose: 'bonus-forfeited',
    currency,
    reference: bonus,
    permits,
    lines: [
      { party: { player: account, wallet: 'bonus' }, amount: -amount },
      { party: { house: 'promotions' }, amount },
    ],
  })
}
