import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { polygon } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** Five cubes linked by chains, each with a lottery ball. */
export const lottoChain: Subject = {
  scene: 'hexArena',
  sceneColours: { deep: '#031a2a', mid: '#0f5a8a', glow: '#3fe8d0', spark: '#ffd23f' },
  y: -2,
  draw: (pen) => {
    const cube = (x: number, y: number, size: number, shades: Ramp, content: string): string => {
      const [w, h] = [size * 0.87, size * 0.5]
      const face = (points: readonly (readonly [number, number])[], paint: string): string =>
        pen.path(polygon(points), paint, { stroke: shades.bright, 'stroke-width': 2, 'stroke-linejoin': 'round' })
      return pen.group(
        face(
          [
            [0, -size],
            [w, -h],
            [0, 0],
            [-w, -h],
          ],
          pen.linear([`${shades.bright}f2`, `${shades.light}cc`]),
        ) +
          face(
            [
              [-w, -h],
              [0, 0],
              [0, size],
              [-w, h],
            ],
            pen.linear([`${shades.mid}dd`, `${shades.dark}f2`]),
          ) +
          face(
            [
              [w, -h],
              [0, 0],
              [0, size],
              [w, h],
            ],
            pen.linear([`${shades.light}cc`, `${shades.deep}f2`]),
          ) +
          content,
        { x, y },
      )
    }
    const link = (d: string): string => pen.stroke(d, '#0a2a3a', 15) + pen.stroke(d, gold.mid, 10) + pen.stroke(d, gold.bright, 3)
    return (
      link('M-70-40L4-72L76-34') +
      link('M-76 66L0 40L78 72') +
      link('M-84-34V62M84-30V66') +
      cube(-82, -44, 46, ramp('#2f8af0'), lottoBall(pen, 0, 2, 30, lottoColours[0] ?? gold)) +
      cube(82, -40, 46, ramp('#8a5af0'), lottoBall(pen, 0, 2, 30, lottoColours[2] ?? gold)) +
      cube(-82, 70, 44, ramp('#12b5a0'), lottoBall(pen, 0, 2, 29, lottoColours[4] ?? gold)) +
      cube(82, 76, 44, ramp('#f0902f'), lottoBall(pen, 0, 2, 29, lottoColours[3] ?? gold)) +
      cube(0, 6, 66, ramp('#3fe0f0'), lottoBall(pen, 0, 4, 46, lottoColours[1] ?? gold)) +
      sparkle(pen, 0, -58, 22)
    )
  },
}
