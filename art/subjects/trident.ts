import { ball, mirrored, sparkle } from '../kit/parts.ts'
import { box, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const trident: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#03122e', mid: '#0d4a9a', glow: '#5ad8ff', spark: '#ffb05a' },
  y: 2,
  aura: 1.2,
  draw: (pen) => {
    const swirl = (y: number, rx: number, w: number, colour: string, side: 'back' | 'front'): string =>
      pen.group(pen.stroke(`M${-rx} 0A${rx} ${rx * 0.3} 0 0 ${side === 'back' ? 1 : 0} ${rx} 0`, colour, w), {
        y,
        rotation: -7,
        filter: pen.bevel(w * 0.3, 0.9),
      })
    const rings = (side: 'back' | 'front'): string =>
      swirl(40, 62, 12, '#5ac8ff', side) + swirl(74, 92, 15, '#2f9af0', side) + swirl(108, 122, 18, '#8ae0ff', side)
    const drops = [
      [-104, 40, 7],
      [96, 20, 6],
      [-70, 8, 5],
      [122, 66, 8],
      [-132, 84, 6],
      [70, -10, 4],
    ]
      .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#7fd8ff')))
      .join('')
    return (
      rings('back') +
      pen.group(
        pen.body(box(-8, -70, 16, 226, 6), gold, { depth: 5, shine: 1, angle: 0 }) +
          pen.stroke([0, 22, 44, 66, 88, 110, 132].map((y) => `M-8 ${y}L8 ${y - 10}`).join(''), gold.dark, 3) +
          pen.body('M-74-62C-82-8-44 4 0 4C44 4 82-8 74-62L60-58C62-22 40-14 0-14C-40-14-62-22-60-58Z', gold, { depth: 7, shine: 1 }) +
          pen.body(shape('0,-158! 20,-122 13,-112! 12,-10! -12,-10! -13,-112! -20,-122'), gold, { depth: 6, shine: 1 }) +
          mirrored(
            (mirror) =>
              pen.body(shape(mirror('68,-136! 84,-98 78,-88! 76,-50! 58,-46! 56,-84! 46,-94')), gold, { depth: 6, shine: 1 }) +
              pen.stroke(curve(mirror('14,4 30,26 20,42 6,34')), gold.mid, 5),
          ) +
          pen.body(oval(0, -4, 23), ramp('#12b5d8'), { depth: 10, shine: 1 }) +
          pen.stroke(oval(0, -4, 25), gold.light, 4),
        { rotation: 10, y: 6 },
      ) +
      rings('front') +
      drops +
      sparkle(pen, -30, -132, 18) +
      sparkle(pen, 54, -122, 22)
    )
  },
}
