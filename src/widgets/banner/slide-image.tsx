import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { narrowScreenQuery, useAsset } from '../../engine/index.ts'

/**
 * The picture of a slide, loaded with high priority or lazily. High priority is for the first slide of the banner
 * that contains the h1 of its page.
 */
export function SlideImage({
  slide,
  hasHighPriority,
  shouldLoad,
  className,
}: {
  readonly slide: BannerSlide
  readonly hasHighPriority: boolean
  /** Whether to request the picture now. */
  readonly shouldLoad: boolean
  readonly className: string | undefined
}): ReactNode {
  const asset = useAsset()
  return (
    <picture className={className}>
      {shouldLoad && slide.imageNarrow !== undefined && <source media={narrowScreenQuery} srcSet={asset(slide.imageNarrow)} />}
      <img
        src={(shouldLoad && asset(slide.image)) || undefined}
        alt=""
        width={1600}
        height={800}
        decoding="async"
        {...(hasHighPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
