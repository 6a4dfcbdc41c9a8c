import type { ReactNode } from 'react'
import { Badge } from '../controls/badge.tsx'
import { cx } from '../controls/cx.ts'
import styles from './game-art.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { initials } from './initials.ts'
import { Picture, type PictureLoading } from './picture.tsx'

export interface GameArtProps {
  readonly name: string
  readonly small: string
  readonly large: string
  /** How wide it is drawn, as the `sizes` of a picture. */
  readonly sizes: string
  readonly shape?: 'tall' | 'wide' | 'square'
  readonly icon: IconName
  readonly loading: PictureLoading
  readonly eager?: boolean
  /** As a picture's. */
  readonly aside?: boolean
  /** What choosing it does, shown while it is pointed at. Left out where the picture is too small for it. */
  readonly play?: string
  /** Whether it has been pointed at (`useHovered`): there is nothing to show before. */
  readonly hovered?: boolean
  /** Whether a login comes first. */
  readonly locked?: boolean
  readonly hot?: string | undefined
  readonly fresh?: string | undefined
  /** Why it cannot be played now. */
  readonly closed?: string | undefined
}

const SHAPES = { tall: [360, 480], wide: [400, 300], square: [360, 360] } as const

/** A game's picture with all its states. It is decoration: the game's name stands beside it as text. */
export function GameArt({
  name,
  small,
  large,
  sizes,
  shape = 'tall',
  icon,
  loading,
  eager = false,
  aside = false,
  play,
  hovered = false,
  locked = false,
  hot,
  fresh,
  closed,
}: GameArtProps): ReactNode {
  const [width, height] = SHAPES[shape]
  return (
    <span className={cx(styles['art'], closed !== undefined && styles['closed'])}>
      <Picture
        src={small}
        srcSet={`${small} 360w, ${large} 720w`}
        sizes={sizes}
        width={width}
        height={height}
        eager={eager}
        aside={aside}
        loading={loading}
        fallback={<Fallback icon={icon} name={name} />}
      />
      {(hot ?? fresh) !== undefined && closed === undefined && (
        <span className={styles['marks']}>
          {hot !== undefined && (
            <span className={styles['hot']} title={hot}>
              <Icon name="hot" size={14} />
              <span className="visually-hidden">{hot}</span>
            </span>
          )}
          {fresh !== undefined && <Badge tone="accent">{fresh}</Badge>}
        </span>
      )}
      {closed !== undefined && (
        <span className={styles['shut']}>
          <Icon name="maintenance" />
          {play !== undefined && <span>{closed}</span>}
        </span>
      )}
      {hovered && play !== undefined && closed === undefined && (
        <span className={styles['veil']} aria-hidden="true">
          <span className={styles['play']}>
            <span className={styles['disc']}>
              <Icon name={locked ? 'lock' : 'play'} size={22} />
            </span>
            <span className={styles['word']}>{play}</span>
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
      <span className={styles['initials']}>{initials(name)}</span>
    </span>
  )
}
