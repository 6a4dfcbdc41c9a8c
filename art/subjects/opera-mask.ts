import { mirrored, eyes } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const face = ramp('#fbf4ea')
const red = '#c8141f'
const blue = '#123a8c'

export const operaMask: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#160a2e', mid: '#3a1c7a', glow: '#b48cff', spark: '#ffd27a' },
  y: 10,
  draw: (pen) => {
    const head = symmetricShape('0,-86 42,-82 76,-58 90,-18 84,34 62,84 32,116 0,126')
    return (
      mirrored((mirror, side) =>
        [0, 1, 2, 3]
          .map((i) =>
            pen.group(
              pen.body(shape(mirror('0,0! 12,-30 14,-62 0,-84! -14,-62 -12,-30')), i % 2 ? gold : ramp('#d81f3a'), { depth: 3 }) +
                pen.path(oval(0, -62, 6), '#7be0ff'),
              {
                x: side * (26 + i * 24),
                y: -72 + i * 12,
                rotation: side * (12 + i * 15),
              },
            ),
          )
          .join(''),
      ) +
      pen.body(symmetricShape('0,-142 22,-132 40,-112 84,-96 102,-62! 60,-78 0,-82'), gold, { depth: 8, shine: 1 }) +
      pen.body(oval(0, -108, 15), ramp('#e0203a'), { depth: 7, shine: 1 }) +
      mirrored(
        (_, side) =>
          pen.body(oval(36 * side, -96, 9), ramp('#1fae8e'), { depth: 4, shine: 1 }) +
          pen.body(oval(66 * side, -84, 7.5), ramp('#3a7bff'), { depth: 4, shine: 1 }),
      ) +
      pen.body(head, face, { depth: 15, shine: 0.4 }) +
      pen.clipTo(
        head,
        pen.path(symmetricShape('0,-90 18,-82 14,-50 26,-20 16,8 0,16'), red) +
          pen.path(symmetricShape('0,-78 7,-64 0,-44!'), '#ffd35e') +
          mirrored(
            (mirror) =>
              pen.path(shape(mirror('12,-30! 30,-62 70,-70 100,-54! 96,-4 70,10 40,8 20,-4!')), '#17121c') +
              pen.path(shape(mirror('40,10! 70,14 94,2! 88,52 64,72! 66,40')), red) +
              pen.path(shape(mirror('62,76! 78,58 84,60! 66,98 44,112!')), blue) +
              pen.stroke(curve(mirror('18,-52 44,-78 84,-74')), '#ffffff', 4) +
              pen.stroke(curve(mirror('50,22 68,34 70,54')), '#ffffff', 3, { opacity: 0.8 }),
          ) +
          pen.path(symmetricShape('0,96 16,98 12,112 0,118'), blue),
      ) +
      eyes(pen, { lids: '24,-22! 44,-40 70,-38 82,-30! 64,-14 42,-12', x: 54, y: -26, r: 12, iris: '#7a4a16' }) +
      pen.body(symmetricShape('0,-14 10,-8 20,30 12,42 0,44'), face, { depth: 7 }) +
      pen.path(oval(-8, 40, 4, 2.6) + oval(8, 40, 4, 2.6), '#6a2a24') +
      pen.body(symmetricShape('0,64 14,58 34,66! 18,84 0,88'), ramp('#c8141f'), { depth: 4, shine: 0.9 }) +
      pen.stroke('M-34 66Q0 76 34 66', '#4a060c', 2.4) +
      mirrored(
        (_, side) =>
          pen.stroke(`M${96 * side} -60C${104 * side} -30 ${100 * side} 10 ${106 * side} 40`, gold.mid, 3) +
          pen.body(oval(106 * side, 48, 9), ramp('#e0203a'), { depth: 4, shine: 1 }) +
          [-4, 0, 4].map((k) => pen.stroke(`M${106 * side + k} 56L${106 * side + k * 2} 94`, '#e0203a', 3)).join(''),
      )
    )
  },
}
