import { useMemo, type ReactNode } from 'react'
import type { InspectedValue } from '../../contract/inspection.ts'
import type { Engine } from '../engine.ts'
import { useStore } from '../use-store.ts'
import { ConditionView } from './condition-view.tsx'
import { evaluateConditionsAt } from './conditions.ts'
import styles from './inspector.module.css'
import { useInspection } from './use-inspection.ts'
import { formatValue, Origins } from './origins.tsx'

interface SelectionProps {
  readonly pointer: string
  readonly engine: Engine
}

/**
 * Details of a node or an entry: where it is defined, the conditions under which it is shown, and each of its values
 * with every origin.
 */
export function SelectionDetails({ pointer, engine }: SelectionProps): ReactNode {
  const inspection = useInspection(pointer)
  if (inspection === 'pending') return <p aria-busy="true">Loading…</p>
  if (inspection === undefined) return <p>The server has no data for this element. It may have changed: reload the page.</p>
  const props = inspection.parts.filter(({ path }) => path.startsWith('/props/'))
  const isNode = inspection.parts.some(({ path }) => path === '/widget')
  const otherValues = inspection.parts.filter(({ path }) => !path.startsWith('/props/') && !path.startsWith('/when/') && path !== '/widget')
  return (
    <>
      <h4>Defined in</h4>
      <Origins origins={inspection.origins} />
      <ConditionList pointer={pointer} engine={engine} />
      {isNode && <h4>Props</h4>}
      {isNode && props.length === 0 && <p className={styles['muted']}>None: the widget uses its defaults.</p>}
      {props.length > 0 && <InspectedValues values={props} basePath="/props/" />}
      {otherValues.length > 0 && (
        <>
          <h4>{isNode ? 'Placement' : 'Values'}</h4>
          <InspectedValues values={otherValues} basePath="/" />
        </>
      )}
      {inspection.omittedCount > 0 && (
        <p className={styles['muted']}>
          {inspection.omittedCount} more: run livery explain {engine.boot.merchant} {pointer}
        </p>
      )}
    </>
  )
}

function InspectedValues({ values, basePath }: { readonly values: readonly InspectedValue[]; readonly basePath: string }): ReactNode {
  return (
    <dl className={styles['values']}>
      {values.map(({ path, value, origins }) => (
        <div key={path}>
          <dt>{path.slice(basePath.length).replaceAll('/', ' › ')}</dt>
          <dd>
            <code className={styles['value']}>{formatValue(value)}</code>
            <Origins origins={origins} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const resultTexts = { true: 'condition is met', false: 'condition is not met', undefined: 'condition is unknown' } as const

function ConditionList({ pointer: selectedPointer, engine }: SelectionProps): ReactNode {
  const site = useStore(engine.site, (currentSite) => currentSite)
  const facts = useStore(engine.facts, (state) => state.facts)
  const conditions = useMemo(
    () => evaluateConditionsAt(engine.config, facts, site, selectedPointer),
    [engine.config, facts, site, selectedPointer],
  )
  const hiddenPart = site.hidden.find(({ pointer }) => selectedPointer === pointer || selectedPointer.startsWith(`${pointer}/`))
  return (
    <>
      <h4>Condition</h4>
      {conditions.length === 0 && <p className={styles['muted']}>None is configured.</p>}
      {hiddenPart && conditions.every(({ value }) => value === true) && <p>It is hidden: {hiddenPart.reason}.</p>}
      {conditions.map(({ pointer, condition, value, reason }) => (
        <div key={pointer}>
          <p>
            {pointer === selectedPointer ? 'This element’s' : <code>{pointer}</code>} {resultTexts[`${value}`]}: {reason}.
          </p>
          <ConditionView condition={condition} engine={engine} />
        </div>
      ))}
    </>
  )
}
