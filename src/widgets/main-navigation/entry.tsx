import { Suspense, type ReactNode } from 'react'
import { ActionLink, lazyView, type SiteCategory, type SiteItem, useEngine, useRouteId, useSite, useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { PopoverPanel } from '../../ui/overlay/popover-panel.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import { usePopover } from '../../ui/overlay/use-popover.ts'
import { ItemLabel } from './item-label.tsx'
import styles from './style.module.css'

const GamesPanel = lazyView('main-navigation/games-panel', async () => (await import('./games-panel.tsx')).GamesPanel)

export interface EntryProps {
  readonly item: SiteItem
  readonly showsIcon: boolean
  /** Whether a category opens a panel with its vendors and games. */
  readonly opensPanel: boolean
  readonly hidden: boolean
}

/** An entry of the navigation. A category links to its page; a panel with its games opens on hover or by button. */
export function Entry({ item, showsIcon, opensPanel, hidden }: EntryProps): ReactNode {
  const current = useRouteId() === item.page
  const category = useSite((site) => site.categories.find((candidate) => candidate.id === item.gameType))
  const { supports } = useEngine()
  const hasPanel = opensPanel && supports('game.list') && category !== undefined && category.games.length > 0
  const link = (
    <ActionLink action={item.action} className={styles['entry']} current={current}>
      {showsIcon && item.icon && <Icon name={item.icon} size={20} />}
      <ItemLabel item={item} />
    </ActionLink>
  )
  return (
    <li data-measure="" className={cx(styles['item'], hidden && styles['hidden'])} {...(hidden && { inert: true })}>
      {hasPanel ? <EntryWithPanel category={category}>{link}</EntryWithPanel> : link}
    </li>
  )
}

function EntryWithPanel({ category, children }: { readonly category: SiteCategory; readonly children: ReactNode }): ReactNode {
  const text = useText()
  const popover = usePopover({ hover: true, align: 'center', gap: 0 })
  const name = text(category.name)
  return (
    <div
      {...popover.container}
      ref={(element) => popover.anchor(element?.closest<HTMLElement>('[data-anchor]') ?? element)}
      className={cx(styles['withPanel'], popover.open && styles['panelOpen'])}
    >
      {children}
      <button type="button" {...popover.trigger} className={styles['panelButton']} aria-label={text('nav_open_games', { name })}>
        <Icon name="down" size={14} />
      </button>
      <PopoverPanel popover={popover} label={name} className={styles['panel']}>
        <Suspense fallback={<Spinner className={styles['spinner']} />}>
          <GamesPanel category={category} />
        </Suspense>
      </PopoverPanel>
    </div>
  )
}
