import type { ReactNode } from 'react'
import { Boundary } from '../nodes/boundary.tsx'
import { useEngine } from '../engine.ts'
import { lazyView } from '../nodes/lazy-view.tsx'
import type { Registry } from '../nodes/registry.ts'
import styles from '../style.module.css'
import { useStore } from '../use-store.ts'

/**
 * The overlay renderer is a separate module, preloaded after the first paint so that it is ready before the first
 * dialog.
 */
export const overlayStackModule = [
  'overlays',
  async () => (await import('./overlay-stack.tsx')).OverlayStack,
] as const satisfies Parameters<Registry['loadModule']>

const OverlayStack = lazyView(...overlayStackModule)

/** Renders the overlays above the page. */
export function Overlays(): ReactNode {
  const hasOverlays = useStore(useEngine().overlays, (stack) => stack.length > 0)
  if (!hasOverlays) return null
  return (
    <div className={styles['floating']}>
      <Boundary pointer="/overlays" fallback={null}>
        <OverlayStack />
      </Boundary>
    </div>
  )
}
