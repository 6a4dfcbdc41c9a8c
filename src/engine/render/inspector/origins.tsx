import type { ReactNode } from 'react'
import type { ValueOrigin } from '../../contract/inspection.ts'
import styles from './inspector.module.css'

/**
 * Where something is written, the last word last. Of a value that one decides, and the others are overruled; of an
 * object all have their part.
 */
export function Origins({ origins }: { readonly origins: readonly ValueOrigin[] }): ReactNode {
  if (origins.length === 0) return <p className={styles['quiet']}>Written nowhere: it follows from other values.</p>
  const last = origins.length - 1
  const isObject = isPart(origins[last]?.value)
  return (
    <ol className={styles['written']}>
      {origins.map((origin, index) => (
        <OriginItem
          key={`${origin.merchant} ${origin.file}`}
          origin={origin}
          role={isObject || last === 0 ? 'part' : index < last ? 'overruled' : 'decides'}
        />
      ))}
    </ol>
  )
}

function OriginItem({ origin, role }: { readonly origin: ValueOrigin; readonly role: 'part' | 'overruled' | 'decides' }): ReactNode {
  const { file, line, column, value } = origin
  return (
    <li className={role === 'overruled' ? styles['overruled'] : undefined}>
      <code>
        {file}:{line}:{column}
      </code>
      {role === 'decides' && ' decides'}
      {role === 'overruled' && ' overruled'}
      {role === 'overruled' && !isPart(value) && <span className={styles['value']}> {showValue(value)}</span>}
    </li>
  )
}

/** Of an object the server says only that it is one: its parts are told by themselves. */
const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const longest = 120

/** A value on one line. */
export function showValue(value: unknown): string {
  if (value === null) return 'null: takes it away'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
