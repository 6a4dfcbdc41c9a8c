import type { ReactNode } from 'react'
import { useAsset } from '../../engine/index.ts'
import type { BannerSlide } from '../../generated/config.ts'

/** A slide's picture. The first slide's is asked for at once, the others when they are wanted. */
export function SlideImage({
  slide,
  first,
  wanted,
  className,
}: {
  readonly slide: BannerSlide
  readonly first: boolean
  readonly wanted: boolean
  readonly className: string | undefined
}): ReactNode {
  const asset = useAsset()
  return (
    <picture className={className}>
      {wanted && slide.imageNarrow !== undefined && <source media="(max-width: 639px)" srcSet={asset(slide.imageNarrow)} />}
      <img
        src={(wanted && asset(slide.image)) || undefined}
        alt=""
        width={1600}
        height={800}
        decoding="async"
        {...(first && { fetchPriority: 'high' as const })}
      />
    </picture>
  )
}
