import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { ErrorCode } from '../../../src/generated/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { CallError } from '../calls/index.ts'

export interface Guessable {
  /** The field that is named where the password is refused, and the code. */
  readonly field: string
  readonly code: Extract<ErrorCode, 'fields_invalid' | 'register_invalid'>
  readonly password: string
  readonly config: Pick<MerchantConfig, 'merchant'>
  /** What the account is known by: its name, its phone, its address. */
  readonly known: Readonly<Partial<Record<'username' | 'mobileNum' | 'email', string | undefined>>>
}

/** A word shorter than this stands in too many passwords by chance. */
const minWord = 4
/** What has to be left of a password without such a word. */
const minRest = 6

/**
 * Refuses a password that is among those that are tried first: one of the most used, characters that follow one
 * another, and one that is little more than the brand's or the account's own name. One place for all ways to set a
 * password.
 * @throws CallError fields_invalid or register_invalid, with `error_password_common` or `error_password_own_word`
 */
export function refuseGuessable({ field, code, password, config, known }: Guessable): void {
  const refuse = (key: string): never => {
    throw new CallError(code, { fields: { [field]: { key } } })
  }
  if (isCommonPassword(password) || isRun(password)) refuse('error_password_common')
  if (wordsOf(config, known).some((word) => isLittleMore(password, word))) refuse('error_password_own_word')
}

/** The brand's name, each word of it, its code and the names of its domains; and what the account is known by. */
function wordsOf({ merchant: { name, code, domains } }: Guessable['config'], known: Guessable['known']): readonly string[] {
  const labels = domains.flatMap((domain) => domain.split('.'))
  const own = Object.values(known).map((word = '') => word.replace(/@.*$/u, ''))
  return [name, ...name.split(/\s+/u), code, ...labels, ...own].map(fold).filter((word) => word.length >= minWord)
}

function isLittleMore(password: string, word: string): boolean {
  const folded = fold(password)
  return folded.includes(word) && folded.replaceAll(word, '').length < minRest
}

/** Letters and digits alone, as somebody who guesses varies them: without case, marks and what stands between. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Every character is as far from the one before: 111111, 654321, abcdefgh. */
function isRun(password: string): boolean {
  const points = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (points[1] ?? 0) - (points[0] ?? 0)
  return Math.abs(step) <= 1 && points.every((point, at) => at === 0 || point - (points[at - 1] ?? 0) === step)
}
