import type { ReactNode } from 'react'
import { ActionLink, type SiteItem, useRouteId, useText } from '../../engine/index.ts'
import { CountBadge } from '../../ui/controls/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** An item of the bar: icon, label and badge. */
export function BottomBarItem({ item }: { readonly item: SiteItem }): ReactNode {
  const text = useText()
  const isCurrent = useRouteId() === item.page
  return (
    <li className={styles['item']}>
      <ActionLink action={item.action} current={isCurrent} className={styles['link']}>
        <span className={styles['icon']}>
          <Icon name={item.icon ?? 'star'} size={22} />
          <CountBadge count={item.badge} />
        </span>
        <span className={styles['label']}>{text(item.name)}</span>
      </ActionLink>
    </li>
  )
}
