import { symmetricShape, curve, fixed, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const drawJellyfish = (pen: Pen, x: number, y: number, scale: number, shades: Ramp): string => {
  const random = pen.random
  const dome = symmetricShape('0,-96 46,-90 84,-54 92,-8! 70,4 46,-6 24,6 0,-4')
  const arms = [-70, -50, -30, -10, 10, 30, 50, 70]
    .map((k) =>
      pen.stroke(
        curve(
          `${k},-4 ${fixed(k * 0.9 + random.next(-14, 14))},34 ${fixed(k * 0.8 + random.next(-16, 16))},76 ${fixed(k * 0.8 + random.next(-18, 18))},${fixed(random.next(110, 146))}`,
        ),
        shades.light,
        4,
        { opacity: 0.75 },
      ),
    )
    .join('')
  const frills = [-34, -12, 12, 34]
    .map((k) =>
      pen.body(shape(`${k - 10},0! ${k - 16},36 ${k - 4},62 ${k - 12},98! ${k + 4},80 ${k + 8},52 ${k + 14},30 ${k + 10},0!`), shades, {
        depth: 4,
        fill: pen.linear([shades.bright, shades.mid]),
      }),
    )
    .join('')
  return pen.group(
    arms +
      frills +
      pen.body(dome, shades, {
        depth: 14,
        shine: 0.9,
        fill: pen.radial([shades.bright, `${shades.light} 40`, shades.mid], 0.5, 0.7, 0.7),
      }) +
      pen.body(symmetricShape('0,-74 28,-68 48,-40 50,-14 0,-18'), shades, {
        depth: 8,
        fill: pen.linear([`${shades.dark}88`, `${shades.bright}cc`]),
      }) +
      pen.stroke('M-62-30C-50-66-20-82 0-84', '#ffffff', 5, { opacity: 0.6 }) +
      [-66, -40, -14, 14, 40, 66].map((k) => pen.glow(k, -8, 10, '#ffffff', 0.7)).join(''),
    { x, y, scale, rotation: random.next(-8, 8) },
  )
}

export const jellyfish: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#10042e', mid: '#4a148a', glow: '#ff7ae0', spark: '#7affea' },
  y: 0,
  aura: 1.2,
  draw: (pen) =>
    drawJellyfish(pen, -88, -64, 0.5, ramp('#4fd0f0')) +
    drawJellyfish(pen, 92, 20, 0.56, ramp('#9a6aff')) +
    drawJellyfish(pen, -6, -10, 1.08, ramp('#ff6ac8')),
}
