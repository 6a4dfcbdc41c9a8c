import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { box, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wall = ramp('#c8763a')
const tiles = ramp('#e0a02a')

/** The citadel gate of the old imperial capital, for the lotteries of central Vietnam. */
export const centralVietnamLottery: Subject = {
  scene: 'festival',
  sceneColours: { deep: '#1a0830', mid: '#6a1f7a', glow: '#ffa05a', spark: '#ffd75e' },
  y: 6,
  draw: (pen) => {
    const roof = (x: number, y: number, w: number): string =>
      pen.body(
        shape(
          `${x - w * 1.2},${y - 4}! ${x - w * 0.8},${y - 14} ${x - w * 0.5},${y - 32}! ${x + w * 0.5},${y - 32}! ${x + w * 0.8},${y - 14} ${x + w * 1.2},${y - 4}! ${x + w * 0.9},${y + 8} ${x - w * 0.9},${y + 8}`,
        ),
        tiles,
        { depth: 5, shine: 0.7 },
      ) + pen.stroke(`M${x - w * 0.5} ${y - 33}H${x + w * 0.5}`, '#c8202e', 6)
    const arch = (x: number, w: number, h: number): string =>
      pen.path(`M${x - w} 100V${100 - h}A${w} ${w} 0 0 1 ${x + w} ${100 - h}V100Z`, pen.linear(['#2a0c14', '#ff9a3a'])) +
      pen.stroke(`M${x - w} 100V${100 - h}A${w} ${w} 0 0 1 ${x + w} ${100 - h}V100`, gold.light, 3)
    return (
      pen.body('M-140 20H140L146 104H-146Z', wall, { depth: 6 }) +
      pen.stroke('M-142 46H142M-144 72H144', wall.deep, 2, { opacity: 0.5 }) +
      arch(0, 24, 40) +
      arch(-66, 17, 26) +
      arch(66, 17, 26) +
      arch(-114, 12, 20) +
      arch(114, 12, 20) +
      pen.body(box(-144, 12, 288, 13, 3), gold, { depth: 4, shine: 1 }) +
      [-100, -60, -20, 20, 60, 100].map((x) => pen.body(box(x - 5, -32, 10, 46, 2), ramp('#c8202e'), { depth: 3 })).join('') +
      pen.path(box(-92, -26, 184, 38), '#ffcf7a', { opacity: 0.55 }) +
      roof(-84, -30, 46) +
      roof(84, -30, 46) +
      roof(0, -38, 66) +
      pen.body(box(-40, -76, 80, 22, 2), ramp('#c8202e'), { depth: 3 }) +
      roof(0, -80, 44) +
      pen.body(star(0, -128, 5, 16, 7), gold, { depth: 3, shine: 1 }) +
      lottoBall(pen, -98, 110, 32, lottoColours[2] ?? gold, -10) +
      lottoBall(pen, 98, 110, 32, lottoColours[0] ?? gold, 10) +
      lottoBall(pen, -34, 122, 28, lottoColours[4] ?? gold) +
      lottoBall(pen, 34, 122, 28, lottoColours[1] ?? gold)
    )
  },
}
