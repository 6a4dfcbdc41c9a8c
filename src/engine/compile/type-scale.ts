const toRem = (pixels: number): number => Math.round((pixels / 16) * 10000) / 10000

/** Window widths in pixels between which fluid sizes grow. */
const minWidth = 360
const maxWidth = 1280

/**
 * Returns the type scale as CSS variables in rem. `size` is the size of running text in pixels, `ratio` the factor
 * between steps. Small steps have a readable minimum; steps from `xl` grow with the width of the window.
 */
export function getTypeScaleVariables(size: number, ratio: number): Readonly<Record<string, string>> {
  const computeSize = (power: number): number => size * ratio ** power
  return {
    '--size-xs': `${toRem(Math.max(11.5, computeSize(-1)))}rem`,
    '--size-s': `${toRem(Math.max(12.5, computeSize(-0.5)))}rem`,
    '--size-m': `${toRem(size)}rem`,
    '--size-l': `${toRem(computeSize(1))}rem`,
    '--size-xl': toFluidSize(computeSize(1.5), computeSize(2)),
    '--size-2xl': toFluidSize(computeSize(2.25), computeSize(3.5)),
    '--size-3xl': toFluidSize(computeSize(3), computeSize(5)),
  }
}

/** Returns a CSS size that grows linearly with the window, from `min` to `max` pixels. */
function toFluidSize(min: number, max: number): string {
  const slope = Math.round(((max - min) / (maxWidth - minWidth)) * 100_000) / 1000
  const start = toRem(min - (minWidth * slope) / 100)
  return `clamp(${toRem(min)}rem,${start}rem + ${slope}vw,${toRem(max)}rem)`
}
