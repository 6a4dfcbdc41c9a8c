import type { ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { cx } from '../controls/cx.ts'
import styles from './game-art.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { getInitials } from './initials.ts'
import { Picture, type PictureLoading } from './picture.tsx'

export interface GameArtProps {
  readonly name: string
  /** URL of the picture with a width of 360 pixels. */
  readonly small: string
  /** URL of the picture with a width of 720 pixels. */
  readonly large: string
  /** The `sizes` attribute of the picture. */
  readonly sizes: string
  readonly shape?: 'tall' | 'wide' | 'square'
  readonly icon: IconName
  readonly loading: PictureLoading
  readonly eager?: boolean
  /** As in `Picture`. */
  readonly lowPriority?: boolean
  /** Label shown on hover; `undefined` if the picture is too small for a label. */
  readonly playLabel?: string
  /** Whether it has been hovered (`useWasHovered`). The label is not rendered until then. */
  readonly hovered?: boolean
  /** Whether the visitor must log in before playing. */
  readonly locked?: boolean
  readonly hotLabel?: string | undefined
  readonly newLabel?: string | undefined
  /**
   * Text that says why the game cannot be played now; `undefined` if it can. Without `playLabel`, only an icon is
   * shown.
   */
  readonly closedText?: string | undefined
}

const SHAPE_SIZES = { tall: [360, 480], wide: [400, 300], square: [360, 360] } as const

/** A game's picture with its states. Decorative: the game's name is beside it as text. */
export function GameArt({
  name,
  small,
  large,
  sizes,
  shape = 'tall',
  icon,
  loading,
  eager = false,
  lowPriority = false,
  playLabel,
  hovered = false,
  locked = false,
  hotLabel,
  newLabel,
  closedText,
}: GameArtProps): ReactNode {
  const [width, height] = SHAPE_SIZES[shape]
  return (
    <span className={cx(styles['art'], closedText !== undefined && styles['closed'])}>
      <Picture
        src={small}
        srcSet={`${small} 360w, ${large} 720w`}
        sizes={sizes}
        width={width}
        height={height}
        eager={eager}
        lowPriority={lowPriority}
        loading={loading}
        fallback={<Fallback icon={icon} name={name} />}
      />
      {(hotLabel ?? newLabel) !== undefined && closedText === undefined && (
        <span className={styles['badges']}>
          {hotLabel !== undefined && (
            <span className={styles['hot']} title={hotLabel}>
              <Icon name="hot" size={14} />
              <span className="visually-hidden">{hotLabel}</span>
            </span>
          )}
          {newLabel !== undefined && <Badge tone="accent">{newLabel}</Badge>}
        </span>
      )}
      {closedText !== undefined && (
        <span className={styles['closedNotice']}>
          <Icon name="maintenance" />
          {playLabel !== undefined && <span>{closedText}</span>}
        </span>
      )}
      {hovered && playLabel !== undefined && closedText === undefined && (
        <span className={styles['overlay']} aria-hidden="true">
          <span className={styles['play']}>
            <span className={styles['playIcon']}>
              <Icon name={locked ? 'lock' : 'play'} size={22} />
            </span>
            <span className={styles['playLabel']}>{playLabel}</span>
          </span>
        </span>
      )}
    </span>
  )
}

function Fallback({ icon, name }: { readonly icon: IconName; readonly name: string }): ReactNode {
  return (
    <span className={styles['fallback']} aria-hidden="true">
      <Icon name={icon} size={40} />
      <span className={styles['initials']}>{getInitials(name)}</span>
    </span>
  )
}
