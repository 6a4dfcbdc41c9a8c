import type { Tenant } from './tenant.ts'

/*
 * The global lock order of transactions that move money (decision 0062):
 *
 * 1. The rows of all accounts whose money moves, in one statement, in the order of their ids (`lockAccounts`).
 * 2. Everything else: the row that the transaction is about, such as a bet, a deposit or a reward, and the bonuses and
 *    wallets of these accounts.
 *
 * The account row serialises everything that moves an account's money, so the order of the other locks does not matter.
 * House accounts have no balance and are never locked.
 */

/** Thrown if a transaction violates the global lock order: it could deadlock with a transaction that respects it. */
export class LockOrderError extends Error {
  override readonly name = 'LockOrderError'
}

interface HeldLocks {
  /** Ids of the accounts that the transaction has locked or inserted. */
  readonly accounts: Set<string>
  /** Description of the first locked row that is not an account. */
  firstOtherRow?: string
  /** Whether the accounts have been locked. No further account may be locked afterwards. */
  hasLockedAccounts: boolean
}

const isLockOrderAsserted = process.env['NODE_ENV'] !== 'production' && process.env['LIVERY_MODE'] !== 'production'
const locksByTransaction = new WeakMap<object, HeldLocks>()

function getHeldLocks(db: Tenant['db']): HeldLocks {
  const existing = locksByTransaction.get(db)
  if (existing) return existing
  const locks: HeldLocks = { accounts: new Set(), hasLockedAccounts: false }
  locksByTransaction.set(db, locks)
  return locks
}

type Transaction = Pick<Tenant, 'db'>

/** Whether a transaction has locked all of these accounts. */
export const hasAccountLocks = ({ db }: Transaction, accounts: readonly string[]): boolean =>
  db.isTransaction && accounts.every((id) => getHeldLocks(db).accounts.has(id))

/**
 * Records that a transaction locks accounts. Call it before locking them. Outside production it asserts that the
 * transaction has locked nothing yet, or already holds or has inserted these accounts.
 * @throws LockOrderError
 */
export function recordAccountLocks(trx: Transaction, accounts: readonly string[]): void {
  if (!trx.db.isTransaction || hasAccountLocks(trx, accounts)) return
  const locks = getHeldLocks(trx.db)
  if (isLockOrderAsserted && (locks.firstOtherRow !== undefined || locks.hasLockedAccounts))
    throw new LockOrderError(
      `The accounts ${accounts.join(', ')} are locked after ${locks.firstOtherRow ?? `the accounts ${[...locks.accounts].join(', ')}`}. See server/database/lock-order.ts.`,
    )
  locks.hasLockedAccounts = true
  for (const id of accounts) locks.accounts.add(id)
}

/**
 * Records that a transaction locks another row that money depends on, such as "the deposit 5f0c…". No account may be
 * locked after it.
 */
export function recordRowLock(trx: Transaction, row: string): void {
  if (trx.db.isTransaction) getHeldLocks(trx.db).firstOtherRow ??= row
}

/**
 * Records that a transaction locks rows of accounts, such as their wallets or bonuses. Outside production it asserts
 * that the transaction already holds these accounts.
 * @throws LockOrderError
 */
export function assertAccountsLocked(trx: Transaction, accounts: readonly string[], row: string): void {
  if (!trx.db.isTransaction) return
  const missing = accounts.filter((id) => !getHeldLocks(trx.db).accounts.has(id))
  if (isLockOrderAsserted && missing.length > 0)
    throw new LockOrderError(`${row} of ${missing.join(', ')} is locked before the account. See server/database/lock-order.ts.`)
  recordRowLock(trx, row)
}

/** Records that a transaction has inserted an account, which no other transaction can lock. */
export function recordNewAccount(trx: Transaction, account: string): void {
  if (trx.db.isTransaction) getHeldLocks(trx.db).accounts.add(account)
}
