import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { ActionLink, useSite, useText } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'

export interface SlideTextProps {
  readonly slide: BannerSlide
  /** The level of its title: 1 where the banner leads its page. */
  readonly level: 1 | 2
  readonly styles: Readonly<Record<string, string>>
}

/**
 * What a slide says, and the one thing to do, unless it is for visitors and somebody has logged in. The classes
 * `eyebrow`, `title`, `text` and `action` dress it.
 */
export function SlideText({ slide, level, styles }: SlideTextProps): ReactNode {
  const text = useText()
  const overlay = slide.action?.overlay
  const pastIt = useSite((site) => overlay !== undefined && site.overlays[overlay]?.access === 'visitor' && site.visitor.kind !== 'visitor')
  const Heading = `h${level}` as const
  return (
    <>
      {slide.eyebrow !== undefined && <p className={styles['eyebrow']}>{text(slide.eyebrow)}</p>}
      <Heading className={styles['title']}>{text(slide.title)}</Heading>
      {slide.text !== undefined && <p className={styles['text']}>{text(slide.text)}</p>}
      {slide.label !== undefined && slide.action !== undefined && !pastIt && (
        <div className={styles['action']}>
          <ActionLink action={slide.action} className={buttonClass({ tone: 'primary', size: 'l' })}>
            {text(slide.label)}
          </ActionLink>
        </div>
      )}
    </>
  )
}
