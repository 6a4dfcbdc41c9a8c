import { createHash } from 'node:crypto'
import { type Party, ledgerOf } from './store/ledger.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import type { LedgerPurpose } from './ledger-purposes.ts'

/** Money that moves: amounts are minor units of one currency, above zero for whoever gets and below for whoever gives. */
export interface Transfer {
  /** Says it once, however often it is sent. Unique in a brand. */
  readonly idempotencyKey: string
  readonly purpose: LedgerPurpose
  readonly currency: string
  readonly lines: readonly { readonly party: Party; readonly amount: bigint }[]
}

/** Somebody would have less than nothing. Nothing was moved, and the key may be used again. */
export class OverdraftError extends Error {
  override readonly name = 'OverdraftError'
}

/** The key has been used for another transfer. */
export class IdempotencyError extends Error {
  override readonly name = 'IdempotencyError'
}

/**
 * Moves money: all of it or nothing, once for each key, and never more than is there. A key that comes again with the same transfer moves nothing and
 * answers `repeated`.
 * @throws OverdraftError, IdempotencyError; RangeError for lines that do not sum to zero
 */
export function transfer(tenant: Tenant, asked: Transfer): Promise<'done' | 'repeated'> {
  return inTransaction(tenant, (inside) => transferWithin(inside, asked))
}

/** The same as a part of a transaction that the caller has begun. */
export async function transferWithin(tenant: Tenant, asked: Transfer): Promise<'done' | 'repeated'> {
  const { lines, currency, idempotencyKey, purpose } = asked
  if (lines.length < 2 || lines.some(({ amount }) => amount === 0n) || lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new RangeError('The lines of a transfer sum to zero, and none of them is zero.')
  }
  const ledger = ledgerOf(tenant)
  const fingerprint = fingerprintOf(asked)
  const id = await ledger.begin({ idempotencyKey, fingerprint, purpose, currency })
  if (id === undefined) {
    if ((await ledger.byKey(idempotencyKey))?.fingerprint !== fingerprint)
      throw new IdempotencyError('This idempotency key has been used for another transfer.')
    return 'repeated'
  }
  const entries: { account: string; amount: bigint; guarded: boolean }[] = []
  for (const { party, amount } of lines) entries.push({ account: await ledger.open(party, currency), amount, guarded: 'player' in party })
  // Always in the same order, so that two transfers between the same wallets cannot wait for each other.
  const wallets = entries.filter(({ guarded }) => guarded).toSorted((a, b) => (a.account < b.account ? -1 : 1))
  for (const { account, amount } of wallets) {
    if (!(await ledger.add(account, amount))) throw new OverdraftError('There is not enough money.')
  }
  await ledger.write(
    id,
    entries.map(({ account, amount }) => ({ account, amount })),
  )
  return 'done'
}

function fingerprintOf({ purpose, currency, lines }: Transfer): string {
  const plain = lines.map(({ party, amount }) => [party, amount.toString()])
  return createHash('sha256')
    .update(JSON.stringify([purpose, currency, plain]))
    .digest('base64url')
}
