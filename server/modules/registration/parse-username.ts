import { describeNonAsciiCharacter } from '../../../src/engine/rules/non-ascii-character.ts'
import { ApiError } from '../api-context/index.ts'
import { type BrandContext, AdminApiError } from '../commands/index.ts'
import { parseAccountForm } from '../identity/index.ts'
import { toRegisterRules } from '../site/index.ts'

/** Invisible characters and spaces, which no username may contain, even if the brand's rule accepts them. */
const invisiblePattern = /[\p{Cf}\p{Cc}\s]/u

/**
 * Returns the username that an operator entered, after checking that a player could register with it.
 * @throws AdminApiError if the brand's rule for usernames rejects it, or if it contains an invisible character or space
 */
export function parseUsername(context: Pick<BrandContext, 'site' | 'brand'>, text: string): string {
  if (isRegistrable(context, text)) return text
  throw new AdminApiError(
    `"${text}" does not satisfy this brand’s rule for usernames.${describeNonAsciiCharacter(text)}${describeRule(context)}`,
  )
}

function isRegistrable({ site, brand: { config } }: Pick<BrandContext, 'site' | 'brand'>, text: string): boolean {
  if (invisiblePattern.test(text)) return false
  try {
    return parseAccountForm({ site, config }, 'username', { username: text })['username'] === text
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

/** Describes the brand's rule for usernames in a sentence; empty if it has none. */
function describeRule({ site }: Pick<BrandContext, 'site'>): string {
  const rule = toRegisterRules(site).find(({ field }) => field === 'username')
  if (!rule) return ''
  const { patternId, acceptedPattern, minLength, maxLength } = rule
  const constraints = Object.entries({ patternId, acceptedPattern, minLength, maxLength }).filter(([, value]) => value !== undefined)
  return constraints.length === 0 ? '' : ` The rule: ${constraints.map(([name, value]) => `${name} ${String(value)}`).join(', ')}.`
}
