import type { ReactNode } from 'react'
import { type Strength, estimatePasswordStrength } from './password-strength.ts'
import styles from './strength-hint.module.css'

const levels = [1, 2, 3, 4] as const

/** Password strength as a bar of four segments and a label. Renders nothing for an empty password. */
export function StrengthHint({
  password,
  getLabel,
}: {
  readonly password: string
  readonly getLabel: (strength: Exclude<Strength, 0>) => string
}): ReactNode {
  const strength = estimatePasswordStrength(password)
  if (strength === 0) return null
  return (
    <span className={styles['strength']} data-strength={strength}>
      <span className={styles['bars']} aria-hidden="true">
        {levels.map((level) => (
          <span key={level} data-on={level <= strength || undefined} />
        ))}
      </span>
      {getLabel(strength)}
    </span>
  )
}
