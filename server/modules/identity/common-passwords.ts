import { dictionary } from '@zxcvbn-ts/language-common'

/** Number of most common passwords that are taken for each minimum length. */
const countPerLength = 3000
const lengths = [6, 7, 8, 9, 10, 11, 12] as const

let commonPasswords: ReadonlySet<string> | undefined

/**
 * Whether a password, ignoring case, is among the 3,000 most common passwords with at least n characters, for any n
 * from 6 to 12.
 */
export const isCommonPassword = (password: string): boolean => (commonPasswords ??= loadCommonPasswords()).has(password.toLowerCase())

function loadCommonPasswords(): ReadonlySet<string> {
  const byFrequency = dictionary['passwords-common']
  return new Set(lengths.flatMap((minLength) => byFrequency.filter(({ length }) => length >= minLength).slice(0, countPerLength)))
}
