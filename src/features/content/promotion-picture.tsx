import type { ReactNode } from 'react'
import type { Announcement } from '../../generated/api.ts'
import { useConfig, useEngine } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './promotion-card.module.css'

/**
 * Picture of a promotion with its headline figure in large type. An icon in the brand's colours replaces an image that
 * is missing or cannot be loaded.
 */
export function PromotionPicture({
  promotion: { image, icon, figure },
  eager = false,
  className,
}: {
  readonly promotion: Pick<Announcement, 'image' | 'icon' | 'figure'>
  readonly eager?: boolean
  readonly className?: string | undefined
}): ReactNode {
  const loading = useConfig(({ settings }) => settings.lazyImages)
  const { assets } = useEngine().boot
  const source = image === undefined ? undefined : assets[image]
  const placeholder = <Icon name={(icon as IconName | undefined) ?? 'promotions'} size={112} className={styles['placeholder']} />
  return (
    <div className={cx(styles['picture'], source === undefined && styles['noImage'], className)}>
      {source === undefined ? (
        placeholder
      ) : (
        <Picture
          src={source}
          width={1600}
          height={800}
          eager={eager}
          loading={loading}
          fallback={placeholder}
          className={styles['image']}
        />
      )}
      {figure !== undefined && <span className={cx(styles['figure'], 'figures')}>{figure}</span>}
    </div>
  )
}
