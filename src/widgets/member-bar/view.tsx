import type { ReactNode } from 'react'
import { useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Account } from './account.tsx'
import { Balance } from './balance.tsx'
import { Entries } from './entries.tsx'
import styles from './style.module.css'

/** The bar of a logged-in player: balance, username, the entries of `navigation.memberBar`, and logout. */
export function View({ props }: WidgetViewProps<'member-bar'>): ReactNode {
  const { variant = 'full' } = props
  const visitor = useSite((site) => site.visitor)
  const items = useSite((site) => site.navigation.memberBar)
  const text = useText()
  if (visitor.kind === 'visitor') return null
  const otherItems = items.filter((item) => item.action.signOut === undefined)
  const signOutLabel = items.find((item) => item.action.signOut)?.name ?? 'in_sign_out'
  return (
    <div role="group" aria-label={text(variant === 'strip' ? 'account_menu' : 'member_bar')} className={cx(styles['bar'], styles[variant])}>
      {variant !== 'strip' && <Balance amount={visitor.balance} />}
      {variant !== 'compact' && <Entries items={otherItems} signOutLabel={text(signOutLabel)} />}
      {variant !== 'strip' && <Account member={visitor.member} items={otherItems} signOutLabel={text(signOutLabel)} />}
    </div>
  )
}
