import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import type { VariantProps } from './variant-props.ts'
import { SlideImage } from './slide-image.tsx'
import { SlideText } from './slide-text.tsx'
import styles from './split.module.css'

/** Text beside a picture, with a numbered list of all slides to choose from. */
export function Split({ slides, level, titles, carousel }: VariantProps): ReactNode {
  return (
    <div className={cx('wrap', styles['split'])}>
      <div className={styles['stack']}>
        {slides.map((slide, i) => (
          <div
            key={slide.title}
            className={cx(styles['slide'], i === carousel.currentIndex && styles['current'])}
            {...(i !== carousel.currentIndex && { inert: true })}
          >
            <div>
              <SlideText slide={slide} level={i === 0 ? level : 2} styles={styles} />
            </div>
            <SlideImage
              slide={slide}
              hasHighPriority={level === 1 && i === 0}
              shouldLoad={i === carousel.currentIndex || carousel.shouldLoadAll}
              className={styles['art']}
            />
          </div>
        ))}
      </div>
      {titles.length > 1 && (
        <ol className={styles['slideList']}>
          {titles.map((title, i) => (
            <li key={title}>
              <button
                type="button"
                className={styles['slideButton']}
                aria-current={i === carousel.currentIndex}
                onClick={() => carousel.goTo(i)}
              >
                <span className={cx('figures', styles['number'])} aria-hidden="true">
                  {i + 1}
                </span>
                {title}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
