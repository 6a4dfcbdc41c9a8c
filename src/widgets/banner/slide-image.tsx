import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { narrowScreens, useAsset } from '../../engine/index.ts'

/**
 * The picture of a slide, loaded with high priority or lazily. High priority is for the first slide of a banner that
 * has the first heading of its page.
 */
export function SlideImage({
  slide,
  highPriority,
  load,
  className,
}: {
  readonly slide: BannerSlide
  readonly highPriority: boolean
  /** Whether to request the picture now. */
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
        {...(highPriority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
