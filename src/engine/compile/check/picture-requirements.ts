import type { MeasuredPicture } from '../read/inspect/measure-picture.ts'

/**
 * Size limits for a picture in one use, in pixels of a bitmap. An SVG has no pixel size, so only `maxBytes` applies to
 * it.
 */
export interface PictureRequirements {
  readonly noun: string
  readonly min: readonly [width: number, height: number]
  readonly max: readonly [width: number, height: number]
  readonly maxBytes: number
}

const bytesPerKib = 1024
const smallLimits = { max: [2048, 2048], maxBytes: 256 * bytesPerKib } as const
const largeLimits = { max: [4096, 4096], maxBytes: 1024 * bytesPerKib } as const

/** Keyed by the property that names the picture. */
export const pictureRequirements: Readonly<Record<string, PictureRequirements>> = {
  mark: { noun: 'the mark', min: [64, 64], ...smallLimits },
  wordmark: { noun: 'the wordmark', min: [96, 32], ...smallLimits },
  wordmarkLight: { noun: 'the wordmark', min: [96, 32], ...smallLimits },
  favicon: { noun: 'the favicon', min: [32, 32], ...smallLimits },
  social: { noun: 'the picture of shared links', min: [600, 315], ...largeLimits },
  ornament: { noun: 'the ornament', min: [16, 16], ...smallLimits },
  backdrop: { noun: 'the backdrop', min: [16, 16], ...largeLimits },
  banner: { noun: 'a picture beside an overlay', min: [320, 240], ...largeLimits },
  image: { noun: 'a banner or an article', min: [320, 160], ...largeLimits },
  imageNarrow: { noun: 'a banner on phones', min: [320, 160], ...largeLimits },
}

/** The problem with the size of a picture; `undefined` if it fits. `measured` is `undefined` for an SVG. */
export function findSizeProblem(
  requirements: PictureRequirements,
  bytes: number,
  measured: MeasuredPicture | undefined,
): { actual: string; needed: string } | undefined {
  if (bytes > requirements.maxBytes)
    return {
      actual: `${String(Math.ceil(bytes / bytesPerKib))} KiB large`,
      needed: `at most ${String(requirements.maxBytes / bytesPerKib)} KiB`,
    }
  if (measured === undefined) return undefined
  const { width, height } = measured
  const actual = `${String(width)} × ${String(height)} pixels large`
  if (width < requirements.min[0] || height < requirements.min[1])
    return { actual, needed: `at least ${requirements.min.join(' × ')} pixels` }
  return width > requirements.max[0] || height > requirements.max[1]
    ? { actual, needed: `at most ${requirements.max.join(' × ')} pixels` }
    : undefined
}
