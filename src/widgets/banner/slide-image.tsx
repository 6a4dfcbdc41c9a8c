import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { narrowScreens, useAsset } from '../../engine/index.ts'

/**
 * The picture of a slide. The first slide of a banner that leads its page loads with high priority, the others lazily.
 */
export function SlideImage({
  slide,
  lead,
  load,
  className,
}: {
  readonly slide: BannerSlide
  readonly lead: boolean
  readonly load: boolean
  readonly className: string | undefined
}): ReactNode {
  const asset = useAsset()
  return (
    <picture className={className}>
      {load && slide.imageNarrow !== undefined && <source media={narrowScreens} srcSet={asset(slide.imageNarrow)} />}
      <img
        src={(load && asset(slide.image)) || undefined}
        alt=""
        width={1600}
        height={800}
        decoding="async"
        {...(lead ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
