import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { ActionLink, useSite, useText } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'

export interface SlideTextProps {
  readonly slide: BannerSlide
  /** Heading level: 1 for the first slide of the banner that contains the h1 of its page. */
  readonly level: 1 | 2
  readonly styles: Readonly<Record<string, string>>
}

/**
 * The text and the action of a slide. The action is left out if it opens an overlay for visitors only and a player is
 * logged in. Styled by the classes `eyebrow`, `title`, `text` and `action`.
 */
export function SlideText({ slide, level, styles }: SlideTextProps): ReactNode {
  const text = useText()
  const overlay = slide.action?.overlay
  const isActionHidden = useSite(
    (site) => overlay !== undefined && site.overlays[overlay]?.access === 'visitor' && site.visitor.kind !== 'visitor',
  )
  const Heading = `h${level}` as const
  return (
    <>
      {slide.eyebrow !== undefined && <p className={styles['eyebrow']}>{text(slide.eyebrow)}</p>}
      <Heading className={styles['title']}>{text(slide.title)}</Heading>
      {slide.text !== undefined && <p className={styles['text']}>{text(slide.text)}</p>}
      {slide.label !== undefined && slide.action !== undefined && !isActionHidden && (
        <div className={styles['action']}>
          <ActionLink action={slide.action} className={getButtonClass({ tone: 'primary', size: 'l' })}>
            {text(slide.label)}
          </ActionLink>
        </div>
      )}
    </>
  )
}
