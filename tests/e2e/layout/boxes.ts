import type { Box } from './types.ts'

/** Tolerance for rounding and antialiasing, in pixels. */
export const slack = 2

export const unboundedBox: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }

export const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
})

export const isEmpty = (box: Box, tolerance = 0): boolean => box.right - box.left <= tolerance || box.bottom - box.top <= tolerance

/** Returns the sides on which `box` exceeds `edge` by more than `slack`, each with the distance in pixels. */
export function listOverflow(box: Box, edge: Box, axes: { readonly x: boolean; readonly y: boolean }): readonly string[] {
  const distances = {
    left: axes.x ? edge.left - box.left : 0,
    right: axes.x ? box.right - edge.right : 0,
    top: axes.y ? edge.top - box.top : 0,
    bottom: axes.y ? box.bottom - edge.bottom : 0,
  }
  return Object.entries(distances).flatMap(([side, distance]) => (distance > slack ? [`${side} ${String(Math.round(distance))}`] : []))
}
