import { createRoot } from 'react-dom/client'
import type { Engine } from '../engine.ts'
import { Panel } from './panel.tsx'
import styles from './inspector.module.css'

/**
 * Starts the inspector for operators: it shows what each part of the page is, where it is defined, and why hidden parts
 * are hidden. It is rendered on top of everything, including open dialogs, in a separate React root, so that the page
 * does not shift.
 */
export function startInspector(engine: Engine): void {
  const { document } = engine.window
  const host = document.createElement('div')
  host.className = styles['host'] ?? ''
  host.popover = 'manual'
  host.lang = 'en'
  host.dir = 'ltr'
  const root = createRoot(host)
  /** Elements outside an open modal dialog are inert, so the inspector moves into the topmost dialog. */
  const reattach = (): void => {
    const container = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (host.parentElement === container && host.matches(':popover-open')) return
    container.append(host)
    host.showPopover()
  }
  const unsubscribe = engine.overlays.subscribe(() => engine.window.requestAnimationFrame(reattach))
  const close = (): void => {
    unsubscribe()
    root.unmount()
    host.remove()
  }
  reattach()
  root.render(<Panel engine={engine} host={host} onClose={close} />)
}
