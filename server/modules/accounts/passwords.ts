import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { CallError } from '../calls/index.ts'
import type { Tenant } from '../../database/tenant.ts'
import { FairQueue } from '../../queue/fair-queue.ts'

/** What a hash costs: memory in MiB, and how often all of it is gone over. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** RFC 9106's second choice: 64 MiB and 3 passes. */
export const usualCost: PasswordCost = { memory: 64, passes: 3 }
/** OWASP's least. */
export const leastCost: PasswordCost = { memory: 19, passes: 2 }

const parameters = ({ memory, passes }: PasswordCost) =>
  ({ type: argon2.argon2id, memoryCost: memory * 1024, timeCost: passes, parallelism: 1 }) as const

/**
 * Node's threads, which other work needs as well: encrypted payloads and compressed answers must not wait behind
 * hashes.
 */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)
/** One processor is left to everything else, the database among it. */
const ofOneBrand = Math.max(1, Math.min(availableParallelism() - 1, threads - 2))
/**
 * One more for the other brands: whose login comes while one brand is flooded does not wait until one of that brand's
 * is through.
 */
const atOnce = ofOneBrand + 1

const patienceSeconds = 10

/**
 * The process has its processors and its memory once: so do its hashes their turns. More may wait of one brand than are
 * served in time: who floods it waits as long as everybody, and is not told at once.
 */
const hashing = new FairQueue({
  atOnce,
  ofOneBrand,
  waiting: { all: 1024 * ofOneBrand, brand: 256 * ofOneBrand, address: 64 * ofOneBrand },
  milliseconds: patienceSeconds * 1000,
  busy: () => new CallError('unavailable', { retryAfterSeconds: patienceSeconds }),
})

/** Whose turn it is. */
type Whose = Pick<Tenant, 'code' | 'requester'>

/** The platform itself, which asks for no brand. */
export const platformItself: Whose = { code: '' }

const queued = <T>({ code, requester }: Whose, work: () => Promise<T>): Promise<T> =>
  hashing.run({ brand: code, address: requester?.address ?? '', signal: requester?.signal }, work)

let cost = parameters(usualCost)
let nobody: Promise<string> | undefined

/**
 * What new hashes of this process cost from now on. Those that are there are looked at by what they say of themselves.
 */
export function setPasswordCost(requested: PasswordCost): void {
  cost = parameters(requested)
  nobody = undefined
}

/**
 * argon2id.
 * @throws CallError unavailable, where too many wait, or who asks has left
 */
export const hashPassword = (whose: Whose, password: string): Promise<string> =>
  queued(whose, () => argon2.hash(password.normalize('NFC'), cost))

/**
 * Whether the password belongs to the hash. Without a hash the answer is no, after the same work: how long it takes
 * does not tell whether an account exists.
 * @throws CallError unavailable, where too many wait, or who asks has left
 */
export async function verifyPassword(whose: Whose, hash: string | undefined, password: string): Promise<boolean> {
  const known = hash ?? (await hashOfNobody())
  const right = await queued(whose, () => argon2.verify(known, password.normalize('NFC')))
  return right && hash !== undefined
}

/** Whether a hash was made at another cost than new ones are. */
export const isOutdated = (hash: string): boolean => argon2.needsRehash(hash, cost)

async function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(platformItself, 'nobody')
  return nobody.catch((error: unknown) => {
    nobody = undefined
    throw error
  })
}
