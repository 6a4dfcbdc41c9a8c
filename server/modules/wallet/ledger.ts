import { createHash } from 'node:crypto'
import { holdsAccounts } from '../../database/lock-order.ts'
import { lockAccounts } from '../accounts/index.ts'
import { type LedgerLine, ledgerOf } from './store/ledger.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { LedgerPurpose, PayoutPurpose } from './ledger-purposes.ts'
import { type Permit, requirePermits } from './permit.ts'
import { OverdraftError, type PayoutAuthorization, redeemAuthorization } from './payout.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

/**
 * What a transfer moves: amounts are minor units of one currency, above zero for whoever gets and below for whoever
 * gives.
 */
export interface TransferFacts {
  /** Says it once, however often it is sent. Unique in a brand. */
  readonly idempotencyKey: string
  readonly purpose: LedgerPurpose
  readonly currency: string
  readonly lines: readonly LedgerLine[]
  /** What it belongs to, such as a deposit's id. */
  readonly reference?: string | undefined
}

/**
 * Money that moves, with a permit for each player that its lines name, and with the authorization where its purpose
 * takes money from a player: that one needs no further permit.
 */
export type Transfer = TransferFacts &
  (
    | { readonly purpose: PayoutPurpose; readonly authorization: PayoutAuthorization; readonly permits?: readonly Permit[] }
    | { readonly purpose: Exclude<LedgerPurpose, PayoutPurpose>; readonly authorization?: undefined; readonly permits: readonly Permit[] }
  )

/** The key has been used for another transfer. Nothing was moved. */
export class IdempotencyError extends Error {
  override readonly name = 'IdempotencyError'
}

/**
 * Moves money as a part of the transaction that the caller has begun: all of it or nothing, once for each key, and
 * never more than is there. A key that comes again with the same transfer moves nothing and answers `repeated`. It
 * locks the accounts of its players where the caller has not: who moves money more than once in a transaction locks all
 * of them before.
 * @throws OverdraftError, IdempotencyError; RangeError for lines that do not sum to zero, and where a permit is missing
 */
export async function transferWithin(tenant: Tenant, input: Transfer): Promise<'done' | 'repeated'> {
  const { lines, currency, idempotencyKey, purpose, reference = null } = input
  if (lines.length < 2 || lines.some(({ amount }) => amount === 0n) || lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new RangeError('The lines of a transfer sum to zero, and none of them is zero.')
  }
  const players = [...new Set(lines.flatMap(({ party }) => ('player' in party ? [party.player] : [])))]
  const authorized = input.authorization ? [redeemAuthorization(tenant, input.authorization, currency, lines)] : []
  requirePermits(tenant, [...authorized, ...(input.permits ?? [])], players)
  if (!holdsAccounts(tenant, players)) await lockAccounts(tenant, players)
  const ledger = ledgerOf(tenant)
  const fingerprint = fingerprintOf(input)
  const validateRepeated = (known: string | undefined): 'repeated' => {
    if (known !== fingerprint) throw new IdempotencyError('This idempotency key has been used for another transfer.')
    return 'repeated'
  }
  const accounts = await ledger.open(
    lines.map(({ party }) => party),
    currency,
  )
  const posted = lines.map(({ amount }, line) => ({
    account: accounts[line] ?? '',
    amount,
    guarded: 'player' in (lines[line]?.party ?? {}),
  }))
  const wallets = [...new Set(posted.filter(({ guarded }) => guarded).map(({ account }) => account))]
  const balances = await ledger.lock(wallets)
  const entries = posted.map(({ account, amount, guarded }) => {
    if (!guarded) return { account, amount, balance_after: null }
    const after = (balances.get(account) ?? 0n) + amount
    balances.set(account, after)
    return { account, amount, balance_after: after }
  })
  if ([...balances.values()].some((balance) => balance < 0n)) {
    // Whoever sent the same at the same moment may have taken it.
    const known = await ledger.byKey(idempotencyKey)
    if (known) return validateRepeated(known.fingerprint)
    throw new OverdraftError('There is not enough money.')
  }
  const id = await ledger.begin({ idempotencyKey, fingerprint, purpose, reference })
  if (id === undefined) return validateRepeated((await ledger.byKey(idempotencyKey))?.fingerprint)
  await ledger.write(id, entries, balances)
  return 'done'
}

/**
 * Whether this transfer was done before under its key. Whoever asks holds the accounts, so that nobody else does it
 * meanwhile.
 * @throws IdempotencyError where the key was used for another transfer
 */
export async function isDone(trx: Tenant, input: TransferFacts): Promise<boolean> {
  const known = await ledgerOf(trx).byKey(input.idempotencyKey)
  if (known && known.fingerprint !== fingerprintOf(input))
    throw new IdempotencyError('This idempotency key has been used for another transfer.')
  return known !== undefined
}

/** What a transfer is known by when its key comes again. */
export function fingerprintOf({ purpose, currency, lines, reference }: TransferFacts): string {
  const plain = lines.map(({ party, amount }) => [plainParty(party), amount.toString()])
  return createHash('sha256')
    .update(JSON.stringify([purpose, currency, plain, ...(reference === undefined ? [] : [reference])]))
    .digest('base64url')
}

/** The main wallet is the same wallet whether it is named or not. */
const plainParty = (party: LedgerLine['party']) =>
  'player' in party
    ? { player: party.player, ...(party.wallet === undefined || party.wallet === 'main' ? {} : { wallet: party.wallet }) }
    : party

/**
 * Opens the house account of promotions. Transfers open a house account with its first entry; this one is used before
 * some and after others in a transaction.
 */
export async function seedHouseAccounts(trx: Tenant, { merchant: { currency } }: MerchantConfig): Promise<void> {
  await ledgerOf(trx).open([{ house: 'promotions' }], currency.code)
}
