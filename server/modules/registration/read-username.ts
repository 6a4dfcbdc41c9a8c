import { describeForeignLetter } from '../../../src/engine/rules/foreign-letter.ts'
import { CallError } from '../calls/index.ts'
import { type BrandContext, ControlError } from '../commands/index.ts'
import { judgeForm } from '../identity/index.ts'

/** A username without spaces in ASCII, where no character looks like another one. */
const plain = /^[!-~]{1,64}$/
/** Characters that nobody sees: no username has one, whatever the rule of the brand accepts. */
const invisible = /[\p{Cf}\p{Cc}\s]/u

/**
 * The username that an operator gives to an account: in ASCII as they like, such as `night-desk`; with other characters
 * only as a player of the brand could register.
 * @throws ControlError where it is another one
 */
export function readUsername(context: Pick<BrandContext, 'site' | 'brand'>, text: string): string {
  if (plain.test(text) || isPlayersUsername(context, text)) return text
  if (/^[ -~]*$/.test(text)) throw new ControlError('A username has 1 to 64 characters without spaces.')
  throw new ControlError(`"${text}" is not a username that players of this brand could have.${describeForeignLetter(text)}`)
}

function isPlayersUsername({ site, brand: { config } }: Pick<BrandContext, 'site' | 'brand'>, text: string): boolean {
  if (invisible.test(text)) return false
  try {
    return judgeForm({ site, config }, 'username', { username: text })['username'] === text
  } catch (error) {
    if (error instanceof CallError) return false
    throw error
  }
}
