import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: ReadonlySet<string> | undefined

/** The passwords that are used most, in small letters: for each least length from 6 to 12 the first 3,000. Read when it is first asked for. */
export const isCommonPassword = (password: string): boolean => {
  known ??= new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))
  return known.has(password.toLowerCase())
}
