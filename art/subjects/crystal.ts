import { sparkle } from '../kit/parts.ts'
import { polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const colours = ['#b04aff', '#4a8aff', '#ff4fc0', '#3fe0d8']

/** A crystal prism: three side faces and three faces at the tip. */
function prism(pen: Pen, x: number, y: number, w: number, h: number, rotation: number, colour: string): string {
  const shades = ramp(colour)
  const face = (points: readonly (readonly [number, number])[], from: string, to: string, angle = 90): string =>
    pen.path(polygon(points), pen.linear([from, to], angle), {
      stroke: shades.bright,
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
      shades.light,
      shades.dark,
    ) +
      face(
        [
          [-w * 0.2, 6],
          [-w * 0.2, top + w * 1.3],
          [w * 0.55, top + w * 1.15],
          [w * 0.55, 4],
        ],
        shades.bright,
        shades.mid,
      ) +
      face(
        [
          [w * 0.55, 4],
          [w * 0.55, top + w * 1.15],
          [w, top + w * 0.9],
          [w, 0],
        ],
        shades.mid,
        shades.deep,
      ) +
      face(
        [
          [-w, top + w],
          [w * 0.1, top - w * 0.4],
          [-w * 0.2, top + w * 1.3],
        ],
        shades.bright,
        shades.light,
      ) +
      face(
        [
          [w * 0.1, top - w * 0.4],
          [-w * 0.2, top + w * 1.3],
          [w * 0.55, top + w * 1.15],
        ],
        '#ffffff',
        shades.light,
      ) +
      face(
        [
          [w * 0.1, top - w * 0.4],
          [w * 0.55, top + w * 1.15],
          [w, top + w * 0.9],
        ],
        shades.mid,
        shades.dark,
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
    { x, y, rotation },
  )
}

export const crystal: Subject = {
  scene: 'cavern',
  sceneColours: { deep: '#0a0424', mid: '#3a1a8a', glow: '#7ad0ff', spark: '#e0b0ff' },
  y: 10,
  aura: 1.3,
  draw: (pen) => {
    const colourAt = (i: number): string => colours[i % colours.length] ?? '#b04aff'
    return (
      pen.body(shape('-128,120 -100,88 -50,92 0,80 60,92 104,86 130,120 80,142 -80,142'), ramp('#3a2a5a'), { depth: 9 }) +
      prism(pen, -72, 104, 15, 130, -38, colourAt(1)) +
      prism(pen, 76, 104, 15, 124, 40, colourAt(2)) +
      prism(pen, -36, 108, 20, 176, -19, colourAt(3)) +
      prism(pen, 46, 108, 20, 170, 20, colourAt(0)) +
      prism(pen, 2, 116, 30, 226, 1, colourAt(0)) +
      prism(pen, -96, 116, 12, 76, -56, colourAt(0)) +
      prism(pen, 98, 116, 12, 74, 58, colourAt(3)) +
      prism(pen, -26, 126, 16, 108, -10, colourAt(2)) +
      prism(pen, 34, 128, 16, 96, 12, colourAt(1)) +
      pen.body(shape('-112,132 -78,112 -40,122 0,114 44,124 86,114 116,132 60,146 -60,146'), ramp('#2a1c48'), { depth: 7 }) +
      pen.glow(0, 40, 120, '#c89aff', 0.35) +
      sparkle(pen, 4, -92, 26) +
      sparkle(pen, -82, -24, 16) +
      sparkle(pen, 92, -8, 14)
    )
  },
}
