import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, fixed, oval } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const red = ramp('#b8281f')

/** A pavilion with a round window, with lottery balls in front of it, for the lotteries of Hanoi. */
export const hanoiLottery: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#2a0c10', mid: '#d0402a', glow: '#ffdca0', spark: '#ffb08a' },
  y: 4,
  draw: (pen) => {
    const roof = (y: number, w: number): string =>
      pen.body(
        symmetricShape(
          `0,${y - 26} ${w * 0.5},${y - 22} ${w * 0.8},${y - 6} ${w * 1.18},${y - 22}! ${w * 1.05},${y + 6} ${w * 0.8},${y + 10} 0,${y + 8}`,
        ),
        ramp('#3a5a4a'),
        { depth: 5, shine: 0.5 },
      )
    return (
      mirrored(
        (_, side) =>
          pen.body(box(side > 0 ? 44 : -72, 24, 28, 96, 2), ivory, { depth: 4 }) + pen.stroke(`M${58 * side} 28V116`, ivory.dark, 2),
      ) +
      pen.body(box(-86, 104, 172, 20, 3), ramp('#b5a68a'), { depth: 4 }) +
      pen.body(box(-82, 10, 164, 18, 3), red, { depth: 4 }) +
      pen.body(box(-62, -48, 124, 62, 3), red, { depth: 5 }) +
      pen.path(oval(0, -17, 24), '#ffe6a0') +
      pen.stroke(
        Array.from({ length: 12 }, (_, i) => `M0-17L${fixed(27 * Math.cos(i * 0.524))} ${fixed(-17 + 27 * Math.sin(i * 0.524))}`).join(''),
        red.dark,
        3,
      ) +
      pen.stroke(oval(0, -17, 25), gold.light, 5) +
      pen.path(oval(0, -17, 9), '#fff8d8') +
      mirrored(
        (_, side) =>
          pen.path(box(side > 0 ? 36 : -56, -38, 20, 42, 2), '#ffcf7a') +
          pen.stroke(`M${46 * side}-38V4M${36 * side}-18H${56 * side}`, red.deep, 2.4),
      ) +
      roof(-48, 78) +
      pen.body(box(-40, -84, 80, 20, 2), red, { depth: 3 }) +
      roof(-84, 52) +
      pen.body(symmetricShape('0,-142! 7,-128 5,-112 0,-108'), gold, { depth: 3, shine: 1 }) +
      lottoBall(pen, 0, 104, 38, lottoColours[1] ?? gold, 0) +
      lottoBall(pen, -76, 110, 34, lottoColours[3] ?? gold, -12) +
      lottoBall(pen, 76, 110, 34, lottoColours[2] ?? gold, 12) +
      lottoBall(pen, -126, 92, 24, lottoColours[4] ?? gold) +
      lottoBall(pen, 126, 92, 24, lottoColours[6] ?? gold) +
      sparkle(pen, -12, 84, 16)
    )
  },
}
