import type { ReactNode } from 'react'
import { isPageHeadingNode, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getCardClass } from '../../ui/controls/card-class.ts'
import { cx } from '../../ui/controls/cx.ts'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './style.module.css'

/** Statistics, such as the number of games: a row of large figures, cards, or a line of small type. */
export function View({ props, node }: WidgetViewProps<'figures'>): ReactNode {
  const { variant = 'row', items, title } = props
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  return (
    <section className="wrap query-container">
      {title !== undefined && <SectionHeading title={text(title)} level={isPageHeading ? 1 : 2} />}
      <dl className={cx(styles['figures'], styles[variant])}>
        {Object.entries(items).map(([id, { value, label }]) => (
          <div key={id} className={variant === 'cards' ? getCardClass(styles['figure']) : styles['figure']}>
            <dt className={styles['label']}>{text(label)}</dt>
            <dd className={cx('figures', styles['value'])}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
