import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { mirrored, sparkle } from '../kit/parts.ts'
import { box, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoDrum: Subject = {
  scene: 'drawStudio',
  sceneColours: { deep: '#04142f', mid: '#0f4aa8', glow: '#5ac8ff', spark: '#ffe066' },
  y: 0,
  draw: (pen) => {
    const random = pen.random
    const balls = [
      [0, 62],
      [-44, 52],
      [44, 52],
      [-76, 26],
      [76, 26],
      [-22, 22],
      [22, 26],
      [-56, -6],
      [56, -2],
      [0, -14],
      [-30, -40],
      [38, -40],
      [-74, -38],
      [76, -36],
      [6, -66],
      [-42, -74],
    ]
      .map(([x = 0, y = 0], i) => lottoBall(pen, x, y - 22, 22, lottoColours[i % lottoColours.length] ?? gold, random.next(-40, 40)))
      .join('')
    return (
      pen.body('M-96 92L-70 60H70L96 92L112 136H-112Z', gold, { depth: 9, shine: 1 }) +
      pen.body(box(-52, 100, 104, 24, 6), ramp('#12306a'), { depth: 4 }) +
      lottoBall(pen, -28, 112, 13, lottoColours[0] ?? gold) +
      lottoBall(pen, 0, 112, 13, lottoColours[2] ?? gold) +
      lottoBall(pen, 28, 112, 13, lottoColours[3] ?? gold) +
      pen.body(oval(0, -24, 124), gold, { depth: 8, shine: 1 }) +
      pen.path(oval(0, -24, 114), pen.radial(['#e8f6ff', '#7ab8f0 60', '#1a4a9a'], 0.4, 0.35, 0.75)) +
      balls +
      pen.path(oval(0, -24, 114), pen.radial(['#ffffff33', '#ffffff00 55', '#0a1f5a88'], 0.4, 0.32, 0.74)) +
      pen.path(shape('-86,-64 -58,-106 -20,-122! -50,-92 -72,-40 -80,-4!'), '#ffffff', { opacity: 0.65 }) +
      pen.body(box(-22, -158, 44, 22, 6), gold, { depth: 5, shine: 1 }) +
      mirrored((_, side) => pen.body(oval(126 * side, -24, 15, 22), gold, { depth: 6, shine: 1 })) +
      sparkle(pen, -58, -100, 20)
    )
  },
}
