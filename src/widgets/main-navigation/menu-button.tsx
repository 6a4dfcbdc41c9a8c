import { Suspense, useState, type ReactNode } from 'react'
import { lazyView, type SiteItem, useText } from '../../engine/index.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'

const loadSheet = async () => (await import('./sheet.tsx')).NavigationSheet
const NavigationSheet = lazyView('main-navigation/sheet', loadSheet)

/** The menu button of narrow screens. Its sheet loads on first interaction. */
export function MenuButton({ items }: { readonly items: readonly SiteItem[] }): ReactNode {
  const [open, setOpen] = useState(false)
  const text = useText()
  const preloadSheet = (): void => void loadSheet().catch(() => undefined)
  return (
    <>
      <IconButton
        icon="menu"
        label={text('nav_menu')}
        aria-haspopup="dialog"
        onPointerDown={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{open && <NavigationSheet items={items} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
