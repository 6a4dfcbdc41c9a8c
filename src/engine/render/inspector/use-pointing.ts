import { useEffect, useState } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { nodeOf } from './rendered-nodes.ts'

export interface Pointing {
  readonly on: boolean
  /** What the pointer or the focus is on. */
  readonly at: SiteNode | undefined
  toggle(): void
}

/**
 * Pointing at the page, by pointer or by moving the focus. A click or Enter chooses what is pointed at and does nothing
 * else; Escape ends it. What lies in `host` is the inspector's own and is left alone.
 */
export function usePointing(engine: Engine, host: Element, onChoose: (node: SiteNode, element: Element) => void): Pointing {
  const [on, setOn] = useState(false)
  const [at, setAt] = useState<SiteNode>()
  useEffect(() => {
    if (!on) return
    const control = new AbortController()
    const hear = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K], target: Element) => void): void =>
      host.ownerDocument.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Element && !host.contains(event.target)) listener(event, event.target)
        },
        { capture: true, signal: control.signal },
      )
    const choose = (event: Event, target: Element): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const node = nodeOf(engine, target)
      if (node === undefined) return
      setOn(false)
      setAt(undefined)
      onChoose(node, target)
    }
    hear('pointerover', (_, target) => setAt(nodeOf(engine, target)))
    hear('focusin', (_, target) => setAt(nodeOf(engine, target)))
    hear('mousedown', (event) => event.preventDefault())
    hear('click', choose)
    hear('keydown', (event, target) => {
      if (event.key === 'Enter' || event.key === ' ') choose(event, target)
    })
    host.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopImmediatePropagation()
        setOn(false)
        setAt(undefined)
      },
      { capture: true, signal: control.signal },
    )
    return () => control.abort()
  }, [on, engine, host, onChoose])
  return { on, at, toggle: () => (setAt(undefined), setOn(!on)) }
}
