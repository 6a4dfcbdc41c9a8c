import type { ReactNode } from 'react'
import { cx } from '../../ui/controls/cx.ts'
import type { VariantProps } from './variant-props.ts'
import { SlideImage } from './slide-image.tsx'
import { SlideText } from './slide-text.tsx'
import styles from './split.module.css'

/** Text beside a picture, with a numbered list of all slides to choose from. */
export function Split({ list, level, titles, slides }: VariantProps): ReactNode {
  return (
    <div className={cx('wrap', styles['split'])}>
      <div className={styles['stack']}>
        {list.map((slide, i) => (
          <div
            key={slide.title}
            className={cx(styles['slide'], i === slides.currentIndex && styles['current'])}
            {...(i !== slides.currentIndex && { inert: true })}
          >
            <div>
              <SlideText slide={slide} level={i === 0 ? level : 2} styles={styles} />
            </div>
            <SlideImage
              slide={slide}
              highPriority={level === 1 && i === 0}
              load={i === slides.currentIndex || slides.loadAll}
              className={styles['art']}
            />
          </div>
        ))}
      </div>
      {titles.length > 1 && (
        <ol className={styles['contents']}>
          {titles.map((title, i) => (
            <li key={title}>
              <button type="button" className={styles['topic']} aria-current={i === slides.currentIndex} onClick={() => slides.goTo(i)}>
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
