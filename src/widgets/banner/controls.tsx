import type { ReactNode } from 'react'
import { useText } from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import styles from './controls.module.css'
import type { Slides } from './use-slides.ts'

/**
 * Controls of the carousel: a button per slide, named by its title, and a pause button if slides change automatically.
 */
export function Controls({
  slides,
  titles,
  className,
}: {
  readonly slides: Slides
  readonly titles: readonly string[]
  readonly className?: string | undefined
}): ReactNode {
  const text = useText()
  if (titles.length < 2) return null
  return (
    <div className={cx(styles['controls'], className)} role="group" aria-label={text('banner_label')}>
      {slides.playing !== undefined && (
        <IconButton
          small
          icon={slides.playing ? 'pause' : 'play'}
          label={text(slides.playing ? 'banner_pause' : 'banner_play')}
          onClick={() => slides.setPlaying(!slides.playing)}
        />
      )}
      {titles.map((title, i) => (
        <button
          key={title}
          type="button"
          className={styles['indicator']}
          aria-label={text('banner_choose', { number: i + 1, title })}
          aria-current={i === slides.currentIndex}
          onClick={() => slides.goTo(i)}
        />
      ))}
    </div>
  )
}
