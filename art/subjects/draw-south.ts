import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { mirrored, sparkle } from '../kit/parts.ts'
import { curve, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wood = ramp('#9a5a2a')

/** A boat of a floating market, loaded with lottery balls, for the lotteries of southern Vietnam. */
export const southernVietnamLottery: Subject = {
  scene: 'openSea',
  sceneColours: { deep: '#052f3a', mid: '#12a0a8', glow: '#ffe2a0', spark: '#ff9a4a' },
  y: 0,
  draw: (pen) => {
    const heap = [
      [-72, 22, 28, 0],
      [-22, 24, 30, 1],
      [30, 24, 30, 2],
      [80, 20, 27, 3],
      [-46, -18, 30, 4],
      [6, -20, 32, 5],
      [56, -18, 29, 6],
      [-18, -60, 29, 3],
      [34, -58, 28, 0],
      [8, -96, 26, 1],
    ]
      .map(([x = 0, y = 0, r = 1, i = 0]) => lottoBall(pen, x, y, r, lottoColours[i] ?? gold, x * 0.3))
      .join('')
    return (
      pen.stroke('M112 10V-120', wood.dark, 7) +
      pen.stroke('M110 10V-120', wood.light, 2.4) +
      pen.body(shape('112,-118! 112,-72! 60,-82 82,-96 64,-112!'), ramp('#e0202f'), { depth: 4 }) +
      pen.path(star(96, -96, 5, 10, 4.5), '#ffd23f') +
      heap +
      pen.body(shape('-156,14! -120,40 -60,50 60,50 120,40 156,10! 136,66 96,98 -96,98 -136,66'), wood, { depth: 11, shine: 0.6 }) +
      pen.stroke('M-146 36C-90 66 90 66 146 32M-132 66C-80 84 80 84 132 62', wood.deep, 3) +
      pen.stroke('M-154 16C-90 56 90 56 154 12', gold.light, 4) +
      mirrored(
        (_, side) =>
          pen.path(oval(108 * side, 60, 12, 9), '#fff8ea') +
          pen.path(oval(110 * side, 60, 6, 6), '#1a0c08') +
          pen.stroke(`M${92 * side} 50Q${108 * side} 42 ${124 * side} 52`, '#c8202e', 4),
      ) +
      sparkle(pen, -4, -112, 18)
    )
  },
  foreground: (pen) =>
    pen.path(
      shape('-230,92! -160,78 -110,96 -50,80 10,98 70,80 130,96 230,80! 230,330! -230,330!'),
      pen.linear(['#b8fff2ee', '#1fa8b0 12', '#0a5a6a 55', '#042a34']),
    ) +
    pen.stroke(curve('-230,92 -160,78 -110,96 -50,80 10,98 70,80 130,96 230,80'), '#ffffff', 4, { opacity: 0.9 }) +
    pen.stroke(curve('-160,124 -100,114 -50,126') + curve('30,130 90,118 150,130'), '#ffffff', 2.6, { opacity: 0.5 }),
}
