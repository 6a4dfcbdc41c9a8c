import type { ReactNode } from 'react'
import { isPageHeadingNode, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Hero } from './hero.tsx'
import { Split } from './split.tsx'
import { Stage } from './stage.tsx'
import { Strip } from './strip.tsx'
import { useCarousel } from './use-carousel.ts'

const variants = { hero: Hero, split: Split, strip: Strip, stage: Stage } as const

/** A carousel of large pictures, each with a message and one action. */
export function View({ props, node }: WidgetViewProps<'banner'>): ReactNode {
  const slides = Object.values(props.slides)
  const carousel = useCarousel(slides.length, props.autoplaySeconds ?? 0)
  const text = useText()
  const level = useSite((site) => (isPageHeadingNode(site.pages, node.pointer) ? 1 : 2))
  const Variant = variants[props.variant ?? 'hero']
  if (slides.length === 0) return null
  return (
    <div
      role="group"
      className="query-container"
      aria-roledescription={text('banner_role')}
      aria-label={text('banner_label')}
      {...carousel.pauseHandlers}
    >
      <Variant props={props} slides={slides} carousel={carousel} level={level} titles={slides.map((slide) => text(slide.title))} />
    </div>
  )
}
