import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { ErrorCode } from '../../../src/generated/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { CallError } from '../calls/index.ts'

export interface Guessable {
  /** Field and error code that are reported for a rejected password. */
  readonly field: string
  readonly code: Extract<ErrorCode, 'fields_invalid' | 'register_invalid'>
  readonly password: string
  readonly config: Pick<MerchantConfig, 'merchant'>
  /** Names of the account: its username, phone number and e-mail address. */
  readonly known: Readonly<Partial<Record<'username' | 'mobileNum' | 'email', string | undefined>>>
}

/** Shorter words occur in too many passwords by chance. */
const minWord = 4
/** Minimum length of a password without such a word. */
const minRest = 6

/**
 * Rejects passwords that attackers try first: common ones, runs of characters, and those that consist of little more
 * than the name of the brand or the account. All ways to set a password use it.
 * @throws CallError fields_invalid or register_invalid, with `error_password_common` or `error_password_own_word`
 */
export function refuseGuessable({ field, code, password, config, known }: Guessable): void {
  const refuse = (key: string): never => {
    throw new CallError(code, { fields: { [field]: { key } } })
  }
  if (isCommonPassword(password) || isRun(password)) refuse('error_password_common')
  if (wordsOf(config, known).some((word) => isLittleMore(password, word))) refuse('error_password_own_word')
}

/** Returns the brand's name, its words, its code and the names of its domains, and the names of the account. */
function wordsOf({ merchant: { name, code, domains } }: Guessable['config'], known: Guessable['known']): readonly string[] {
  const labels = domains.flatMap((domain) => domain.split('.'))
  const own = Object.values(known).map((word = '') => word.replace(/@.*$/u, ''))
  return [name, ...name.split(/\s+/u), code, ...labels, ...own].map(fold).filter((word) => word.length >= minWord)
}

function isLittleMore(password: string, word: string): boolean {
  const folded = fold(password)
  return folded.includes(word) && folded.replaceAll(word, '').length < minRest
}

/** Normalizes text to its letters and digits: without case, diacritics and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the distance between consecutive characters is constant: 111111, 654321, abcdefgh. */
function isRun(password: string): boolean {
  const points = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (points[1] ?? 0) - (points[0] ?? 0)
  return Math.abs(step) <= 1 && points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step)
}
