import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../controls/skeleton.tsx'
import styles from './slider-puzzle.module.css'

/** Size of every picture and piece in pixels. */
const [width, height, pieceSize] = [320, 160, 56]

export interface SliderPuzzleProps {
  /** Picture and piece in base64 WebP; `undefined` while loading. */
  readonly picture: string | undefined
  readonly piece: string | undefined
  /** Vertical position of the piece, and its current offset, in pixels of the picture. */
  readonly top: number
  readonly left: number
  /** Second part of the accessible name, after the instruction. */
  readonly label: string
  /** Instruction, shown on the track. */
  readonly text: string
  /** Replaces a picture that failed to load. */
  readonly failedText: string | undefined
  readonly onMove: (left: number) => void
  /** Called when Enter is pressed, or the pointer is released while `left` is above 0. */
  readonly onRelease: () => void
}

/**
 * A slider puzzle: a piece slides into a hole of a picture, by pointer or arrow keys. It slides from left to right in
 * every language.
 */
export function SliderPuzzle({ picture, piece, top, left, label, text, failedText, onMove, onRelease }: SliderPuzzleProps): ReactNode {
  const position: CSSProperties = { left: `${(left / width) * 100}%`, top: `${(top / height) * 100}%` }
  return (
    <div className={styles['puzzle']} dir="ltr">
      <div className={styles['picture']}>
        {picture === undefined && (failedText === undefined ? <Skeleton /> : <span role="status">{failedText}</span>)}
        {picture !== undefined && <img src={`data:image/webp;base64,${picture}`} alt="" draggable={false} />}
        {piece !== undefined && <img className={styles['piece']} src={`data:image/webp;base64,${piece}`} alt="" style={position} />}
      </div>
      <div className={styles['track']}>
        <span className={styles['text']} aria-hidden="true" data-hidden={left > 0 || undefined}>
          {text}
        </span>
        <input
          type="range"
          className={styles['range']}
          aria-label={`${text} ${label}`}
          aria-valuetext={`${String(left)} / ${String(width - pieceSize)}`}
          min={0}
          max={width - pieceSize}
          value={left}
          disabled={picture === undefined}
          onChange={(event) => onMove(Number(event.currentTarget.value))}
          onPointerUp={() => left > 0 && onRelease()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onRelease()
          }}
        />
      </div>
    </div>
  )
}
