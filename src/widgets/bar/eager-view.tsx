import type { ReactNode } from 'react'
import { Nodes, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

/** A toolbar with slots at its start, centre and end. */
export function View({ props, node }: WidgetViewProps<'bar'>): ReactNode {
  const { tone = 'header', size = 'regular', sticky = false, width = 'content', from: visibleFrom = 'always', line = false } = props
  const slots = new Set(node.nodes.map((child) => child.slot ?? 'start'))
  return (
    <div
      className={cx(
        'colour-scope',
        tone === 'header' && 'header-colours',
        styles['bar'],
        styles[tone],
        styles[size],
        styles[width],
        styles[visibleFrom],
        sticky && styles['sticky'],
        line && styles['line'],
      )}
    >
      <div className={cx(styles['inner'], width === 'content' && 'wrap')} data-anchor={width}>
        {(['start', 'center', 'end'] as const)
          .filter((slot) => slots.has(slot))
          .map((slot) => (
            <div key={slot} className={styles[slot]}>
              <Nodes nodes={node.nodes} slot={slot} />
            </div>
          ))}
      </div>
    </div>
  )
}
