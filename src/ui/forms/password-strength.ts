/** 0 empty, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

const common = /^(?:.*(?:pass|qwert|abc123|1234|letmein|admin|matkhau|iloveyou).*|(.)\1*)$/i

/**
 * Estimates password strength roughly: length counts most, then character classes; common prefixes count against it.
 */
export function passwordStrength(password: string): Strength {
  const { length } = [...password]
  if (length === 0) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length
  if (length < 8) return 1
  const points =
    Math.min(length, 20) / 4 + kinds / 2 + (new Set(password).size > length / 2 ? 0.5 : -0.5) - (common.test(password) ? 2.5 : 0)
  return points < 3 ? 1 : points < 4.5 ? 2 : points < 5.5 ? 3 : 4
}
