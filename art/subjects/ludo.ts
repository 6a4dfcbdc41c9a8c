import { die, sparkle } from '../kit/parts.ts'
import { mirrorPoints, curve, oval, polygon, shape, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const knight = (pen: Pen, x: number, y: number, scale: number, shades: Ramp, side = 1): string => {
  const mirror = (d: string): string => (side > 0 ? d : mirrorPoints(d))
  return pen.group(
    pen.body(shape('-34,60! 34,60! 40,78 30,88 -30,88 -40,78'), shades, { depth: 6, shine: 0.9 }) +
      pen.body(
        shape(mirror('-24,60! -24,34 -8,12 -4,-2! -26,10 -44,8 -48,-8! -30,-34 -16,-54 -6,-60! -4,-76! 8,-62! 30,-48 38,-12 30,30 28,60!')),
        shades,
        { depth: 9, shine: 0.9 },
      ) +
      pen.body(shape(mirror('8,-62! 34,-52 46,-14 38,26! 32,0 24,-30')), gold, { depth: 4, shine: 1 }) +
      pen.path(oval(-16 * side, -34, 4.5), '#14080c') +
      pen.path(oval(-17.5 * side, -35.5, 1.6), '#ffffff') +
      pen.stroke(curve(mirror('-44,-6 -36,0')), shades.deep, 3) +
      pen.stroke('M-34 62H34', gold.light, 4),
    { x, y, scale },
  )
}

/** A board with knights as pieces, as in Vietnamese ludo (cờ cá ngựa). */
export const ludo: Subject = {
  scene: 'paperCut',
  sceneColours: { deep: '#0a3a5a', mid: '#12a0a8', glow: '#fff0a8', spark: '#ff8a6a' },
  y: 6,
  draw: (pen) => {
    const board = 'M0 16L140 78L0 144L-140 78Z'
    const square = (x: number, y: number, colour: string): string =>
      pen.path(
        polygon([
          [x, y - 22],
          [x + 48, y],
          [x, y + 22],
          [x - 48, y],
        ]),
        colour,
      )
    return (
      pen.body(board, ramp('#f6ead0'), { depth: 5 }) +
      square(0, 44, '#e0203a') +
      square(72, 78, '#1f6fd0') +
      square(0, 114, '#1fa84a') +
      square(-72, 78, '#f2b01f') +
      pen.path(star(0, 78, 4, 24, 9, 0), '#5a3a1c', { opacity: 0.5 }) +
      knight(pen, 80, -6, 0.82, ramp('#1f6fd0'), -1) +
      knight(pen, -82, -2, 0.82, ramp('#f2b01f')) +
      knight(pen, 2, -22, 1.22, ramp('#e0203a')) +
      die(pen, 72, 110, 30, 8, [6, 3, 5]) +
      sparkle(pen, -26, -90, 16)
    )
  },
}
