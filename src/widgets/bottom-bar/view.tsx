import { useState, type ReactNode } from 'react'
import { ActionLink, useRouteId, useSite, useText, type SiteItem, type WidgetViewProps } from '../../engine/index.ts'
import { CountBadge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Modal } from '../../ui/modal.tsx'
import styles from './style.module.css'

const PLACES = 5

/** The icon bar at the bottom of phones. What does not fit stands behind its last place. */
export function View({ props }: WidgetViewProps<'bottom-bar'>): ReactNode {
  const { variant = 'bar' } = props
  const items = useSite((site) => site.navigation.bottom)
  const [open, setOpen] = useState(false)
  const text = useText()
  if (items.length === 0) return null
  const fits = items.length <= PLACES
  const shown = fits ? items : items.slice(0, PLACES - 1)
  return (
    <nav aria-label={text('nav_bottom')} className={cx(styles['nav'], styles[variant])}>
      <ul className={styles['list']}>
        {shown.map((item) => (
          <Place key={item.id} item={item} />
        ))}
        {!fits && (
          <li className={styles['item']}>
            <button type="button" aria-haspopup="dialog" className={styles['place']} onClick={() => setOpen(true)}>
              <Icon name="more" size={22} />
              <span className={styles['word']}>{text('nav_more')}</span>
            </button>
          </li>
        )}
      </ul>
      {open && (
        <Modal kind="sheet" title={text('nav_games')} closeLabel={text('engine_close')} escapeCloses onClose={() => setOpen(false)}>
          <ul
            className={styles['all']}
            onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && setOpen(false)}
          >
            {items.map((item) => (
              <Place key={item.id} item={item} />
            ))}
          </ul>
        </Modal>
      )}
    </nav>
  )
}

function Place({ item }: { readonly item: SiteItem }): ReactNode {
  const text = useText()
  const current = useRouteId() === item.page
  return (
    <li className={styles['item']}>
      <ActionLink action={item.action} current={current} className={styles['place']}>
        <span className={styles['sign']}>
          <Icon name={item.icon ?? 'star'} size={22} />
          <CountBadge count={item.badge} />
        </span>
        <span className={styles['word']}>{text(item.name)}</span>
      </ActionLink>
    </li>
  )
}
