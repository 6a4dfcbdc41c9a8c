import { sparkle } from '../kit/parts.ts'
import { shape, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const glove = (pen: Pen, shades: Ramp): string =>
  pen.body(shape('-46,60! 46,60! 52,112! -52,112!'), ivory, { depth: 6 }) +
  pen.stroke('M-46 76H46M-48 94H48', shades.dark, 4) +
  pen.body(shape('-56,58 -66,10 -62,-40 -36,-72 6,-80 44,-66 62,-32 60,20 52,60 0,70'), shades, { depth: 17, shine: 1 }) +
  pen.body(shape('-56,30 -88,4 -92,-34 -68,-54 -46,-36 -38,-2 -28,26'), shades, { depth: 11, shine: 1 }) +
  pen.path(shape('-34,-56 0,-66 34,-54! 6,-46 -20,-34'), '#ffffff', { opacity: 0.5 }) +
  pen.stroke('M-30 34C0 46 30 46 54 36', shades.deep, 3.4, { opacity: 0.6 }) +
  pen.path(star(14, -4, 5, 19, 8), gold.light)

export const boxing: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#0a0614', mid: '#3a1248', glow: '#ff6a7a', spark: '#ffd05a' },
  y: 6,
  draw: (pen) =>
    pen.body(star(0, -10, 14, 146, 96), ramp('#ffb41f'), { depth: 5, shine: 0.6 }) +
    pen.path(star(0, -10, 14, 112, 76), '#fff0a8') +
    pen.group(glove(pen, ramp('#d81f2f')), { x: -54, y: 16, rotation: 24, scale: 0.9 }) +
    `<g transform="translate(56 22) rotate(-24) scale(-.9 .9)">${glove(pen, ramp('#1f5fd8'))}</g>` +
    sparkle(pen, 0, -70, 24),
}
