import { mix } from '../kit/colour.ts'
import { sparkle } from '../kit/parts.ts'
import { oval, polygon, shape } from '../kit/path.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const pyramid: Subject = {
  scene: 'desert',
  sceneColours: { deep: '#060a2f', mid: '#2a3a9a', glow: '#ff9a6a', spark: '#ffe6a0' },
  y: 14,
  draw: (pen) => {
    const random = pen.random
    const apex: readonly [number, number] = [0, -112]
    const face = (side: -1 | 1): string => {
      let svg = ''
      for (let row = 0; row < 11; row += 1) {
        const [t0, t1] = [0.2 + row * 0.0727, 0.2 + (row + 1) * 0.0727 - 0.004]
        const pointAt = (t: number, k: number): readonly [number, number] => [
          side > 0 ? k * 132 * t : -132 * t * (1 - k) + 0,
          -112 + 224 * t - (side > 0 ? k * 36 * t : (1 - k) * 36 * t),
        ]
        const count = row + 2
        for (let i = 0; i < count; i += 1) {
          const [k0, k1] = [i / count + 0.006, (i + 1) / count - 0.006]
          const base = side > 0 ? mix('#6a3a1a', '#3a1c2a', random.next(0, 0.8)) : mix('#f2b85a', '#c8803a', random.next(0, 0.8))
          svg += pen.path(polygon([pointAt(t0, k0), pointAt(t0, k1), pointAt(t1, k1), pointAt(t1, k0)]), base)
        }
      }
      return svg
    }
    const cap =
      pen.path(polygon([apex, [-26.4, -74.4], [0, -67.2]]), pen.linear(['#fffbe0', '#ffd45a'])) +
      pen.path(polygon([apex, [0, -67.2], [26.4, -74.4]]), pen.linear(['#f2a83a', '#a85a14']))
    const door = 'M-44 92V62L-28 54V96Z'
    return (
      pen.glow(0, -112, 130, '#ffd27a', 0.95) +
      pen.path(
        polygon([
          [0, -128],
          [-34, -190],
          [34, -190],
        ]),
        pen.linear(['#fff6c400', '#fff6c4aa']),
      ) +
      pen.path(
        polygon([
          [0, -112],
          [-132, 76],
          [0, 112],
          [132, 76],
        ]),
        '#2a1410',
      ) +
      face(-1) +
      face(1) +
      cap +
      pen.stroke('M0-112V112', '#fff0c0', 1.6, { opacity: 0.5 }) +
      pen.path(door, '#3a1c0c') +
      pen.glow(-36, 76, 24, '#ff9a3a', 0.9) +
      pen.body(oval(0, -36, 22), gold, { depth: 6, shine: 1 }) +
      pen.path(shape('-17,-36! -6,-45 8,-45 17,-36! 8,-28 -6,-28'), '#fffbe6') +
      pen.path(oval(0, -36, 7.5), '#1f6fd8') +
      pen.path(oval(0, -36, 3.4), '#0a0a1a') +
      pen.path(shape('-156,118! -120,92 -70,104 -20,116 40,104 104,86 156,116! 60,126 -60,128'), pen.linear(['#e8a858', '#8a4a2c'])) +
      sparkle(pen, 0, -114, 36)
    )
  },
}
