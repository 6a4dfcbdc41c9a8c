import type { ReactNode } from 'react'
import { useAsset } from '../../engine/index.ts'
import type { BannerSlide } from '../../generated/config.ts'

/** A slide's picture. The first slide's is asked for at once, the others when they are shown. */
export function SlideImage({
  slide,
  first,
  className,
}: {
  readonly slide: BannerSlide
  readonly first: boolean
  readonly className: string | undefined
}): ReactNode {
  const asset = useAsset()
  return (
    <picture className={className}>
      {slide.imageNarrow !== undefined && <source media="(max-width: 639px)" srcSet={asset(slide.imageNarrow)} />}
      <img
        src={asset(slide.image) || undefined}
        alt=""
        width={1600}
        height={800}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  )
}
