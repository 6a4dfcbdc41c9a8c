import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { die, sparkle } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoDice: Subject = {
  scene: 'drawStudio',
  sceneColours: { deep: '#2a0410', mid: '#b0142f', glow: '#ff8a5a', spark: '#ffe066' },
  y: 4,
  draw: (pen) =>
    die(pen, -70, 52, 58, -14, [6, 5, 3], ramp('#ffffff'), '#1f5fd0') +
    die(pen, 74, 56, 58, 12, [3, 1, 2], ramp('#ffffff'), '#1fa04a') +
    die(pen, 2, -48, 64, 6, [1, 4, 5], ramp('#e8202f'), '#ffffff') +
    [
      [-112, -72, 22],
      [112, -64, 20],
      [-34, 126, 18],
      [44, 130, 16],
    ]
      .map(([x = 0, y = 0, r = 1], i) => lottoBall(pen, x, y, r, lottoColours[i + 1] ?? gold))
      .join('') +
    sparkle(pen, -26, -92, 20) +
    sparkle(pen, 96, 20, 14),
}
