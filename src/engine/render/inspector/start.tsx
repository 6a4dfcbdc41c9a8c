import { createRoot } from 'react-dom/client'
import type { Engine } from '../engine.ts'
import { Panel } from './panel.tsx'
import styles from './inspector.module.css'

/**
 * The inspector of operators: what each part of the page is, where it is written, and what hides what is not there. It
 * stands above everything, open dialogs too, and beside the page's own tree: nothing of the page moves.
 */
export function startInspector({ overlays, ...engine }: Engine): void {
  const { document } = engine.window
  const host = document.createElement('div')
  host.className = styles['host'] ?? ''
  host.popover = 'manual'
  host.lang = 'en'
  host.dir = 'ltr'
  const root = createRoot(host)
  /** What lies outside an open dialog cannot be used: so the inspector goes into the one on top. */
  const settle = (): void => {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (host.parentElement === home && host.matches(':popover-open')) return
    home.append(host)
    host.showPopover()
  }
  const unfollow = overlays.subscribe(() => engine.window.requestAnimationFrame(settle))
  const close = (): void => {
    unfollow()
    root.unmount()
    host.remove()
  }
  settle()
  root.render(<Panel engine={{ overlays, ...engine }} host={host} onClose={close} />)
}
