import { gem, sparkle } from '../kit/parts.ts'
import { polygon } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const ice = ramp('#6fd0ff')

export const diamond: Subject = {
  scene: 'velvet',
  ground: { deep: '#060a2e', mid: '#1a2aa0', glow: '#6f9aff', spark: '#ffffff' },
  y: 4,
  draw: (pen) => {
    const top = -52
    const [girdle, table] = [142, 84]
    const tone = (k: number): string => [ice.deep, ice.dark, ice.mid, ice.light, ice.bright][Math.max(0, Math.min(4, k))] ?? ice.mid
    const facet = (points: readonly (readonly [number, number])[], a: number, b: number, angle = 70): string =>
      pen.path(polygon(points), pen.linear([tone(a), tone(b)], angle), {
        stroke: '#ffffff',
        'stroke-width': 1.1,
        'stroke-opacity': 0.75,
        'stroke-linejoin': 'round',
      })
    const y0 = -96
    const xs = [-table, -28, 28, table]
    const gs = [-girdle, -72, 0, 72, girdle]
    const crown =
      facet(
        [
          [-table, y0],
          [-girdle, top],
          [-72, top],
        ],
        4,
        2,
        40,
      ) +
      facet(
        [
          [-table, y0],
          [-72, top],
          [-28, y0],
        ],
        3,
        1,
        100,
      ) +
      facet(
        [
          [-28, y0],
          [-72, top],
          [0, top],
        ],
        4,
        3,
        60,
      ) +
      facet(
        [
          [-28, y0],
          [0, top],
          [28, y0],
        ],
        2,
        4,
        80,
      ) +
      facet(
        [
          [28, y0],
          [0, top],
          [72, top],
        ],
        3,
        2,
        60,
      ) +
      facet(
        [
          [28, y0],
          [72, top],
          [table, y0],
        ],
        4,
        2,
        120,
      ) +
      facet(
        [
          [table, y0],
          [72, top],
          [girdle, top],
        ],
        2,
        1,
        60,
      )
    const foot: readonly [number, number] = [0, 122]
    const pavilion =
      facet([[-girdle, top], [-72, top], foot], 3, 1, 40) +
      facet([[-72, top], [-26, top], foot], 4, 2, 70) +
      facet([[-26, top], [0, top], foot], 1, 0, 70) +
      facet([[0, top], [34, top], foot], 4, 2, 110) +
      facet([[34, top], [72, top], foot], 2, 1, 80) +
      facet([[72, top], [girdle, top], foot], 1, 0, 120)
    const flash =
      polygon([
        [-104, top],
        [-72, top],
        [-20, 60],
        [-34, 52],
      ]) +
      polygon([
        [8, top],
        [24, top],
        [10, 82],
        [4, 92],
      ])
    return (
      pen.glow(0, 0, 165, '#9fd0ff', 0.7) +
      pavilion +
      crown +
      pen.path(flash, '#ffffff', { opacity: 0.5 }) +
      pen.stroke(`M${gs.map((x) => `${x} ${top}`).join('L')}`, '#ffffff', 1.6) +
      pen.stroke(`M${xs.map((x) => `${x} ${y0}`).join('L')}`, '#ffffff', 2.4) +
      [
        [-104, 96, 0.24, '#ff4f7f'],
        [108, 88, 0.28, '#3fe0a0'],
        [-62, 124, 0.18, '#ffc83a'],
        [66, 126, 0.2, '#b06aff'],
      ]
        .map(([x, y, s, c]) =>
          pen.group(
            gem(
              pen,
              Array.from(
                { length: 8 },
                (_, i) => [110 * Math.cos(((i + 0.5) * Math.PI) / 4), 110 * Math.sin(((i + 0.5) * Math.PI) / 4)] as const,
              ),
              ramp(String(c)),
            ),
            { x: Number(x), y: Number(y), scale: Number(s) },
          ),
        )
        .join('') +
      sparkle(pen, -84, -92, 30) +
      sparkle(pen, 120, -44, 20) +
      sparkle(pen, -20, 40, 16)
    )
  },
}
