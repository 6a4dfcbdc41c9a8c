import type { ReactNode } from 'react'
import { ActionLink, type SiteItem, useText } from '../../engine/index.ts'
import { CountBadge } from '../../ui/controls/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

/** The entries of the bar and the logout button, each with icon and label. */
export function Entries({ items, signOutLabel }: { readonly items: readonly SiteItem[]; readonly signOutLabel: string }): ReactNode {
  const text = useText()
  return (
    <ul className={styles['entries']}>
      {items.map((item) => (
        <li key={item.id}>
          <ActionLink action={item.action} className={styles['entry']}>
            <Icon name={item.icon ?? 'star'} size={18} />
            <span>{text(item.name)}</span>
            <CountBadge count={item.badge} />
          </ActionLink>
        </li>
      ))}
      <li>
        <ActionLink action={{ signOut: true }} className={styles['entry']}>
          <Icon name="signout" size={18} />
          <span>{signOutLabel}</span>
        </ActionLink>
      </li>
    </ul>
  )
}
