import type { ReactNode } from 'react'
import { type SiteItem, useText } from '../../engine/index.ts'
import { Modal } from '../../ui/overlay/modal.tsx'
import { BottomBarItem } from './bottom-bar-item.tsx'
import styles from './style.module.css'

/** A bottom sheet with every item of the bar. */
export function AllItemsSheet({ items, onClose }: { readonly items: readonly SiteItem[]; readonly onClose: () => void }): ReactNode {
  const text = useText()
  return (
    <Modal kind="sheet" title={text('nav_games')} closeLabel={text('engine_close')} closeOnEscape onClose={onClose}>
      <ul className={styles['grid']} onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && onClose()}>
        {items.map((item) => (
          <BottomBarItem key={item.id} item={item} />
        ))}
      </ul>
    </Modal>
  )
}
