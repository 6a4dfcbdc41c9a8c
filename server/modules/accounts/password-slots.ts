import { availableParallelism } from 'node:os'
import { FairQueue } from '../../queue/fair-queue.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'

/**
 * Node's threads, which other work needs as well: encrypted payloads and compressed answers must not wait behind
 * hashes.
 */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)
/** One processor is left to everything else, the database among it. */
export const hashesOfOneBrand = Math.max(1, Math.min(availableParallelism() - 1, threads - 2))
/** Beside those whose password is hashed, so many of a brand are looked up, so that no hash has to wait for them. */
const callsOfOneBrand = hashesOfOneBrand + 3

const patienceSeconds = 10

const patience = {
  milliseconds: patienceSeconds * 1000,
  busy: () => new CallError('unavailable', { retryAfterSeconds: patienceSeconds }),
}

const hashes = new FairQueue({
  ...patience,
  atOnce: hashesOfOneBrand + 1,
  ofOneBrand: hashesOfOneBrand,
  waiting: { all: 1024 * hashesOfOneBrand, brand: 256 * hashesOfOneBrand, address: 64 * hashesOfOneBrand },
})
/**
 * Many more may wait of one brand than are served in time: who is refused at once comes back at once, and who floods it
 * waits as long as everybody.
 */
const calls = new FairQueue({
  ...patience,
  atOnce: 8 * callsOfOneBrand,
  ofOneBrand: callsOfOneBrand,
  waiting: { all: 8192, brand: 2048, address: 64 * hashesOfOneBrand },
})

/** Whose turn it is. */
export type SlotOwner = Pick<Tenant, 'code' | 'requester'>

const withSlot = <T>(queue: FairQueue, { code, requester }: SlotOwner, work: () => Promise<T>): Promise<T> =>
  queue.run({ brand: code, address: requester?.address ?? '', signal: requester?.signal }, work)

/**
 * Makes or compares a hash in its turn: the process has its processors and its memory once. There is one turn more for
 * the other brands: whose login comes while one brand is flooded does not wait until one of that brand's is through.
 * @throws CallError unavailable, where too many wait, or who asks has left
 */
export const withHashSlot = <T>(owner: SlotOwner, work: () => Promise<T>): Promise<T> => withSlot(hashes, owner, work)

/**
 * Answers a call that comes encrypted, for it brings a password, in its turn. Its payload, its questions to the
 * database and its place in the log cost as much as a hash: those of a flood must not stand before another brand's.
 * @throws CallError unavailable, where too many wait, or who asks has left: then nothing was done for the call
 */
export const withEncryptedCallSlot = <T>(owner: SlotOwner, work: () => Promise<T>): Promise<T> => withSlot(calls, owner, work)
