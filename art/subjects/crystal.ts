import { sparkle } from '../kit/parts.ts'
import { polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const colours = ['#b04aff', '#4a8aff', '#ff4fc0', '#3fe0d8']

/** One crystal prism: two long faces and a top of two. */
function prism(pen: Pen, x: number, y: number, w: number, h: number, turn: number, colour: string): string {
  const of = ramp(colour)
  const face = (points: readonly (readonly [number, number])[], a: string, b: string, angle = 90): string =>
    pen.path(polygon(points), pen.linear([a, b], angle), {
      stroke: of.bright,
      'stroke-width': 0.9,
      'stroke-opacity': 0.8,
      'stroke-linejoin': 'round',
    })
  const top = -h
  return pen.group(
    face(
      [
        [-w, 0],
        [-w, top + w],
        [-w * 0.2, top + w * 1.3],
        [-w * 0.2, 6],
      ],
      of.light,
      of.dark,
    ) +
      face(
        [
          [-w * 0.2, 6],
          [-w * 0.2, top + w * 1.3],
          [w * 0.55, top + w * 1.15],
          [w * 0.55, 4],
        ],
        of.bright,
        of.mid,
      ) +
      face(
        [
          [w * 0.55, 4],
          [w * 0.55, top + w * 1.15],
          [w, top + w * 0.9],
          [w, 0],
        ],
        of.mid,
        of.deep,
      ) +
      face(
        [
          [-w, top + w],
          [w * 0.1, top - w * 0.4],
          [-w * 0.2, top + w * 1.3],
        ],
        of.bright,
        of.light,
      ) +
      face(
        [
          [w * 0.1, top - w * 0.4],
          [-w * 0.2, top + w * 1.3],
          [w * 0.55, top + w * 1.15],
        ],
        '#ffffff',
        of.light,
      ) +
      face(
        [
          [w * 0.1, top - w * 0.4],
          [w * 0.55, top + w * 1.15],
          [w, top + w * 0.9],
        ],
        of.mid,
        of.dark,
      ) +
      pen.path(
        polygon([
          [-w * 0.7, -6],
          [-w * 0.7, top + w * 1.3],
          [-w * 0.52, top + w * 1.36],
          [-w * 0.52, -4],
        ]),
        '#ffffff',
        { opacity: 0.4 },
      ),
    { x, y, turn },
  )
}

export const crystal: Subject = {
  scene: 'cavern',
  ground: { deep: '#0a0424', mid: '#3a1a8a', glow: '#7ad0ff', spark: '#e0b0ff' },
  y: 10,
  aura: 1.3,
  draw: (pen) => {
    const c = (i: number): string => colours[i % colours.length] ?? '#b04aff'
    return (
      pen.body(shape('-128,120 -100,88 -50,92 0,80 60,92 104,86 130,120 80,142 -80,142'), ramp('#3a2a5a'), { depth: 9 }) +
      prism(pen, -72, 104, 15, 130, -38, c(1)) +
      prism(pen, 76, 104, 15, 124, 40, c(2)) +
      prism(pen, -36, 108, 20, 176, -19, c(3)) +
      prism(pen, 46, 108, 20, 170, 20, c(0)) +
      prism(pen, 2, 116, 30, 226, 1, c(0)) +
      prism(pen, -96, 116, 12, 76, -56, c(0)) +
      prism(pen, 98, 116, 12, 74, 58, c(3)) +
      prism(pen, -26, 126, 16, 108, -10, c(2)) +
      prism(pen, 34, 128, 16, 96, 12, c(1)) +
      pen.body(shape('-112,132 -78,112 -40,122 0,114 44,124 86,114 116,132 60,146 -60,146'), ramp('#2a1c48'), { depth: 7 }) +
      pen.glow(0, 40, 120, '#c89aff', 0.35) +
      sparkle(pen, 4, -92, 26) +
      sparkle(pen, -82, -24, 16) +
      sparkle(pen, 92, -8, 14)
    )
  },
}
