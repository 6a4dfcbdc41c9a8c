import type { ReactNode } from 'react'
import { ActionLink, type SiteItem, usePreferences, useRouteId, useSite, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { ItemLabel } from './item-label.tsx'
import styles from './sheet.module.css'

/** A sheet with every entry, for narrow screens. */
export function NavigationSheet({ items, onClose }: { readonly items: readonly SiteItem[]; readonly onClose: () => void }): ReactNode {
  const text = useText()
  const route = useRouteId()
  return (
    <Modal kind="sheet" title={text('nav_menu')} closeLabel={text('engine_close')} closeOnEscape onClose={onClose}>
      <ul className={styles['list']} onClick={(event) => event.target instanceof Element && event.target.closest('a, button') && onClose()}>
        <OverlayButtons />
        {items.map((item) => (
          <li key={item.id}>
            <ActionLink action={item.action} className={styles['entry']} current={route === item.page}>
              <Icon name={item.icon ?? 'star'} size={22} />
              <ItemLabel item={item} />
            </ActionLink>
          </li>
        ))}
      </ul>
      <PreferenceControls />
    </Modal>
  )
}

/** Buttons for the overlays that have an icon, such as the search. Narrow headers have no space for them. */
function OverlayButtons(): ReactNode {
  const overlays = useSite((site) => site.overlays)
  const text = useText()
  return Object.values(overlays).map(
    ({ id, icon, title }) =>
      icon && (
        <li key={id} className={styles['overlay']}>
          <ActionLink action={{ overlay: id }} className={styles['entry']}>
            <Icon name={icon} size={22} />
            <span>{text(title)}</span>
          </ActionLink>
        </li>
      ),
  )
}

/** Controls for language and theme. Narrow headers have no space for them. */
function PreferenceControls(): ReactNode {
  const { language, languages, setLanguage, theme, setTheme } = usePreferences()
  const text = useText()
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  return (
    <div className={styles['preferences']}>
      {languages.length > 1 && (
        <div role="group" aria-label={text('language_choose')} className={styles['languages']}>
          {languages.map((option) => (
            <button
              key={option.code}
              type="button"
              lang={option.tag}
              aria-pressed={option.code === language}
              className={styles['language']}
              onClick={() => void setLanguage(option.code)}
            >
              {option.name}
            </button>
          ))}
        </div>
      )}
      <Button size="s" tone="plain" onClick={() => setTheme(otherTheme)}>
        <Icon name={otherTheme === 'light' ? 'sun' : 'moon'} size={18} />
        {text(`theme_to_${otherTheme}`)}
      </Button>
    </div>
  )
}
