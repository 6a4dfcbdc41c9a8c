import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import styles from './controls.module.css'
import type { Carousel } from './use-carousel.ts'

/**
 * Controls of the carousel: a button per slide, named by its title, and a pause button if slides change automatically.
 */
export function Controls({
  carousel,
  titles,
  className,
}: {
  readonly carousel: Carousel
  readonly titles: readonly string[]
  readonly className?: string | undefined
}): ReactNode {
  const text = useText()
  if (titles.length < 2) return null
  return (
    <div className={cx(styles['controls'], className)} role="group" aria-label={text('banner_label')}>
      {carousel.isPlaying !== undefined && (
        <IconButton
          small
          icon={carousel.isPlaying ? 'pause' : 'play'}
          label={text(carousel.isPlaying ? 'banner_pause' : 'banner_play')}
          onClick={() => carousel.setPlaying(!carousel.isPlaying)}
        />
      )}
      {titles.map((title, i) => (
        <button
          key={title}
          type="button"
          className={styles['indicator']}
          aria-label={text('banner_choose', { number: i + 1, title })}
          aria-current={i === carousel.currentIndex}
          onClick={() => carousel.goTo(i)}
        />
      ))}
    </div>
  )
}
