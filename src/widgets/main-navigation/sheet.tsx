import { useState, type ReactNode } from 'react'
import { ActionLink, useRouteId, useText, type SiteItem } from '../../engine/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ItemLabel } from './item-label.tsx'
import styles from './sheet.module.css'

/** The menu button of narrow screens and the sheet that it opens, with every entry. */
export function NavigationSheet({ items }: { readonly items: readonly SiteItem[] }): ReactNode {
  const [open, setOpen] = useState(false)
  const text = useText()
  const route = useRouteId()
  return (
    <>
      <IconButton icon="menu" label={text('nav_menu')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Modal kind="sheet" title={text('nav_menu')} closeLabel={text('engine_close')} escapeCloses onClose={() => setOpen(false)}>
          <ul className={styles['list']} onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && setOpen(false)}>
            {items.map((item) => (
              <li key={item.id}>
                <ActionLink action={item.action} className={styles['entry']} current={route === item.page}>
                  <Icon name={item.icon ?? 'star'} size={22} />
                  <ItemLabel item={item} />
                </ActionLink>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  )
}
