import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icons.ts'
import { findNextIndex } from '../controls/find-next-index.ts'
import styles from './popover.module.css'
import { usePopover } from './use-popover.ts'
import { cx } from '../controls/cx.ts'

interface MenuItem {
  readonly id: string
  readonly label: string
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string
  readonly detail?: string
  readonly icon?: IconName
  /** Whether this is the selected item; `undefined` in a menu without a selection. */
  readonly checked?: boolean
  readonly onSelect: () => void
}

export interface MenuProps {
  /** Accessible name of the menu. */
  readonly label: string
  /** Content of the button. */
  readonly trigger: ReactNode
  /** Accessible name and tooltip of the button, if its content is not text. */
  readonly triggerName?: string
  readonly triggerClassName?: string | undefined
  readonly align?: 'start' | 'end'
  readonly items: readonly MenuItem[]
}

const listMenuItems = (panel: Element): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[role^=menuitem]')]

function moveFocus(event: KeyboardEvent): void {
  const menuItems = listMenuItems(event.currentTarget)
  const currentIndex = menuItems.indexOf(document.activeElement as HTMLElement)
  const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : undefined
  const indexByLetter =
    letter === undefined
      ? -1
      : menuItems.findIndex((item, i) => i > currentIndex && item.textContent.trim().toLocaleLowerCase().startsWith(letter))
  const next = indexByLetter >= 0 ? indexByLetter : findNextIndex(event.key, currentIndex, menuItems.length, 'y')
  if (next === undefined) return
  event.preventDefault()
  menuItems[next]?.focus()
}

/**
 * A menu button. Arrow keys, Home, End and letters move the focus in the menu; choosing an item closes the menu, which
 * returns the focus to the button.
 */
export function Menu({ label, trigger, triggerName, triggerClassName, align = 'end', items }: MenuProps): ReactNode {
  const {
    open,
    close,
    container,
    trigger: triggerProps,
    anchor,
    panel,
  } = usePopover({
    align,
    onOpen: (panel) => (listMenuItems(panel).find((item) => item.ariaChecked === 'true') ?? listMenuItems(panel)[0])?.focus(),
  })
  return (
    <div {...container}>
      <button
        type="button"
        ref={anchor}
        {...triggerProps}
        aria-haspopup="menu"
        className={triggerClassName}
        {...(triggerName !== undefined && { 'aria-label': triggerName, title: triggerName })}
      >
        {trigger}
      </button>
      <div
        {...panel}
        role="menu"
        aria-label={label}
        className={cx('colour-scope page-colours', styles['panel'], styles['menu'])}
        onKeyDown={moveFocus}
      >
        {open && items.map((item) => <MenuItemButton key={item.id} item={item} close={close} />)}
      </div>
    </div>
  )
}

function MenuItemButton({ item, close }: { readonly item: MenuItem; readonly close: () => void }): ReactNode {
  const roleProps = item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['item']}
      {...roleProps}
      {...(item.lang !== undefined && { lang: item.lang })}
      onClick={() => {
        close()
        item.onSelect()
      }}
    >
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={styles['label']}>{item.label}</span>
      {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
      {item.checked !== undefined && <span className={styles['check']}>{item.checked && <Icon name="check" size={18} />}</span>}
    </button>
  )
}
