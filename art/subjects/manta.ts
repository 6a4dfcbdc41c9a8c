import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#4a5ad8')

export const manta: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#08042a', mid: '#2a1f8a', glow: '#9a7aff', spark: '#5affea' },
  y: -2,
  aura: 1.2,
  draw: (pen) => {
    const body = symmetricShape('0,-72 22,-70 60,-56 110,-30 152,34! 118,22 78,34 44,62 20,90 0,96')
    return (
      pen.stroke(curve('0,84 6,112 -8,132 4,156'), skin.deep, 7) +
      pen.stroke(curve('0,84 6,112 -8,132 4,156'), skin.light, 2.5) +
      pen.body(body, skin, { depth: 15, shine: 0.7 }) +
      pen.clipTo(
        body,
        pen.path(symmetricShape('0,-60 16,-56 26,-20 18,40 0,70'), skin.dark, { opacity: 0.5 }) +
          mirrored(
            (mirror, side) =>
              pen.stroke(curve(mirror('30,-44 70,-14 120,10')) + curve(mirror('34,-22 66,8 96,18')), '#7affea', 3, { opacity: 0.8 }) +
              [
                [44, -34, 5],
                [62, -24, 4],
                [82, -12, 4.5],
                [102, 0, 4],
                [52, -2, 4],
                [70, 10, 3.5],
                [34, 20, 4],
                [26, 44, 3.5],
                [46, 36, 3],
              ]
                .map(([x = 0, y = 0, r = 1]) => pen.glow(x * side, y, r * 2.6, '#5affea', 0.9) + pen.path(oval(x * side, y, r), '#d8fffa'))
                .join(''),
          ),
      ) +
      mirrored(
        (mirror, side) =>
          pen.body(shape(mirror('14,-68! 20,-98 34,-116! 42,-96 38,-74 30,-60!')), skin, { depth: 6 }) +
          pen.path(oval(40 * side, -52, 7), '#0c0a2a') +
          pen.path(oval(40 * side - 2, -54, 2.4), '#ffffff'),
      ) +
      pen.path(symmetricShape('0,-60 20,-62 18,-54 0,-50'), '#14124a')
    )
  },
}
