import type { ReactNode } from 'react'
import type { Condition } from '../../../generated/config.ts'
import type { Flag } from '../../contract/facts.ts'
import type { Engine } from '../engine.ts'
import { useStore } from '../use-store.ts'
import { listFlags } from './conditions.ts'
import styles from './inspector.module.css'
import { useInspection } from './use-inspection.ts'
import { formatValue, Origins } from './origins.tsx'

/** Renders a condition as JSON, and each flag in it with its value and origin. */
export function ConditionView({ condition, engine }: { readonly condition: Condition; readonly engine: Engine }): ReactNode {
  return (
    <>
      <code className={styles['json']}>{JSON.stringify(condition)}</code>
      {listFlags(condition).map((flag) => (
        <FlagView key={flag} flag={flag} engine={engine} />
      ))}
    </>
  )
}

function FlagView({ flag, engine }: { readonly flag: Flag; readonly engine: Engine }): ReactNode {
  const isKnown = useStore(engine.facts, ({ facts }) => facts.permission !== undefined)
  const isOn = useStore(engine.site, ({ flags }) => flags[flag])
  const inspection = useInspection(`/platform/flags/${flag}`)
  return (
    <div className={styles['flag']}>
      <p>
        <strong>{flag}</strong> is {isKnown ? (isOn ? 'on' : 'off') : 'not known yet'}, as set on the platform. Run{' '}
        <code>
          livery platform flags {engine.boot.merchant} {flag} {isOn ? 'off' : 'on'}
        </code>{' '}
        to change it. Its initial value is{' '}
        <code>{inspection === 'pending' ? '…' : formatValue(inspection?.origins.at(-1)?.value ?? 'not set')}</code>:
      </p>
      {inspection !== 'pending' && <Origins origins={inspection?.origins ?? []} />}
    </div>
  )
}
