import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const hide = ramp('#d6932e')
const horn = ramp('#4a3b46')

export const buffalo: Subject = {
  scene: 'terraces',
  sceneColours: { deep: '#0f3a22', mid: '#2f8fb8', glow: '#d8f2a0', spark: '#5fb04a' },
  y: 16,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('26,-76! 62,-84 100,-98 124,-128 122,-156! 146,-132 152,-94 126,-60 84,-46 40,-46!')), horn, {
          depth: 10,
          shine: 0.9,
        }) +
        [66, 88, 108]
          .map((x, i) =>
            pen.stroke(curve(mirror(`${x},${-84 - i * 9} ${x + 6},${-66 - i * 8} ${x + 4},${-52 - i * 10}`)), horn.light, 2, {
              opacity: 0.5,
            }),
          )
          .join(''),
    ) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('62,-34! 96,-44 128,-30 136,-14! 116,-2 88,-2 66,-10')), hide, { depth: 7 }) +
        pen.body(shape(mirror('80,-26! 104,-32 122,-20! 106,-10 88,-10')), ramp('#a84a4a'), { depth: 3 }),
    ) +
    pen.body(symmetricShape('0,-96 34,-90 66,-66 74,-26 60,22 54,66 50,96 30,118 0,122'), hide, { depth: 16, shine: 0.45 }) +
    pen.body(symmetricShape('0,46 30,44 54,60 60,88 44,116 0,124'), ramp('#f2d2a8'), { depth: 12, shine: 0.5 }) +
    mirrored((_, side) => pen.path(oval(25 * side, 76, 12, 9), '#3a1410')) +
    pen.stroke('M-30 102Q0 114 30 102', '#7a3a2a', 4) +
    pen.stroke(oval(0, 96, 22, 20), gold.dark, 8) +
    pen.stroke(oval(0, 95, 22, 20), gold.light, 4) +
    mirrored(
      (mirror, side) =>
        pen.path(shape(mirror('28,-16! 44,-30 62,-26 66,-14! 54,-2 38,-2')), '#1c0a08') +
        pen.path(oval(48 * side, -14, 10), pen.radial(['#ffd27a', '#8a3a10'], 0.5, 0.65, 0.6)) +
        pen.path(oval(48 * side, -14, 5.5), '#120505') +
        pen.path(oval(48 * side - 4, -18, 3.2), '#ffffff') +
        pen.body(shape(mirror('22,-24! 42,-42 72,-38! 58,-28 36,-18')), hide, { depth: 4 }),
    ) +
    mirrored((mirror) => pen.body(shape(mirror('0,-104! 26,-108 42,-88 24,-76! 34,-62 14,-58 0,-52!')), ramp('#8a4a1c'), { depth: 6 })) +
    pen.stroke('M-72-36Q0-66 72-36', '#c81f2c', 11) +
    pen.stroke('M-72-39Q0-69 72-39', '#ff6a5a', 3) +
    pen.body(oval(0, -50, 17), gold, { depth: 7, shine: 1 }) +
    pen.path(star(0, -50, 8, 11, 5), '#c81f2c') +
    mirrored((_, side) =>
      [0, 1, 2].map((i) => pen.stroke(`M${(66 + i * 5) * side} -34L${(70 + i * 7) * side} ${-6 + i * 3}`, '#e2353f', 4)).join(''),
    ),
}
