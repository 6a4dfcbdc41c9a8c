import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, polygon, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const stone = ramp('#c9a06a')
const jade = ramp('#1fa88a')

export const sunStone: Subject = {
  scene: 'jungle',
  sceneColours: { deep: '#141a08', mid: '#5a7a1a', glow: '#ffe27a', spark: '#fff0a0' },
  draw: (pen) => {
    const repeatAround = (count: number, r: number, draw: (i: number) => string): string =>
      Array.from({ length: count }, (_, i) =>
        pen.group(draw(i), {
          x: r * Math.sin((i * 2 * Math.PI) / count),
          y: -r * Math.cos((i * 2 * Math.PI) / count),
          rotation: (i * 360) / count,
        }),
      ).join('')
    return (
      repeatAround(16, 122, (i) =>
        pen.body(
          polygon([
            [-17, 12],
            [0, -26],
            [17, 12],
          ]),
          i % 2 ? gold : ramp('#c8402a'),
          { depth: 4, shine: 0.8 },
        ),
      ) +
      pen.body(oval(0, 0, 126), stone, { depth: 12, shine: 0.4 }) +
      pen.path(oval(0, 0, 108), pen.linear([stone.dark, stone.mid], 60)) +
      repeatAround(
        20,
        96,
        (i) =>
          pen.body(box(-11, -10, 22, 20, 4), i % 5 === 0 ? ramp('#d8442a') : i % 5 === 2 ? jade : stone, { depth: 3 }) +
          pen.path(
            i % 2
              ? oval(0, 0, 4)
              : polygon([
                  [-5, 5],
                  [0, -6],
                  [5, 5],
                ]),
            stone.deep,
            { opacity: 0.7 },
          ),
      ) +
      pen.body(oval(0, 0, 80), ramp('#a8783f'), { depth: 7 }) +
      repeatAround(8, 66, () =>
        pen.body(
          polygon([
            [-14, 14],
            [0, -16],
            [14, 14],
            [0, 6],
          ]),
          gold,
          { depth: 4, shine: 1 },
        ),
      ) +
      pen.body(oval(0, 0, 55), stone, { depth: 9 }) +
      pen.body(symmetricShape('0,-46 24,-42 42,-20 44,10 30,36 0,48'), gold, { depth: 9, shine: 0.9 }) +
      pen.body(symmetricShape('0,-46 26,-40 44,-16! 24,-24 0,-28'), jade, { depth: 4, shine: 0.8 }) +
      mirrored(
        (mirror, side) =>
          pen.path(shape(mirror('8,-12! 16,-19 28,-18 32,-11! 24,-4 14,-5')), '#fff6dc') +
          pen.path(oval(20 * side, -11, 5), '#1a0c08') +
          pen.body(oval(44 * side, 14, 9), jade, { depth: 4, shine: 1 }),
      ) +
      pen.body(symmetricShape('0,-16 7,-10 10,10 0,13'), gold, { depth: 4, shine: 0.9 }) +
      pen.path(symmetricShape('0,18 16,18 20,26 10,36 0,38'), '#3a0c08') +
      pen.body(symmetricShape('0,26 9,26 8,44 0,50'), ramp('#e0402f'), { depth: 3, shine: 0.9 }) +
      sparkle(pen, -74, -74, 16)
    )
  },
}
