import { useState, type ReactNode } from 'react'
import type { HiddenPart } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { ConditionView } from './condition-view.tsx'
import styles from './inspector.module.css'
import { useInspection } from './use-inspection.ts'
import { Origins } from './origins.tsx'

/** Lists hidden parts of the site with their reasons. An expanded entry contains its origins, condition and flags. */
export function HiddenList({ hidden, engine }: { readonly hidden: readonly HiddenPart[]; readonly engine: Engine }): ReactNode {
  return (
    <ul className={styles['list']}>
      {hidden.map((part) => (
        <li key={part.pointer}>
          <HiddenEntry hidden={part} engine={engine} />
        </li>
      ))}
    </ul>
  )
}

function HiddenEntry({ hidden, engine }: { readonly hidden: HiddenPart; readonly engine: Engine }): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>{hidden.pointer}</code>
        <span>{hidden.reason}</span>
      </summary>
      {open && <HiddenDetails hidden={hidden} engine={engine} />}
    </details>
  )
}

function HiddenDetails({ hidden: { pointer, condition }, engine }: { readonly hidden: HiddenPart; readonly engine: Engine }): ReactNode {
  const inspection = useInspection(pointer)
  return (
    <div className={styles['details']}>
      {inspection !== 'pending' && <Origins origins={inspection?.origins ?? []} />}
      {condition !== undefined && <ConditionView condition={condition} engine={engine} />}
    </div>
  )
}
