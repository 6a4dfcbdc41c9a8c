import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { ErrorCode } from '../../../src/generated/errors.ts'
import { isCommonPassword } from './common-passwords.ts'
import { ApiError } from '../api-context/index.ts'

export interface PasswordCheck {
  /** Field and error code that are reported for a rejected password. */
  readonly field: string
  readonly code: Extract<ErrorCode, 'fields_invalid' | 'register_invalid'>
  readonly password: string
  readonly config: Pick<MerchantConfig, 'merchant'>
  /** Username, phone number and email address of the account. */
  readonly personalWords: Readonly<Partial<Record<'username' | 'mobileNum' | 'email', string | undefined>>>
}

/** Minimum length of a guessable word: shorter ones occur in too many passwords by chance. */
const minWordLength = 4
/** Minimum length of the rest of a password after a guessable word is removed. */
const minRemainingLength = 6

/**
 * Rejects passwords that attackers try first: common ones, sequences of characters, and those that consist of little
 * more than a name of the brand or the account. Applies to every password of a member except the default password.
 * @throws ApiError fields_invalid or register_invalid, with `error_password_common` or `error_password_own_word`
 */
export function assertPasswordStrength({ field, code, password, config, personalWords }: PasswordCheck): void {
  const reject = (key: string): never => {
    throw new ApiError(code, { fields: { [field]: { key } } })
  }
  if (isCommonPassword(password) || isSequence(password)) reject('error_password_common')
  if (listGuessableWords(config, personalWords).some((word) => isBasedOnWord(password, word))) reject('error_password_own_word')
}

/**
 * Returns the brand's name, its words, its code, the labels of its domains, and the personal words, normalized and
 * without words shorter than `minWordLength`. An email address is reduced to the part before the @.
 */
function listGuessableWords(
  { merchant: { name, code, domains } }: PasswordCheck['config'],
  personalWords: PasswordCheck['personalWords'],
): readonly string[] {
  const labels = domains.flatMap((domain) => domain.split('.'))
  const personal = Object.values(personalWords).map((word = '') => word.replace(/@.*$/u, ''))
  return [name, ...name.split(/\s+/u), code, ...labels, ...personal].map(normalizeWord).filter((word) => word.length >= minWordLength)
}

function isBasedOnWord(password: string, word: string): boolean {
  const folded = normalizeWord(password)
  return folded.includes(word) && folded.replaceAll(word, '').length < minRemainingLength
}

/** Normalizes text to its letters and digits: without case, diacritics and punctuation. */
const normalizeWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether each character follows the previous one by the same step of 0, 1 or -1: 111111, abcdefgh, 654321. */
function isSequence(password: string): boolean {
  const codePoints = [...password].map((character) => character.codePointAt(0) ?? 0)
  const step = (codePoints[1] ?? 0) - (codePoints[0] ?? 0)
  return Math.abs(step) <= 1 && codePoints.every((codePoint, index) => index === 0 || codePoint - (codePoints[index - 1] ?? 0) === step)
}
