import type { ReactNode } from 'react'
import type { ValueOrigin } from '../../contract/inspection.ts'
import styles from './inspector.module.css'

/**
 * Lists where a value is defined, in order of precedence, the effective origin last. Every origin contributes to an
 * object. Any other value comes from the last origin, which overrides the others.
 */
export function Origins({ origins }: { readonly origins: readonly ValueOrigin[] }): ReactNode {
  if (origins.length === 0) return <p className={styles['muted']}>Not defined in any file: derived from other values.</p>
  const last = origins.length - 1
  const isObject = isJsonObject(origins[last]?.value)
  return (
    <ol className={styles['origins']}>
      {origins.map((origin, index) => (
        <OriginItem
          key={`${origin.merchant} ${origin.file}`}
          origin={origin}
          role={isObject || last === 0 ? 'contributing' : index < last ? 'overridden' : 'effective'}
        />
      ))}
    </ol>
  )
}

function OriginItem({
  origin,
  role,
}: {
  readonly origin: ValueOrigin
  readonly role: 'contributing' | 'overridden' | 'effective'
}): ReactNode {
  const { file, line, column, value } = origin
  return (
    <li className={role === 'overridden' ? styles['overridden'] : undefined}>
      <code>
        {file}:{line}:{column}
      </code>
      {role === 'effective' && ' effective'}
      {role === 'overridden' && ' overridden'}
      {role === 'overridden' && !isJsonObject(value) && <span className={styles['value']}> {formatValue(value)}</span>}
    </li>
  )
}

/** Whether the value is an object and not an array. The values of its properties are listed separately. */
const isJsonObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const lengthLimit = 120

/** Formats a value on one line. */
export function formatValue(value: unknown): string {
  if (value === null) return 'null (removes the inherited value)'
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > lengthLimit ? `${text.slice(0, lengthLimit)}…` : text
}
