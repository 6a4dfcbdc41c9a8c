import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Controls } from './controls.tsx'
import type { VariantProps } from './variant-props.ts'
import { SlideImage } from './slide-image.tsx'
import { SlideText } from './slide-text.tsx'
import styles from './strip.module.css'

/** A compact panel with a short text, one action, and a picture at its end. */
export function Strip({ slides, level, titles, carousel }: VariantProps): ReactNode {
  return (
    <div className={cx('wrap', styles['strip'])}>
      {slides.map((slide, i) => (
        <div
          key={slide.title}
          className={cx(styles['slide'], i === carousel.currentIndex && styles['current'])}
          {...(i !== carousel.currentIndex && { inert: true })}
        >
          <SlideImage
            slide={slide}
            hasHighPriority={level === 1 && i === 0}
            shouldLoad={i === carousel.currentIndex || carousel.shouldLoadAll}
            className={styles['art']}
          />
          <div className={styles['texts']}>
            <SlideText slide={slide} level={i === 0 ? level : 2} styles={styles} />
          </div>
        </div>
      ))}
      <Controls carousel={carousel} titles={titles} className={styles['controls']} />
    </div>
  )
}
