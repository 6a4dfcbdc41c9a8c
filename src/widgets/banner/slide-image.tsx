import type { ReactNode } from 'react'
import type { BannerSlide } from '../../generated/config.ts'
import { narrowScreens, useAsset } from '../../engine/index.ts'

/**
 * A slide's picture. That of the slide which leads the page is asked for before all others, the others when they are
 * needed and near.
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
