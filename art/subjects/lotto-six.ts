import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { oval, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoSix: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#1f0608', mid: '#a01420', glow: '#ffce7a', spark: '#ffd75e' },
  y: 2,
  draw: (pen) => {
    const ring = Array.from({ length: 6 }, (_, i) => {
      const a = ((i * 60 - 90) * Math.PI) / 180
      return lottoBall(pen, 96 * Math.cos(a), 96 * Math.sin(a), 40, lottoColours[[0, 2, 3, 0, 2, 3][i] ?? 0] ?? gold, i * 12 - 30)
    }).join('')
    return (
      pen.body(star(0, 0, 24, 146, 136), gold, { depth: 5, shine: 1 }) +
      pen.path(oval(0, 0, 130), pen.radial(['#e0323a', '#8a0f1c'])) +
      pen.stroke(oval(0, 0, 124), gold.light, 3) +
      ring +
      pen.glow(0, 0, 80, '#fff0a0', 0.9) +
      lottoBall(pen, 0, 0, 54, ramp('#f2b01f'), 0) +
      sparkle(pen, -20, -32, 24) +
      sparkle(pen, 84, -64, 14)
    )
  },
}
