import type { Box } from './types.ts'

/** Tolerance for rounding and antialiasing, in pixels. */
export const roundingTolerance = 2

export const unboundedBox: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

export const isEmpty = (box: Box, tolerance = 0): boolean => box.right - box.left <= tolerance || box.bottom - box.top <= tolerance

/** Returns the sides on which `box` exceeds `bounds` by more than the tolerance, each with the distance in pixels. */
export function listOverflow(box: Box, bounds: Box, axes: { readonly x: boolean; readonly y: boolean }): readonly string[] {
  const distances = {
    left: axes.x ? bounds.left - box.left : 0,
    right: axes.x ? box.right - bounds.right : 0,
    top: axes.y ? bounds.top - box.top : 0,
    bottom: axes.y ? box.bottom - bounds.bottom : 0,
  }
  return Object.entries(distances).flatMap(([side, distance]) =>
    distance > roundingTolerance ? [`${side} ${String(Math.round(distance))}`] : [],
  )
}
