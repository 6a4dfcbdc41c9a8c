import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import { Controls } from './controls.tsx'
import styles from './hero.module.css'
import type { VariantProps } from './variant-props.ts'
import { SlideImage } from './slide-image.tsx'
import { SlideText } from './slide-text.tsx'

/**
 * A full-width picture. The text is on a gradient from the page's background colour to the picture, or on a panel of
 * that colour in light themes.
 */
export function Hero({ props, slides, level, titles, carousel }: VariantProps): ReactNode {
  const { align = 'start', height = 'regular' } = props
  return (
    <div className={cx(styles['hero'], styles[align], styles[height])}>
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
          <div className={styles['gradient']} />
          <div className={cx('wrap', styles['content'])}>
            <div className={styles['texts']}>
              <SlideText slide={slide} level={i === 0 ? level : 2} styles={styles} />
            </div>
          </div>
        </div>
      ))}
      <div className={cx('wrap', styles['controls'])}>
        <Controls carousel={carousel} titles={titles} />
      </div>
    </div>
  )
}
