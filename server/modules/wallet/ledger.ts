import { createHash } from 'node:crypto'
import { hasAccountLocks } from '../../database/lock-order.ts'
import { lockAccounts } from '../accounts/index.ts'
import { type LedgerLine, createLedgerStore } from './store/ledger.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { LedgerPurpose, PayoutPurpose } from './ledger-purposes.ts'
import { type Permit, assertPermits } from './permit.ts'
import { OverdraftError, type PayoutAuthorization, consumeAuthorization } from './payout.ts'
import { hasObservers, reportTransfer } from '../../telemetry/operations.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'

/** Content of a transfer. Amounts are minor units of one currency, positive for recipients and negative for payers. */
export interface TransferContent {
  /** Idempotency key, unique within a brand. */
  readonly idempotencyKey: string
  readonly purpose: LedgerPurpose
  readonly currency: string
  readonly lines: readonly LedgerLine[]
  /** Id of the object that the transfer belongs to, such as a deposit. */
  readonly reference?: string | undefined
}

/**
 * A transfer with a permit for each player in its lines. If its purpose is a `PayoutPurpose`, it has an authorization
 * instead of the permit of the player that it takes from.
 */
export type Transfer = TransferContent &
  (
    | { readonly purpose: PayoutPurpose; readonly authorization: PayoutAuthorization; readonly permits?: readonly Permit[] }
    | { readonly purpose: Exclude<LedgerPurpose, PayoutPurpose>; readonly authorization?: undefined; readonly permits: readonly Permit[] }
  )

/** Thrown if the key was used for a different transfer. Nothing was moved. */
export class IdempotencyError extends Error {
  override readonly name = 'IdempotencyError'
}

/**
 * Moves money in the caller's transaction: completely or not at all, once per key, and never more than the balance. A
 * repeated key with the same transfer moves nothing and returns `repeated`. Locks the players' accounts if the caller
 * has not; a caller that moves money more than once in a transaction must lock all accounts before.
 * @throws OverdraftError, IdempotencyError; RangeError if there are fewer than two lines, if a line is zero, if the
 * lines do not sum to zero, or if they are not covered by the permits and the authorization
 */
export async function postTransfer(tenant: Tenant, input: Transfer): Promise<'done' | 'repeated'> {
  const { lines, currency, idempotencyKey, purpose, reference = null } = input
  if (lines.length < 2 || lines.some(({ amount }) => amount === 0n) || lines.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) {
    throw new RangeError('The lines of a transfer must sum to zero, and none may be zero.')
  }
  const players = [...new Set(lines.flatMap(({ party }) => ('player' in party ? [party.player] : [])))]
  const authorizedPermits = input.authorization ? [consumeAuthorization(tenant, input.authorization, currency, lines)] : []
  assertPermits(tenant, [...authorizedPermits, ...(input.permits ?? [])], players)
  if (!hasAccountLocks(tenant, players)) await lockAccounts(tenant, players)
  const ledger = createLedgerStore(tenant)
  const fingerprint = computeTransferFingerprint(input)
  const assertSameTransfer = (storedFingerprint: string | undefined): 'repeated' => {
    if (storedFingerprint !== fingerprint) throw new IdempotencyError('The idempotency key was used for a different transfer.')
    return 'repeated'
  }
  const accounts = await ledger.getOrCreateAccounts(
    lines.map(({ party }) => party),
    currency,
  )
  const postings = lines.map(({ amount }, lineIndex) => ({
    account: accounts[lineIndex] ?? '',
    amount,
    isPlayerWallet: 'player' in (lines[lineIndex]?.party ?? {}),
  }))
  const wallets = [...new Set(postings.filter(({ isPlayerWallet }) => isPlayerWallet).map(({ account }) => account))]
  const balances = await ledger.lockBalances(wallets)
  const entries = postings.map(({ account, amount, isPlayerWallet }) => {
    if (!isPlayerWallet) return { account, amount, balance_after: null }
    const newBalance = (balances.get(account) ?? 0n) + amount
    balances.set(account, newBalance)
    return { account, amount, balance_after: newBalance }
  })
  if ([...balances.values()].some((balance) => balance < 0n)) {
    // A concurrent transfer with the same key may have taken the money.
    const existing = await ledger.findByKey(idempotencyKey)
    if (existing) return assertSameTransfer(existing.fingerprint)
    throw new OverdraftError('The balance is insufficient.')
  }
  const id = await ledger.insertTransfer({ idempotencyKey, fingerprint, purpose, reference })
  if (id === undefined) return assertSameTransfer((await ledger.findByKey(idempotencyKey))?.fingerprint)
  await ledger.insertEntries(id, entries, balances)
  if (hasObservers()) {
    const amount = lines.reduce((sum, line) => (line.amount > 0n ? sum + line.amount : sum), 0n)
    tenant.afterCommit?.(() => reportTransfer({ purpose, currency, amount }))
  }
  return 'done'
}

/**
 * Whether this transfer was already made under its key. The caller must have locked the accounts, so that no concurrent
 * transaction makes it.
 * @throws IdempotencyError if the key was used for a different transfer
 */
export async function isTransferDone(trx: Tenant, input: TransferContent): Promise<boolean> {
  const existing = await createLedgerStore(trx).findByKey(input.idempotencyKey)
  if (existing && existing.fingerprint !== computeTransferFingerprint(input))
    throw new IdempotencyError('The idempotency key was used for a different transfer.')
  return existing !== undefined
}

/** Returns the fingerprint by which a repeated transfer is recognised. */
export function computeTransferFingerprint({ purpose, currency, lines, reference }: TransferContent): string {
  const normalizedLines = lines.map(({ party, amount }) => [normalizeParty(party), amount.toString()])
  return createHash('sha256')
    .update(JSON.stringify([purpose, currency, normalizedLines, ...(reference === undefined ? [] : [reference])]))
    .digest('base64url')
}

/** Removes the name of the main wallet, which is the default, so that equal parties have equal fingerprints. */
const normalizeParty = (party: LedgerLine['party']) =>
  'player' in party
    ? { player: party.player, ...(party.wallet === undefined || party.wallet === 'main' ? {} : { wallet: party.wallet }) }
    : party

/**
 * Creates the house account of promotions. Other house accounts are created with their first entry. Transactions use
 * this one before some accounts and after others, so if it were created on first use, concurrent transactions could
 * deadlock.
 */
export async function seedHouseAccounts(trx: Tenant, { merchant: { currency } }: MerchantConfig): Promise<void> {
  await createLedgerStore(trx).getOrCreateAccounts([{ house: 'promotions' }], currency.code)
}
