import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { box, symmetricShape, fixed, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const stone = ramp('#d8c49a')
const roof = ramp('#8a4a34')

/** A small tower on an island in a lake, for the lotteries of northern Vietnam. */
export const northernVietnamLottery: Subject = {
  scene: 'karst',
  sceneColours: { deep: '#052a1c', mid: '#1a8a5a', glow: '#d8f5a8', spark: '#ff8a5a' },
  y: 2,
  draw: (pen) => {
    const floor = (y: number, w: number, h: number, arches: number): string =>
      pen.body(box(-w, y, w * 2, h, 2), stone, { depth: 4 }) +
      Array.from({ length: arches }, (_, i) => {
        const x = (i - (arches - 1) / 2) * ((w * 1.7) / arches)
        return pen.path(
          `M${fixed(x - 11)} ${y + h - 2}V${y + h * 0.5}A11 13 0 0 1 ${fixed(x + 11)} ${y + h * 0.5}V${y + h - 2}Z`,
          pen.linear(['#3a1c14', '#ffb45a']),
        )
      }).join('') +
      pen.stroke(`M${-w} ${y + 5}H${w}`, stone.dark, 3)
    const eave = (y: number, w: number): string =>
      pen.body(symmetricShape(`0,${y - 18} ${w * 0.7},${y - 12} ${w},${y}! ${w * 1.24},${y - 16}! ${w * 1.1},${y + 10} 0,${y + 8}`), roof, {
        depth: 5,
      })
    return (
      pen.body(shape('-126,104 -70,92 0,96 70,92 126,104 110,124 0,130 -110,124'), ramp('#4a8a3a'), { depth: 7 }) +
      floor(40, 76, 60, 3) +
      eave(40, 80) +
      floor(-12, 58, 46, 2) +
      eave(-12, 62) +
      floor(-56, 38, 38, 1) +
      eave(-56, 44) +
      pen.body(symmetricShape('0,-112! 5,-92 16,-76! 0,-72'), gold, { depth: 3, shine: 1 }) +
      pen.body(star(0, -106, 5, 15, 6.5), gold, { depth: 2, shine: 1 }) +
      lottoBall(pen, -92, 108, 34, lottoColours[0] ?? gold, -10) +
      lottoBall(pen, 92, 110, 34, lottoColours[3] ?? gold, 12) +
      lottoBall(pen, -36, 124, 30, lottoColours[1] ?? gold, 6) +
      lottoBall(pen, 36, 124, 30, lottoColours[2] ?? gold, -6) +
      sparkle(pen, 0, -106, 18)
    )
  },
}
