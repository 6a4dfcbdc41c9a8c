import { useEffect, useState } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import type { Engine } from '../engine.ts'
import { findRenderedNode } from './rendered-nodes.ts'

export interface NodePicker {
  readonly isActive: boolean
  /** The node that the pointer is over or that has the focus. */
  readonly hovered: SiteNode | undefined
  toggle(): void
}

/**
 * Lets the operator select a node on the page with the pointer or the keyboard. A click, Enter or Space selects a node
 * and has no other effect; Escape cancels. Events inside `host`, the inspector's own element, are ignored.
 */
export function useNodePicker(engine: Engine, host: Element, onPick: (node: SiteNode, element: Element) => void): NodePicker {
  const [isActive, setIsActive] = useState(false)
  const [hovered, setHovered] = useState<SiteNode>()
  useEffect(() => {
    if (!isActive) return
    const controller = new AbortController()
    const listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K], target: Element) => void): void =>
      host.ownerDocument.addEventListener(
        name,
        (event) => {
          if (event.target instanceof Element && !host.contains(event.target)) listener(event, event.target)
        },
        { capture: true, signal: controller.signal },
      )
    const pick = (event: Event, target: Element): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      const node = findRenderedNode(engine, target)
      if (node === undefined) return
      setIsActive(false)
      setHovered(undefined)
      onPick(node, target)
    }
    listen('pointerover', (_, target) => setHovered(findRenderedNode(engine, target)))
    listen('focusin', (_, target) => setHovered(findRenderedNode(engine, target)))
    listen('mousedown', (event) => event.preventDefault())
    listen('click', pick)
    listen('keydown', (event, target) => {
      if (event.key === 'Enter' || event.key === ' ') pick(event, target)
    })
    host.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopImmediatePropagation()
        setIsActive(false)
        setHovered(undefined)
      },
      { capture: true, signal: controller.signal },
    )
    return () => controller.abort()
  }, [isActive, engine, host, onPick])
  return { isActive, hovered, toggle: () => (setHovered(undefined), setIsActive(!isActive)) }
}
