import type { BannerProps, BannerSlide } from '../../generated/config.ts'
import type { Slides } from './use-slides.ts'

/** What every way to build a banner gets. `list` is never empty, and `titles` stand in its order. */
export interface LookProps {
  readonly props: BannerProps
  readonly list: readonly BannerSlide[]
  readonly titles: readonly string[]
  /** The level of the first slide's title. */
  readonly level: 1 | 2
  readonly slides: Slides
}
