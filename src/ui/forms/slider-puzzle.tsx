import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../controls/skeleton.tsx'
import styles from './slider-puzzle.module.css'

/** The sizes of every such picture, in pixels. */
const [width, height, size] = [320, 160, 56]

export interface SliderPuzzleProps {
  /** The picture and the piece as base64 WebP; none while they are on their way. */
  readonly picture: string | undefined
  readonly piece: string | undefined
  /** How far down the piece stands, and how far it was slid, in pixels of the picture. */
  readonly top: number
  readonly left: number
  readonly label: string
  /** What is to be done. */
  readonly text: string
  /** What stands in the place of a picture that did not come. */
  readonly failedText: string | undefined
  readonly onMove: (left: number) => void
  /** It was let go of with a pointer, or Enter was pressed. */
  readonly onRelease: () => void
}

/**
 * A picture with a hole, and a piece to slide into it: with a pointer, or with the arrow keys. It goes from left to
 * right in every language.
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
        <span className={styles['text']} aria-hidden="true" data-gone={left > 0 || undefined}>
          {text}
        </span>
        <input
          type="range"
          className={styles['range']}
          aria-label={`${text} ${label}`}
          aria-valuetext={`${String(left)} / ${String(width - size)}`}
          min={0}
          max={width - size}
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
