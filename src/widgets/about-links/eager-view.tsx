import { useId, type ReactNode } from 'react'
import { ActionLink, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import styles from './style.module.css'

/** The links of `navigation.about`. */
export function View({ props }: WidgetViewProps<'about-links'>): ReactNode {
  const { variant = 'row', title } = props
  const items = useSite((site) => site.navigation.about)
  const text = useText()
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <nav className="wrap" {...(title === undefined ? { 'aria-label': text('footer_about_title') } : { 'aria-labelledby': headingId })}>
      {title !== undefined && (
        <h2 id={headingId} className={styles['heading']}>
          {text(title)}
        </h2>
      )}
      <ul className={cx(styles['list'], styles[variant])}>
        {items.map((item) => (
          <li key={item.id}>
            <ActionLink action={item.action} className={styles['entry']}>
              {text(item.name)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
