import { useEffect, useState } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { nodeOf } from './rendered-nodes.ts'

export interface Pointing {
  readonly on: boolean
  /** The node under the pointer or the focus. */
  readonly at: SiteNode | undefined
  toggle(): void
}

/**
 * Lets the operator select a node on the page with the pointer or the keyboard. A click or Enter selects and has no
 * other effect; Escape cancels. Events inside `host`, the inspector's own element, are ignored.
 */
export function usePointing(engine: Engine, host: Element, onChoose: (node: SiteNode, element: Element) => void): Pointing {
  const [on, setOn] = useState(false)
  const [at, setAt] = useState<SiteNode>()
  useEffect(() => {
    if (!on) return
    const controller = new AbortController()
    const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K], target: Element) => void): void =>
      host.ownerDocument.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Element && !host.contains(event.target)) listener(event, event.target)
        },
        { capture: true, signal: controller.signal },
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
    listen('pointerover', (_, target) => setAt(nodeOf(engine, target)))
    listen('focusin', (_, target) => setAt(nodeOf(engine, target)))
    listen('mousedown', (event) => event.preventDefault())
    listen('click', choose)
    listen('keydown', (event, target) => {
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
      { capture: true, signal: controller.signal },
    )
    return () => controller.abort()
  }, [on, engine, host, onChoose])
  return { on, at, toggle: () => (setAt(undefined), setOn(!on)) }
}
