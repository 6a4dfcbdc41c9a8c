import { createHash } from 'node:crypto'
import type { StoredVendorAnswer } from '../../database/columns.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import { lockAccounts } from '../accounts/index.ts'
import { WalletCallError } from './parse-call.ts'
import { type TransactionKey, type StoredAnswer, createVendorCallStore } from './store/calls.ts'

/** Answer to a wallet transaction, and the bet that it concerns. */
export interface TransactionOutcome extends Omit<StoredAnswer, 'fingerprint'> {
  /** Whether the answer is not stored, because no money was moved and a retry may have another outcome. */
  readonly transient?: boolean
}

/** Another request stored its answer first. This one is rolled back, and retried on the current state. */
export class ConcurrentAnswerError extends Error {
  override readonly name = 'ConcurrentAnswerError'
}

const maxAttempts = 5

/**
 * Makes a wallet transaction idempotent: its first answer is stored in the database transaction that moves the money,
 * and returned again for every request with the same key and content. If `work` throws, no money is moved. The refusal
 * of a bet is stored and returned, because the vendor reports it to its player; any other refusal that `work` throws is
 * rethrown, and can be retried. `work` runs while the player's account is locked.
 * @throws WalletCallError id_used, unavailable, and the refusals of `work` except for bets
 */
export async function withIdempotency(
  tenant: Tenant,
  player: string,
  key: TransactionKey,
  content: readonly string[],
  work: (trx: Tenant) => Promise<TransactionOutcome>,
): Promise<StoredVendorAnswer> {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest()
  for (let attempt = 1; ; attempt++) {
    try {
      return await executeOnce(tenant, player, key, fingerprint, work)
    } catch (error) {
      if (error instanceof WalletCallError && key.kind === 'bet' && error.code !== 'id_used') {
        const answer = { error: error.code }
        if (await createVendorCallStore(tenant).insertIfFirst(key, { fingerprint, bet: null, answer })) return answer
      } else if (!(error instanceof ConcurrentAnswerError)) throw error
      if (attempt === maxAttempts) throw new WalletCallError('unavailable')
    }
  }
}

const executeOnce = (
  tenant: Tenant,
  player: string,
  key: TransactionKey,
  fingerprint: Buffer,
  work: (trx: Tenant) => Promise<TransactionOutcome>,
): Promise<StoredVendorAnswer> =>
  withTransaction(tenant, async (trx) => {
    const calls = createVendorCallStore(trx)
    // A concurrent duplicate waits here, and then finds the stored answer.
    await lockAccounts(trx, [player])
    const storedAnswer = await calls.find(key)
    if (storedAnswer) return replayAnswer(storedAnswer, fingerprint)
    const { transient = false, ...outcome } = await work(trx)
    if (!transient && !(await calls.insertIfFirst(key, { fingerprint, ...outcome }))) throw new ConcurrentAnswerError()
    return outcome.answer
  })

function replayAnswer(storedAnswer: StoredAnswer, fingerprint: Buffer): StoredVendorAnswer {
  if (storedAnswer.fingerprint !== null && !storedAnswer.fingerprint.equals(fingerprint)) throw new WalletCallError('id_used')
  return storedAnswer.answer
}
