import type { ReactNode } from 'react'
import { type SiteItem, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { PopoverPanel } from '../../ui/overlay/popover-panel.tsx'
import { usePopover } from '../../ui/overlay/use-popover.ts'
import { Entry } from './entry.tsx'
import { MenuButton } from './menu-button.tsx'
import styles from './style.module.css'
import { useFittingCount } from './use-fitting-count.ts'

/**
 * The entries of `navigation.header`. A menu contains those that do not fit. On narrow screens, a sheet can contain
 * all.
 */
export function View({ props }: WidgetViewProps<'main-navigation'>): ReactNode {
  const { variant = 'text', align, collapse = 'button', panel = true, screens = 'all' } = props
  const items = useSite((site) => site.navigation.header)
  const text = useText()
  const { list, fittingCount } = useFittingCount(items.length)
  const visibleCount = fittingCount ?? items.length
  const showsIcons = variant !== 'text'
  return (
    <nav
      aria-label={text('nav_main')}
      data-fills={screens === 'narrow' ? undefined : ''}
      data-strip={collapse === 'scroll' && screens !== 'wide' ? '' : undefined}
      className={cx(styles['nav'], styles[variant], align && styles[align], styles[collapse], styles[screens])}
    >
      {screens !== 'narrow' && (
        <ul ref={list} className={cx(styles['list'], fittingCount === undefined && styles['unmeasured'])}>
          {items.map((item, i) => (
            <Entry
              key={item.id}
              item={item}
              showsIcon={showsIcons}
              opensPanel={panel}
              hidden={collapse !== 'scroll' && i >= visibleCount}
            />
          ))}
          {visibleCount < items.length && <MoreMenu items={items.slice(visibleCount)} />}
        </ul>
      )}
      {collapse === 'button' && (
        <div className={styles['menu']} data-sheet="">
          <MenuButton items={items} />
        </div>
      )}
    </nav>
  )
}

function MoreMenu({ items }: { readonly items: readonly SiteItem[] }): ReactNode {
  const text = useText()
  const popover = usePopover({ align: 'end', hover: true })
  const { anchor, container, trigger } = popover
  return (
    <li data-more="" className={styles['more']} {...container}>
      <button type="button" ref={anchor} {...trigger} className={styles['entry']} aria-label={text('nav_more')}>
        <Icon name="more" size={20} />
      </button>
      <PopoverPanel popover={popover} label={text('nav_more')} className={styles['morePanel']}>
        <ul>
          {items.map((item) => (
            <Entry key={item.id} item={item} showsIcon opensPanel={false} hidden={false} />
          ))}
        </ul>
      </PopoverPanel>
    </li>
  )
}
