import { useId, type ReactNode } from 'react'
import { ActionLink, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** The game links of `navigation.footer`. */
export function View({ props }: WidgetViewProps<'footer-navigation'>): ReactNode {
  const { variant = 'row', title } = props
  const items = useSite((site) => site.navigation.footer)
  const text = useText()
  const headingId = useId()
  if (items.length === 0) return null
  return (
    <nav className="wrap" {...(title === undefined ? { 'aria-label': text('footer_games_title') } : { 'aria-labelledby': headingId })}>
      {title !== undefined && (
        <h2 id={headingId} className={styles['heading']}>
          {text(title)}
        </h2>
      )}
      <ul className={cx(styles['list'], styles[variant])}>
        {items.map((item) => (
          <li key={item.id}>
            <ActionLink action={item.action} className={styles['entry']}>
              {item.icon && <Icon name={item.icon} size={variant === 'row' ? 22 : 18} />}
              {text(item.name)}
            </ActionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
