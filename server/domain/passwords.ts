import argon2 from 'argon2'

const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** argon2id with the parameters that OWASP gives as the least: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password.normalize('NFC'), cost)

let nobody: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash the answer is no, after the same work: how long it takes does not tell whether an
 * account exists.
 */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody')
  const right = await argon2.verify(hash ?? (await nobody), password.normalize('NFC'))
  return right && hash !== undefined
}
