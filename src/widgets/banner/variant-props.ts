import type { BannerProps, BannerSlide } from '../../generated/config.ts'
import type { Carousel } from './use-carousel.ts'

/** Props of every banner variant. There is at least one slide; `titles` has the titles of the slides, in order. */
export interface VariantProps {
  readonly props: BannerProps
  readonly slides: readonly BannerSlide[]
  readonly titles: readonly string[]
  /** Heading level of the first slide. */
  readonly level: 1 | 2
  readonly carousel: Carousel
}
