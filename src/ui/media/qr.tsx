import { useEffect, useState, type ReactNode } from 'react'
import type { createQrPath } from './qr-path.ts'
import styles from './qr.module.css'

export interface QrProps {
  readonly text: string
  /** Accessible name: what the code contains. */
  readonly label: string
  /** Width and height in pixels, including the quiet zone. */
  readonly size?: number
  /** Width of the quiet zone in pixels. */
  readonly margin?: number
}

/**
 * A QR code, dark on light in every theme. The encoder is in its own chunk; the space is reserved until it has loaded.
 */
export function Qr({ text, label, size = 200, margin = 20 }: QrProps): ReactNode {
  const code = useQrCode(text)
  const quietZone = code && (margin * code.size) / Math.max(1, size - 2 * margin)
  const side = code && quietZone !== undefined ? code.size + 2 * quietZone : 1
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles['qr']}
      width={size}
      height={size}
      viewBox={`${-(quietZone ?? 0)} ${-(quietZone ?? 0)} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {code && <path d={code.path} fill="currentColor" />}
    </svg>
  )
}

function useQrCode(text: string): ReturnType<typeof createQrPath> | undefined {
  const [encoded, setEncoded] = useState<{ readonly text: string; readonly code: ReturnType<typeof createQrPath> }>()
  useEffect(() => {
    let cancelled = false
    // If the text is too long or the chunk fails to load, the space stays empty.
    import('./qr-path.ts').then((module) => cancelled || setEncoded({ text, code: module.createQrPath(text) })).catch(() => undefined)
    return () => void (cancelled = true)
  }, [text])
  return encoded?.text === text ? encoded.code : undefined
}
