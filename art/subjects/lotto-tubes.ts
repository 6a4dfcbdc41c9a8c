import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { box } from '../kit/path.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoTubes: Subject = {
  scene: 'drawStudio',
  sceneColours: { deep: '#042a1f', mid: '#0f8a5a', glow: '#8af0a0', spark: '#fff2a0' },
  y: 2,
  draw: (pen) =>
    pen.body(box(-140, 104, 280, 34, 10), gold, { depth: 8, shine: 1 }) +
    [-104, -52, 0, 52, 104]
      .map((x, i) => {
        const d = box(x - 23, -124, 46, 236, 23)
        const count = [3, 4, 5, 4, 3][i] ?? 3
        return (
          pen.path(d, pen.linear(['#ffffff66', '#ffffff18 40', '#ffffff44'], 0)) +
          Array.from({ length: count }, (_, k) =>
            lottoBall(pen, x, 86 - k * 41, 20, lottoColours[(i * 2 + k) % lottoColours.length] ?? gold, k * 30),
          ).join('') +
          pen.path(box(x - 17, -112, 8, 200, 4), '#ffffff', { opacity: 0.5 }) +
          pen.stroke(d, '#ffffff', 2.4, { opacity: 0.85 }) +
          pen.body(box(x - 26, -132, 52, 16, 6), gold, { depth: 4, shine: 1 })
        )
      })
      .join('') +
    sparkle(pen, 0, -96, 18),
}
