/** Password strength: 0 empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

const commonPattern = /^(?:.*(?:pass|qwert|abc123|1234|letmein|admin|matkhau|iloveyou).*|(.)\1*)$/i

/**
 * Estimates the strength of a password. A password of fewer than 8 characters is weak. Otherwise, length counts most,
 * then character classes; repeated characters and common patterns lower the score.
 */
export function estimatePasswordStrength(password: string): Strength {
  const { length } = [...password]
  if (length === 0) return 0
  const characterClasses = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((pattern) => pattern.test(password)).length
  if (length < 8) return 1
  const score =
    Math.min(length, 20) / 4 +
    characterClasses / 2 +
    (new Set(password).size > length / 2 ? 0.5 : -0.5) -
    (commonPattern.test(password) ? 2.5 : 0)
  return score < 3 ? 1 : score < 4.5 ? 2 : score < 5.5 ? 3 : 4
}
