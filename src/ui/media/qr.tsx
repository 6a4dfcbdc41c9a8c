import { useEffect, useState, type ReactNode } from 'react'
import type { qrPath } from './qr-path.ts'
import styles from './qr.module.css'

export interface QrProps {
  readonly text: string
  /** What a reader of it gets, for screen readers. */
  readonly label: string
  /** Its width and height in pixels, the quiet zone included. */
  readonly size?: number
  /** The quiet zone in pixels. */
  readonly margin?: number
}

/**
 * A QR code, dark on light in every theme. What makes it comes in a part of its own; its room is kept until it is
 * drawn.
 */
export function Qr({ text, label, size = 200, margin = 20 }: QrProps): ReactNode {
  const code = useCode(text)
  const zone = code && (margin * code.size) / Math.max(1, size - 2 * margin)
  const side = code && zone !== undefined ? code.size + 2 * zone : 1
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['qr']}
      width={size}
      height={size}
      viewBox={`${-(zone ?? 0)} ${-(zone ?? 0)} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {code && <path d={code.path} fill="currentColor" />}
    </svg>
  )
}

function useCode(text: string): ReturnType<typeof qrPath> | undefined {
  const [drawn, setDrawn] = useState<{ readonly text: string; readonly code: ReturnType<typeof qrPath> }>()
  useEffect(() => {
    let gone = false
    // A text that is too long for a code, or a part that did not come, leaves the room empty.
    import('./qr-path.ts').then((part) => gone || setDrawn({ text, code: part.qrPath(text) })).catch(() => undefined)
    return () => void (gone = true)
  }, [text])
  return drawn?.text === text ? drawn.code : undefined
}
