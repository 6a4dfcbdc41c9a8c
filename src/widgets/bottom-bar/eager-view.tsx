import { Suspense, useState, type ReactNode } from 'react'
import { lazyView, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'
import styles from './style.module.css'

const MAX_ITEMS = 5

const loadSheet = async () => (await import('./all-items-sheet.tsx')).AllItemsSheet
const AllItemsSheet = lazyView('bottom-bar/all-items-sheet', loadSheet)
const preloadSheet = (): void => void loadSheet().catch(() => undefined)

/**
 * The icon bar at the bottom of phone screens. With more than five items, it shows the first four and a button that
 * opens a sheet with all items.
 */
export function View({ props }: WidgetViewProps<'bottom-bar'>): ReactNode {
  const { variant = 'bar' } = props
  const items = useSite((site) => site.navigation.bottom)
  const [open, setOpen] = useState(false)
  const text = useText()
  if (items.length === 0) return null
  const allFit = items.length <= MAX_ITEMS
  const visibleItems = allFit ? items : items.slice(0, MAX_ITEMS - 1)
  return (
    <nav aria-label={text('nav_bottom')} className={cx(styles['nav'], styles[variant])}>
      <ul className={styles['list']}>
        {visibleItems.map((item) => (
          <BottomBarItem key={item.id} item={item} />
        ))}
        {!allFit && (
          <li className={styles['item']}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles['link']}
              onPointerDown={preloadSheet}
              onFocus={preloadSheet}
              onClick={() => setOpen(true)}
            >
              <Icon name="more" size={22} />
              <span className={styles['label']}>{text('nav_more')}</span>
            </button>
          </li>
        )}
      </ul>
      <Suspense fallback={null}>{open && <AllItemsSheet items={items} onClose={() => setOpen(false)} />}</Suspense>
    </nav>
  )
}
