import type { ReactNode } from 'react'
import { type SiteItem, useSite, useText } from '../../engine/index.ts'
import { CountBadge } from '../../ui/controls/badge.tsx'
import styles from './style.module.css'

/** Label of an entry, with its badge and, if the entry is configured to show it, the player's rank. */
export function ItemLabel({ item }: { readonly item: SiteItem }): ReactNode {
  const text = useText()
  const rank = useSite((site) => site.visitor.member?.clubLabel?.labelName)
  return (
    <>
      <span>
        {text(item.name)}
        {item.shows === 'vipRank' && <span className={styles['rank']}>{rank ?? '––'}</span>}
      </span>
      <CountBadge count={item.badge} />
    </>
  )
}
