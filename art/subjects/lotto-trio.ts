import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { oval } from '../kit/path.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoTrio: Subject = {
  scene: 'cosmos',
  sceneColours: { deep: '#140428', mid: '#6a14a0', glow: '#ff6ae0', spark: '#ffe066' },
  y: 0,
  draw: (pen) =>
    pen.stroke(oval(0, 0, 140, 52), gold.light, 4, { transform: 'rotate(-24)', opacity: 0.9 }) +
    pen.stroke(oval(0, 0, 140, 52), '#ff9af0', 3, { transform: 'rotate(36)', opacity: 0.8 }) +
    lottoBall(pen, -62, 36, 56, lottoColours[3] ?? gold, -12) +
    lottoBall(pen, 66, 40, 54, lottoColours[2] ?? gold, 14) +
    lottoBall(pen, 2, -46, 66, lottoColours[0] ?? gold, 0) +
    lottoBall(pen, 124, -60, 13, lottoColours[1] ?? gold) +
    lottoBall(pen, -118, -46, 11, lottoColours[6] ?? gold) +
    sparkle(pen, -24, -90, 24) +
    sparkle(pen, 104, 12, 15),
}
