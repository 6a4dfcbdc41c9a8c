import type { ReactNode } from 'react'

/** Outlines of the shapes, in a square of 24 units. */
const SHAPES = [
  'M4 20 12 4l8 16H15l-3-6.5L9 20Z',
  'M12 3a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4Z',
  'M4 4h7v7H4ZM13 13h7v7h-7ZM13 4h7v7h-7Z',
  'M12 2 21 7v10l-9 5-9-5V7Zm0 5.5L7.5 10v4.5L12 17l4.5-2.5V10Z',
  'M3 6h18l-9 6 9 6H3l5-6Z',
  'M12 2c5 4 5 7 0 10 5 3 5 6 0 10-5-4-5-7 0-10-5-3-5-6 0-10Z',
  'M3 12a9 9 0 0 1 18 0h-4.5a4.5 4.5 0 0 0-9 0ZM3 14.5h18V20H3Z',
  'm12 2 2.9 6.3L22 9.3l-5.2 4.7L18.2 21 12 17.5 5.8 21l1.4-7L2 9.3l7.1-1Z',
  'M4 3h6v8l6-8h5l-7 9 7 9h-5l-6-8v8H4Z',
]

/** A generated logo of a vendor: a rotated shape in the colour of the text, with or without a ring. */
export function GeneratedLogo({ code }: { readonly code: string }): ReactNode {
  const { shape, rotation, ring } = deriveLogo(code, SHAPES.length)
  return (
    <svg width="26" height="26" viewBox="-2 -2 28 28" fill="currentColor" aria-hidden="true">
      {ring && <circle cx="12" cy="12" r="13" fill="none" stroke="currentColor" strokeWidth="1.5" />}
      <g transform={`rotate(${rotation} 12 12)${ring ? ' translate(4.2 4.2) scale(.65)' : ''}`}>
        <path d={SHAPES[shape]} fillRule="evenodd" />
      </g>
    </svg>
  )
}

/** Returns the shape, rotation and ring of a vendor's logo, derived from its code only. */
export function deriveLogo(code: string, shapeCount: number): { shape: number; rotation: 0 | 90 | 180; ring: boolean } {
  let hash = 2166136261
  for (const character of code) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0
  const rotations = [0, 90, 180] as const
  return {
    shape: hash % shapeCount,
    rotation: rotations[Math.floor(hash / shapeCount) % 3] ?? 0,
    ring: Math.floor(hash / (shapeCount * 3)) % 3 === 0,
  }
}
