import { mix } from '../kit/colour.ts'
import { sparkle } from '../kit/parts.ts'
import { box, oval, polygon } from '../kit/path.ts'
import { silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const disco: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#10042e', mid: '#5a12a8', glow: '#ff4fd0', spark: '#5affea' },
  y: 4,
  aura: 1.3,
  draw: (pen) => {
    const random = pen.random
    const r = 112
    const tints = ['#ff4fd0', '#5affea', '#8a6aff', '#ffe45a', '#ffffff']
    let tiles = ''
    for (let row = -8; row < 8; row += 1) {
      const [a0, a1] = [(row * Math.PI) / 16, ((row + 0.9) * Math.PI) / 16]
      const [y0, y1] = [r * Math.sin(a0), r * Math.sin(a1)]
      for (let col = -8; col < 8; col += 1) {
        const [b0, b1] = [(col * Math.PI) / 16, ((col + 0.88) * Math.PI) / 16]
        const pointAt = (a: number, b: number, y: number): readonly [number, number] => [r * Math.cos(a) * Math.sin(b), y]
        const light = Math.max(0, 0.62 - Math.hypot(Math.sin((b0 + b1) / 2) + 0.4, Math.sin((a0 + a1) / 2) + 0.45) * 0.55)
        const base = mix(
          mix('#241048', random.pick(tints), random.next(0.15, 0.75)),
          '#ffffff',
          Math.min(1, light * 1.5 + (random.next() < 0.08 ? 0.5 : 0)),
        )
        tiles += pen.path(polygon([pointAt(a0, b0, y0), pointAt(a0, b1, y0), pointAt(a1, b1, y1), pointAt(a1, b0, y1)]), base)
      }
    }
    const beam = (rotation: number, colour: string): string =>
      pen.group(
        pen.path(
          polygon([
            [0, 0],
            [-26, 190],
            [26, 190],
          ]),
          pen.linear([`${colour}cc`, `${colour}00`]),
        ),
        { rotation },
      )
    return (
      pen.group([20, 65, 110, 160, 205, 250, 300, 340].map((angle, i) => beam(angle, tints[i % 4] ?? '#ffffff')).join(''), {
        y: -10,
        opacity: 0.5,
      }) +
      pen.stroke('M0-112V-170', silver.mid, 4) +
      pen.body(box(-14, -128, 28, 18, 4), silver, { depth: 4, shine: 1 }) +
      pen.path(oval(0, 0, r + 1), '#1a0a34') +
      tiles +
      pen.path(oval(0, 0, r + 1), pen.radial(['#ffffff55', '#ffffff00 45', '#0a001e99'], 0.34, 0.3, 0.8)) +
      sparkle(pen, -44, -52, 40) +
      sparkle(pen, 62, 18, 22, '#5affea') +
      sparkle(pen, -12, 74, 20, '#ff4fd0') +
      sparkle(pen, 40, -76, 15)
    )
  },
}
