import type { ReactNode } from 'react'
import { qrPath } from './qr-path.ts'
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

/** A QR code, dark on light in every theme. */
export function Qr({ text, label, size = 200, margin = 20 }: QrProps): ReactNode {
  const code = qrPath(text)
  const zone = (margin * code.size) / Math.max(1, size - 2 * margin)
  const side = code.size + 2 * zone
  return (
    <svg role="img" aria-label={label} className={styles['qr']} width={size} height={size} viewBox={`${-zone} ${-zone} ${side} ${side}`} shapeRendering="crispEdges">
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}
