import { useEffect, useRef, type ReactNode } from 'react'
import type { Engine } from '../engine.ts'
import { listRenderedNodes } from './rendered-nodes.ts'
import styles from './inspector.module.css'

/** Draws a frame around everything that a node rendered. The frame follows scrolling and layout, and ignores clicks. */
export function Highlight({
  pointer,
  label,
  engine,
}: {
  readonly pointer: string
  readonly label: string
  readonly engine: Engine
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frameRequest = 0
    const updatePosition = (): void => {
      const element = frame.current
      const box = findBoundingBox(listRenderedNodes(engine).find(({ node }) => node.pointer === pointer)?.elements ?? [])
      if (element) {
        element.hidden = box === undefined
        if (box) {
          element.style.translate = `${box.left}px ${box.top}px`
          element.style.inlineSize = `${box.right - box.left}px`
          element.style.blockSize = `${box.bottom - box.top}px`
        }
      }
      frameRequest = requestAnimationFrame(updatePosition)
    }
    updatePosition()
    return () => cancelAnimationFrame(frameRequest)
  }, [pointer, engine])
  return (
    <div ref={frame} className={styles['frame']} aria-hidden="true">
      <span>{label}</span>
    </div>
  )
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * Returns the bounding box of elements; `undefined` if none is visible. For an element without its own box, the
 * boxes of its children are used.
 */
function findBoundingBox(elements: readonly Element[]): Box | undefined {
  const boxes = elements.flatMap((element): Box[] => {
    const box = element.getBoundingClientRect()
    if (box.width > 0 || box.height > 0) return [box]
    const inner = findBoundingBox([...element.children])
    return inner ? [inner] : []
  })
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}
