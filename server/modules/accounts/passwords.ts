import argon2 from 'argon2'
import { withHashSlot, type WorkRequester } from './password-slots.ts'

/** Cost of a hash: memory in MiB, and the number of passes over it. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** Second recommended option of RFC 9106, but with one lane instead of four: 64 MiB and 3 passes. */
export const defaultPasswordCost: PasswordCost = { memory: 64, passes: 3 }
/** Minimum that OWASP recommends. */
export const minPasswordCost: PasswordCost = { memory: 19, passes: 2 }

const toArgonOptions = ({ memory, passes }: PasswordCost) =>
  ({ type: argon2.argon2id, memoryCost: memory * 1024, timeCost: passes, parallelism: 1 }) as const

/** The platform itself, outside any brand. */
export const platformRequester: WorkRequester = { code: '' }

let cost = toArgonOptions(defaultPasswordCost)
let dummyHash: Promise<string> | undefined

/** Sets the cost of new hashes of this process. Existing hashes are verified with the parameters that they contain. */
export function setPasswordCost(newCost: PasswordCost): void {
  cost = toArgonOptions(newCost)
  dummyHash = undefined
}

/**
 * Hashes a password with argon2id.
 * @throws ApiError unavailable if the queue is full, no slot is free in time, or the client has disconnected
 */
export const hashPassword = (requester: WorkRequester, password: string): Promise<string> =>
  withHashSlot(requester, () => argon2.hash(password.normalize('NFC'), cost))

/**
 * Verifies a password against a hash. Without a hash it does the same work and returns false, so that the response time
 * does not reveal whether an account exists.
 * @throws ApiError unavailable if the queue is full, no slot is free in time, or the client has disconnected
 */
export async function verifyPassword(requester: WorkRequester, hash: string | undefined, password: string): Promise<boolean> {
  const hashToVerify = hash ?? (await getDummyHash())
  const matches = await withHashSlot(requester, () => argon2.verify(hashToVerify, password.normalize('NFC')))
  return matches && hash !== undefined
}

/** Whether a hash was created with a cost other than the current one. */
export const needsRehash = (hash: string): boolean => argon2.needsRehash(hash, cost)

async function getDummyHash(): Promise<string> {
  dummyHash ??= hashPassword(platformRequester, 'nobody')
  return dummyHash.catch((error: unknown) => {
    dummyHash = undefined
    throw error
  })
}
