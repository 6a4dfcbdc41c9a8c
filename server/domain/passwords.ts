import { availableParallelism } from 'node:os'
import argon2 from 'argon2'
import { CallError } from './call-error.ts'
import { createTurns } from './turns.ts'

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

/** Node's threads, which other work needs as well: encrypted payloads and compressed answers must not wait behind hashes. */
const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)
const atOnce = Math.max(1, Math.min(availableParallelism(), threads - 1))

/** The process has its processors and its memory once: so do its hashes their turns. */
const inTurn = createTurns({ atOnce, waiting: 128 * atOnce, full: () => new CallError('unavailable', { retryAfterSeconds: 10 }) })

let cost = parameters(usualCost)
let nobody: Promise<string> | undefined

/** What new hashes of this process cost from now on. Those that are there are looked at by what they say of themselves. */
export function setPasswordCost(wanted: PasswordCost): void {
  cost = parameters(wanted)
  nobody = undefined
}

/**
 * argon2id.
 * @throws CallError unavailable, where too many wait
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => argon2.hash(password.normalize('NFC'), cost))

/**
 * Whether the password belongs to the hash. Without a hash the answer is no, after the same work: how long it takes does not tell whether an
 * account exists.
 * @throws CallError unavailable, where too many wait
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const known = hash ?? (await hashOfNobody())
  const right = await inTurn(() => argon2.verify(known, password.normalize('NFC')))
  return right && hash !== undefined
}

/** Whether a hash was made at another cost than new ones are. */
export const isOutdated = (hash: string): boolean => argon2.needsRehash(hash, cost)

async function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword('nobody')
  return nobody.catch((error: unknown) => {
    nobody = undefined
    throw error
  })
}
