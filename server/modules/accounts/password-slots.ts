import { availableParallelism } from 'node:os'
import { FairQueue } from '../../queue/fair-queue.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'

/** Size of Node's thread pool. Payload decryption and response compression share it and must not wait behind hashes. */
const threadPoolSize = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)
/** Limit of a brand's concurrent hashes. It leaves one processor to everything else, including the database. */
export const maxHashesPerBrand = Math.max(1, Math.min(availableParallelism() - 1, threadPoolSize - 2))
/**
 * Limit of a brand's concurrent encrypted calls: three above the hash limit, so that hashes do not wait for database
 * lookups.
 */
const maxCallsPerBrand = maxHashesPerBrand + 3

const timeoutSeconds = 10

const timeoutOptions = {
  timeoutMilliseconds: timeoutSeconds * 1000,
  createBusyError: () => new ApiError('unavailable', { retryAfterSeconds: timeoutSeconds }),
}

const hashQueue = new FairQueue({
  name: 'hashing',
  ...timeoutOptions,
  concurrency: maxHashesPerBrand + 1,
  maxPerBrand: maxHashesPerBrand,
  maxWaiting: { all: 1024 * maxHashesPerBrand, brand: 256 * maxHashesPerBrand, address: 64 * maxHashesPerBrand },
})
/**
 * A brand may queue far more calls than can be served before they time out: a client that is rejected immediately
 * retries immediately, whereas a queued client of a flood has to wait like everyone else.
 */
const callQueue = new FairQueue({
  name: 'encrypted-calls',
  ...timeoutOptions,
  concurrency: 8 * maxCallsPerBrand,
  maxPerBrand: maxCallsPerBrand,
  maxWaiting: { all: 8192, brand: 2048, address: 64 * maxHashesPerBrand },
})

/** The brand and client that a slot is counted for. The code is empty for the platform itself. */
export type WorkRequester = Pick<Tenant, 'code' | 'requester'>

const withSlot = <T>(queue: FairQueue, { code, requester }: WorkRequester, work: () => Promise<T>): Promise<T> =>
  queue.run({ brand: code, address: requester?.network ?? '', signal: requester?.signal }, work)

/**
 * Creates or compares a hash in a slot, because all brands share the processors and the memory of one process. There
 * is one slot more than a brand may use, so that a flood on one brand does not delay the logins of another.
 * @throws ApiError unavailable if the queue is full, no slot is free in time, or the client has disconnected
 */
export const withHashSlot = <T>(requester: WorkRequester, work: () => Promise<T>): Promise<T> => withSlot(hashQueue, requester, work)

/**
 * Handles an encrypted call (one that carries a password) in a slot. Its decryption, queries and audit entry cost as
 * much as a hash, so a flood of them on one brand must not delay another brand.
 * @throws ApiError unavailable, before any work for the call, if the queue is full, no slot is free in time, or the
 * client has disconnected
 */
export const withEncryptedCallSlot = <T>(requester: WorkRequester, work: () => Promise<T>): Promise<T> =>
  withSlot(callQueue, requester, work)
