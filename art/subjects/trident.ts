import { both, sparkle } from '../kit/parts.ts'
import { box, line, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const trident: Subject = {
  scene: 'deepSea',
  ground: { deep: '#03122e', mid: '#0d4a9a', glow: '#5ad8ff', spark: '#ffb05a' },
  y: 2,
  aura: 1.2,
  draw: (pen) => {
    const wave = (y: number, s: number, colour: string, o: number): string =>
      pen.group(
        pen.stroke(
          'M-130 0C-110-40-70-40-60-8C-56 14-84 18-86 2C-86-8-76-10-72-4M-60-8C-40-46 0-46 10-12C14 10-14 16-16 0M10-12C30-50 74-46 82-12C86 10 58 16 56 0M82-12C94-34 116-36 132-24',
          colour,
          7,
        ),
        { y, scale: s, opacity: o },
      )
    return (
      pen.group(
        pen.body(box(-8, -70, 16, 226, 6), gold, { depth: 5, shine: 1, angle: 0 }) +
          pen.stroke([0, 22, 44, 66, 88, 110, 132].map((y) => `M-8 ${y}L8 ${y - 10}`).join(''), gold.dark, 3) +
          pen.body('M-74-62C-82-8-44 4 0 4C44 4 82-8 74-62L60-58C62-22 40-14 0-14C-40-14-62-22-60-58Z', gold, { depth: 7, shine: 1 }) +
          pen.body(shape('0,-158! 20,-122 13,-112! 12,-10! -12,-10! -13,-112! -20,-122'), gold, { depth: 6, shine: 1 }) +
          both(
            (m) =>
              pen.body(shape(m('68,-136! 84,-98 78,-88! 76,-50! 58,-46! 56,-84! 46,-94')), gold, { depth: 6, shine: 1 }) +
              pen.stroke(line(m('14,4 30,26 20,42 6,34')), gold.mid, 5),
          ) +
          pen.body(oval(0, -4, 23), ramp('#12b5d8'), { depth: 10, shine: 1 }) +
          pen.stroke(oval(0, -4, 25), gold.light, 4),
        { turn: 10, y: 6 },
      ) +
      wave(72, 1, '#d8f6ff', 0.9) +
      wave(104, 1.06, '#7fdcff', 0.75) +
      wave(134, 1.1, '#3fa8f0', 0.6) +
      sparkle(pen, -30, -132, 18) +
      sparkle(pen, 54, -122, 22)
    )
  },
}
