import { ball, sparkle } from '../kit/parts.ts'
import { curve, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const rind = ramp('#2f9a3f')

export const melon: Subject = {
  scene: 'beach',
  sceneColours: { deep: '#0a6a5a', mid: '#12a8d8', glow: '#b8f6ff', spark: '#ffe2a0' },
  y: 8,
  draw: (pen) => {
    const slice = 'M-132-38A134 134 0 0 0 132-38Z'
    const wholeMelon = oval(-22, 26, 108, 104)
    const seeds = [
      [-84, -8],
      [-46, 0],
      [-6, -4],
      [36, 0],
      [78, -8],
      [-64, 30],
      [-24, 34],
      [18, 36],
      [58, 30],
      [-36, 64],
      [6, 70],
      [42, 60],
    ]
    const splash = Array.from({ length: 16 }, () =>
      ball(pen, pen.random.next(-140, 140), pen.random.next(-130, -40), pen.random.next(2.5, 7), ramp('#ff6a7a')),
    ).join('')
    return (
      pen.group(
        pen.body(wholeMelon, rind, { depth: 20, shine: 0.7 }) +
          pen.clipTo(
            wholeMelon,
            pen.stroke(
              [-92, -60, -26, 10, 44]
                .map((x) => curve(`${x + 10},-84 ${x - 12},-40! ${x + 8},0 ${x - 10},40! ${x + 8},84 ${x},130`))
                .join(''),
              '#0f4a1c',
              13,
              { opacity: 0.65 },
            ),
          ),
        { x: -22, y: -24 },
      ) +
      splash +
      pen.group(
        pen.body(slice, rind, { depth: 6, shine: 0.5 }) +
          pen.group(pen.path(slice, '#e9f7c8'), { scale: 0.925, y: -2 }) +
          pen.group(
            pen.body(slice, ramp('#ff3a52'), {
              depth: 8,
              shine: 0.35,
              fill: pen.radial(['#ff8a86', '#ff4058 50', '#d81a3a'], 0.5, 0, 0.9),
            }),
            { scale: 0.87, y: -4 },
          ) +
          seeds
            .map(([x = 0, y = 0]) =>
              pen.group(
                pen.path(shape('0,-8! 5,0 4,7 0,9 -4,7 -5,0'), '#2a0f0c') + pen.path(oval(-1.5, 2, 1.3, 2.6), '#ffffff', { opacity: 0.7 }),
                { x: x * 0.94, y: y * 0.94 - 6, rotation: x * -0.25 },
              ),
            )
            .join(''),
        { x: 14, y: 52, rotation: -12 },
      ) +
      sparkle(pen, -74, -72, 16)
    )
  },
}
