import type { ReactNode } from 'react'
import type { MemberInfo } from '../../generated/api.ts'
import { type SiteItem, useAct, useText } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { getInitials } from '../../ui/media/initials.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import styles from './style.module.css'

/**
 * Avatar and username of the player. In the `compact` variant and on narrower screens, they open a menu with every
 * entry and action of the bar.
 */
export function Account({
  member,
  items,
  signOutLabel,
}: {
  readonly member: MemberInfo | undefined
  readonly items: readonly SiteItem[]
  readonly signOutLabel: string
}): ReactNode {
  const text = useText()
  const act = useAct()
  const { refreshBalance } = useSession()
  const name = member?.account ?? ''
  const entries = items.map((item) => ({
    id: item.id,
    label: text(item.name),
    icon: item.icon ?? ('star' as const),
    onSelect: () => act(item.action),
    ...(item.badge && { detail: String(item.badge) }),
  }))
  return (
    <>
      <span className={styles['identity']}>
        <span className={styles['avatar']} aria-hidden="true">
          {getInitials(member?.nickname || name)}
        </span>
        <span dir="auto" className={styles['name']}>
          {name}
        </span>
      </span>
      <div className={styles['menu']}>
        <Menu
          label={text('account_menu')}
          triggerName={text('account_menu_of', { name })}
          triggerClassName={styles['trigger']}
          trigger={
            <>
              <span className={styles['avatar']} aria-hidden="true">
                {getInitials(member?.nickname || name)}
              </span>
              <span dir="auto" className={styles['name']}>
                {name}
              </span>
              <Icon name="down" size={14} />
            </>
          }
          items={[
            ...entries,
            { id: 'refresh', label: text('balance_refresh'), icon: 'refresh', onSelect: () => void refreshBalance() },
            { id: 'sign-out', label: signOutLabel, icon: 'signout', onSelect: () => act({ signOut: true }) },
          ]}
        />
      </div>
    </>
  )
}
