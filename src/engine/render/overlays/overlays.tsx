import { use, type ReactNode } from 'react'
import { Boundary } from '../nodes/boundary.tsx'
import { useEngine } from '../engine.ts'
import type { Registry } from '../nodes/registry.ts'
import styles from '../style.module.css'
import { useStore } from '../use-store.ts'

/**
 * What renders overlays comes in a part of its own: asked for as soon as the page stands, so that it is there before
 * the first dialog.
 */
export const overlayModule = ['overlays', () => import('./overlay-stack.tsx')] as const satisfies Parameters<Registry['loadModule']>

/** Everything that stands above the page. */
export function Overlays(): ReactNode {
  const some = useStore(useEngine().overlays, (stack) => stack.length > 0)
  if (!some) return null
  return (
    <div className={styles['floating']}>
      <Boundary pointer="/overlays" waiting={null}>
        <LoadedOverlays />
      </Boundary>
    </div>
  )
}

function LoadedOverlays(): ReactNode {
  const { OverlayStack } = use(useEngine().registry.loadModule(...overlayModule))
  return <OverlayStack />
}
