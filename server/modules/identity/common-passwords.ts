import { dictionary } from '@zxcvbn-ts/language-common'

/** Number of passwords per minimum length. */
const max = 3000
const lengths = [6, 7, 8, 9, 10, 11, 12] as const

let known: ReadonlySet<string> | undefined

/** Whether a password is among the 3,000 most common ones of any minimum length from 6 to 12. */
export const isCommonPassword = (password: string): boolean => (known ??= readKnown()).has(password.toLowerCase())

function readKnown(): ReadonlySet<string> {
  const byUse = dictionary['passwords-common']
  return new Set(lengths.flatMap((minLength) => byUse.filter(({ length }) => length >= minLength).slice(0, max)))
}
