import { pips, sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ivory, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const dominoTile = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  top: number,
  bottom: number,
  face: Ramp,
  dot: string,
): string => {
  const pipsOf = (count: number, cy: number): string =>
    (pips[count] ?? []).map(([px, py]) => pen.body(oval(px * 15, cy + py * 15, 6.5), ramp(dot), { depth: 2, shine: 0.6 })).join('')
  return pen.group(
    pen.path(box(-30, -58, 66, 130, 12), '#000000', { opacity: 0.4, filter: pen.blur(5) }) +
      pen.body(box(-26, -60, 60, 124, 11), ramp('#b59a6a'), { depth: 4 }) +
      pen.body(box(-32, -64, 60, 124, 11), face, { depth: 6, shine: 0.8 }) +
      pen.group(pen.stroke('M-22 0H22', dot, 3, { opacity: 0.6 }) + pipsOf(top, -31) + pipsOf(bottom, 31), { x: -2, y: -2 }),
    { x, y, scale, rotation },
  )
}

export const domino: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#04142a', mid: '#0f6aa0', glow: '#7af0d8', spark: '#ffd05a' },
  y: 4,
  draw: (pen) =>
    dominoTile(pen, -86, 20, 1, -24, 3, 5, ivory, '#1f6fae') +
    dominoTile(pen, 90, 14, 1, 24, 6, 2, ivory, '#1fa86a') +
    dominoTile(pen, -34, -34, 1.08, -9, 5, 1, ivory, '#d81f3a') +
    dominoTile(pen, 42, 20, 1.16, 8, 4, 6, ramp('#2a2f45'), '#fff6e0') +
    dominoTile(pen, -40, 96, 0.9, 78, 2, 3, ivory, '#7a3fd0') +
    sparkle(pen, 74, -50, 18),
}
