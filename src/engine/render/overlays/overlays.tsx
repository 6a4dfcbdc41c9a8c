import type { ReactNode } from 'react'
import { Boundary } from '../nodes/boundary.tsx'
import { useEngine } from '../engine.ts'
import { lazyView } from '../nodes/lazy-view.tsx'
import type { Registry } from '../nodes/registry.ts'
import styles from '../style.module.css'
import { useStore } from '../use-store.ts'

/**
 * What renders overlays comes in a part of its own: asked for as soon as the page stands, so that it is there before
 * the first dialog.
 */
export const overlayStack = ['overlays', async () => (await import('./overlay-stack.tsx')).OverlayStack] as const satisfies Parameters<
  Registry['loadModule']
>

const OverlayStack = lazyView(...overlayStack)

/** Everything that stands above the page. */
export function Overlays(): ReactNode {
  const some = useStore(useEngine().overlays, (stack) => stack.length > 0)
  if (!some) return null
  return (
    <div className={styles['floating']}>
      <Boundary pointer="/overlays" waiting={null}>
        <OverlayStack />
      </Boundary>
    </div>
  )
}
