import { ball, mirrored, eyes } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const mane = ramp('#c2571a')
const fur = ramp('#f2b04a')
const pale = ramp('#fdeccb')

export const lion: Subject = {
  scene: 'savanna',
  sceneColours: { deep: '#2a0f14', mid: '#c85a2a', glow: '#ffc45a', spark: '#ffdf7a' },
  y: 4,
  draw: (pen) => {
    const tufts = (count: number, r: number, size: number, shades: Ramp): string =>
      Array.from({ length: count }, (_, i) => {
        const a = (i * 360) / count + 9
        return pen.group(
          pen.body(
            shape(
              `${-size * 0.5},0! ${-size * 0.42},${-size * 0.7} ${size * 0.16},${-size * 1.35}! ${size * 0.5},${-size * 0.6} ${size * 0.5},0!`,
            ),
            shades,
            { depth: 5, shine: 0.25 },
          ),
          { x: r * Math.sin((a * Math.PI) / 180), y: -r * 1.02 * Math.cos((a * Math.PI) / 180) + 6, rotation: a },
        )
      }).join('')
    return (
      tufts(16, 84, 48, mane) +
      tufts(14, 70, 44, ramp('#dd7422')) +
      mirrored(
        (mirror) =>
          pen.body(shape(mirror('48,-66 66,-92 90,-86 92,-58 72,-42')), fur, { depth: 6 }) +
          pen.body(shape(mirror('60,-66 72,-80 84,-74 80,-56 68,-52')), ramp('#a8482a'), { depth: 3 }),
      ) +
      tufts(11, 52, 30, ramp('#ee9430')) +
      pen.body(symmetricShape('0,-78 36,-72 62,-46 70,-4 60,40 42,80 22,104 0,108'), fur, { depth: 14, shine: 0.3 }) +
      pen.body(symmetricShape('0,78 20,82 26,104 12,126 0,134!'), mane, { depth: 7 }) +
      mirrored((mirror) => pen.body(shape(mirror('0,34! 20,24 44,32 56,56 48,80 24,84 0,72!')), pale, { depth: 10 })) +
      pen.body(symmetricShape('0,76 16,76 20,90 0,98'), pale, { depth: 6 }) +
      pen.stroke('M0 50V68M-40 72Q-18 84 0 68Q18 84 40 72', '#6a2a14', 3.6) +
      pen.body(symmetricShape('0,-50 15,-40 18,-4 26,26 0,36'), ramp('#f6c062'), { depth: 8 }) +
      pen.body(symmetricShape('0,22 26,18 32,28 14,44 0,50'), ramp('#7a2f28'), { depth: 5, shine: 1 }) +
      eyes(pen, { lids: '18,-12! 34,-28 56,-26 66,-18! 50,-2 32,0', x: 42, y: -14, r: 11.5, iris: '#ffb01f', pupil: [4.6, 5] }) +
      mirrored((mirror) => pen.body(shape(mirror('12,-14! 32,-38 62,-38 76,-26! 54,-24 34,-20 18,-4!')), fur, { depth: 4 })) +
      pen.body(shape('-46,-92! -50,-136! -24,-112! 0,-148! 24,-112! 50,-136! 46,-92! 20,-84 -20,-84'), gold, { depth: 7, shine: 1 }) +
      [
        [-50, -138, 6],
        [0, -150, 7],
        [50, -138, 6],
      ]
        .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, gold))
        .join('') +
      pen.body(oval(0, -100, 9), ramp('#e0203a'), { depth: 4, shine: 1 }) +
      mirrored((_, side) => pen.body(oval(28 * side, -100, 6), ramp('#1fa8e0'), { depth: 3, shine: 1 })) +
      mirrored((mirror) =>
        [56, 64, 72]
          .map((y, i) => pen.stroke(curve(mirror(`34,${y} 72,${y - 4 + i * 5} 104,${y - 8 + i * 13}`)), '#fff8ea', 1.4, { opacity: 0.8 }))
          .join(''),
      )
    )
  },
}
