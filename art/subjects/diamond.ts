import { gem, sparkle } from '../kit/parts.ts'
import { polygon } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const ice = ramp('#6fd0ff')

export const diamond: Subject = {
  scene: 'velvet',
  sceneColours: { deep: '#060a2e', mid: '#1a2aa0', glow: '#6f9aff', spark: '#ffffff' },
  y: 4,
  draw: (pen) => {
    const girdleY = -52
    const [girdleHalfWidth, tableHalfWidth] = [142, 84]
    const tone = (k: number): string => [ice.deep, ice.dark, ice.mid, ice.light, ice.bright][Math.max(0, Math.min(4, k))] ?? ice.mid
    const facet = (points: readonly (readonly [number, number])[], a: number, b: number, angle = 70): string =>
      pen.path(polygon(points), pen.linear([tone(a), tone(b)], angle), {
        stroke: '#ffffff',
        'stroke-width': 1.1,
        'stroke-opacity': 0.75,
        'stroke-linejoin': 'round',
      })
    const tableY = -96
    const tableXs = [-tableHalfWidth, -28, 28, tableHalfWidth]
    const girdleXs = [-girdleHalfWidth, -72, 0, 72, girdleHalfWidth]
    const crown =
      facet(
        [
          [-tableHalfWidth, tableY],
          [-girdleHalfWidth, girdleY],
          [-72, girdleY],
        ],
        4,
        2,
        40,
      ) +
      facet(
        [
          [-tableHalfWidth, tableY],
          [-72, girdleY],
          [-28, tableY],
        ],
        3,
        1,
        100,
      ) +
      facet(
        [
          [-28, tableY],
          [-72, girdleY],
          [0, girdleY],
        ],
        4,
        3,
        60,
      ) +
      facet(
        [
          [-28, tableY],
          [0, girdleY],
          [28, tableY],
        ],
        2,
        4,
        80,
      ) +
      facet(
        [
          [28, tableY],
          [0, girdleY],
          [72, girdleY],
        ],
        3,
        2,
        60,
      ) +
      facet(
        [
          [28, tableY],
          [72, girdleY],
          [tableHalfWidth, tableY],
        ],
        4,
        2,
        120,
      ) +
      facet(
        [
          [tableHalfWidth, tableY],
          [72, girdleY],
          [girdleHalfWidth, girdleY],
        ],
        2,
        1,
        60,
      )
    const culet: readonly [number, number] = [0, 122]
    const pavilion =
      facet([[-girdleHalfWidth, girdleY], [-72, girdleY], culet], 3, 1, 40) +
      facet([[-72, girdleY], [-26, girdleY], culet], 4, 2, 70) +
      facet([[-26, girdleY], [0, girdleY], culet], 1, 0, 70) +
      facet([[0, girdleY], [34, girdleY], culet], 4, 2, 110) +
      facet([[34, girdleY], [72, girdleY], culet], 2, 1, 80) +
      facet([[72, girdleY], [girdleHalfWidth, girdleY], culet], 1, 0, 120)
    const reflections =
      polygon([
        [-104, girdleY],
        [-72, girdleY],
        [-20, 60],
        [-34, 52],
      ]) +
      polygon([
        [8, girdleY],
        [24, girdleY],
        [10, 82],
        [4, 92],
      ])
    return (
      pen.glow(0, 0, 165, '#9fd0ff', 0.7) +
      pavilion +
      crown +
      pen.path(reflections, '#ffffff', { opacity: 0.5 }) +
      pen.stroke(`M${girdleXs.map((x) => `${x} ${girdleY}`).join('L')}`, '#ffffff', 1.6) +
      pen.stroke(`M${tableXs.map((x) => `${x} ${tableY}`).join('L')}`, '#ffffff', 2.4) +
      [
        [-104, 96, 0.24, '#ff4f7f'],
        [108, 88, 0.28, '#3fe0a0'],
        [-62, 124, 0.18, '#ffc83a'],
        [66, 126, 0.2, '#b06aff'],
      ]
        .map(([x, y, scale, colour]) =>
          pen.group(
            gem(
              pen,
              Array.from(
                { length: 8 },
                (_, i) => [110 * Math.cos(((i + 0.5) * Math.PI) / 4), 110 * Math.sin(((i + 0.5) * Math.PI) / 4)] as const,
              ),
              ramp(String(colour)),
            ),
            { x: Number(x), y: Number(y), scale: Number(scale) },
          ),
        )
        .join('') +
      sparkle(pen, -84, -92, 30) +
      sparkle(pen, 120, -44, 20) +
      sparkle(pen, -20, 40, 16)
    )
  },
}
