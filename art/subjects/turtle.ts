import { mirrored } from '../kit/parts.ts'
import { symmetricShape, oval, polygon, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#5aa84a')
const shell = ramp('#b5722f')

export const turtle: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#042a2a', mid: '#0f8a7a', glow: '#b8ffc8', spark: '#ff9a6a' },
  y: 2,
  draw: (pen) => {
    const hex = (x: number, y: number, r: number): string =>
      pen.body(
        polygon([0, 1, 2, 3, 4, 5].map((i) => [x + r * Math.cos((i * Math.PI) / 3), y + r * 0.94 * Math.sin((i * Math.PI) / 3)] as const)),
        ramp('#d8983f'),
        { depth: 5, shine: 0.7 },
      ) + pen.stroke(oval(x, y, r * 0.45, r * 0.42), '#8a4a1c', 2, { opacity: 0.6 })
    const spots = (positions: readonly (readonly [number, number, number])[]): string =>
      pen.path(positions.map(([x, y, r]) => oval(x, y, r)).join(''), skin.dark, { opacity: 0.6 })
    return pen.group(
      mirrored(
        (mirror, side) =>
          pen.body(shape(mirror('52,-48! 96,-86 140,-82 152,-48! 132,-44 108,-30 78,-10')), skin, { depth: 8 }) +
          spots([
            [96 * side, -62, 6],
            [116 * side, -62, 5],
            [130 * side, -58, 4],
            [104 * side, -46, 4],
          ]) +
          pen.body(shape(mirror('50,66! 84,78 102,112 96,132! 76,118 54,106 36,92')), skin, { depth: 7 }) +
          spots([
            [76 * side, 96, 5],
            [86 * side, 112, 4],
          ]),
      ) +
        pen.body(symmetricShape('0,-136 22,-132 34,-108 26,-82 16,-66! 0,-64'), skin, { depth: 9, shine: 0.5 }) +
        spots([
          [0, -120, 7],
          [-12, -106, 4],
          [12, -106, 4],
        ]) +
        mirrored((_, side) => pen.path(oval(22 * side, -114, 6.5), '#12200c') + pen.path(oval(22 * side - 2, -116, 2.2), '#ffffff')) +
        pen.body(shape('-6,102! 6,102! 3,124 0,134!'), skin, { depth: 4 }) +
        pen.body(oval(0, 22, 86, 96), ramp('#e8c27a'), { depth: 8 }) +
        pen.body(oval(0, 18, 79, 89), shell, { depth: 17, shine: 0.7 }) +
        pen.clipTo(
          oval(0, 18, 77, 87),
          hex(0, -44, 24) +
            hex(0, 6, 26) +
            hex(0, 58, 25) +
            mirrored((_, side) => hex(44 * side, -18, 24) + hex(44 * side, 32, 24) + hex(38 * side, 80, 20) + hex(36 * side, -64, 18)) +
            pen.body(star(0, 6, 8, 14, 7), gold, { depth: 3, shine: 1 }),
        ),
      { rotation: 16, scale: 0.96 },
    )
  },
}
