import argon2 from 'argon2'
import { withHashSlot, type SlotOwner } from './password-slots.ts'

/** What a hash costs: memory in MiB, and how often all of it is gone over. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** RFC 9106's second choice: 64 MiB and 3 passes. */
export const defaultCost: PasswordCost = { memory: 64, passes: 3 }
/** OWASP's least. */
export const minCost: PasswordCost = { memory: 19, passes: 2 }

const parameters = ({ memory, passes }: PasswordCost) =>
  ({ type: argon2.argon2id, memoryCost: memory * 1024, timeCost: passes, parallelism: 1 }) as const

/** The platform itself, which asks for no brand. */
export const platformOwner: SlotOwner = { code: '' }

let cost = parameters(defaultCost)
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
export const hashPassword = (owner: SlotOwner, password: string): Promise<string> =>
  withHashSlot(owner, () => argon2.hash(password.normalize('NFC'), cost))

/**
 * Whether the password belongs to the hash. Without a hash the answer is no, after the same work: how long it takes
 * does not tell whether an account exists.
 * @throws CallError unavailable, where too many wait, or who asks has left
 */
export async function verifyPassword(owner: SlotOwner, hash: string | undefined, password: string): Promise<boolean> {
  const known = hash ?? (await hashOfNobody())
  const right = await withHashSlot(owner, () => argon2.verify(known, password.normalize('NFC')))
  return right && hash !== undefined
}

/** Whether a hash was made at another cost than new ones are. */
export const isOutdated = (hash: string): boolean => argon2.needsRehash(hash, cost)

async function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(platformOwner, 'nobody')
  return nobody.catch((error: unknown) => {
    nobody = undefined
    throw error
  })
}
