import { mirrored, eyes, flame } from '../kit/parts.ts'
import { symmetricShape, curve, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const fur = ramp('#ff7a2a')
const pale = ramp('#fff2e2')

export const fox: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#0a1238', mid: '#24409a', glow: '#9ac8ff', spark: '#a8e0ff' },
  y: 4,
  aura: 1.1,
  draw: (pen) => {
    const tail = (rotation: number): string =>
      pen.group(
        pen.body(shape('0,0! 24,-50 34,-96 16,-134 0,-152! -16,-134 -34,-96 -24,-50'), fur, { depth: 7, shine: 0.25 }) +
          pen.body(shape('0,-152! 16,-134 26,-112 8,-104 0,-114! -8,-104 -26,-112 -16,-134'), pale, { depth: 4 }),
        { y: 44, rotation },
      )
    return (
      [-84, 84, -63, 63, -42, 42, -21, 21, 0].map(tail).join('') +
      mirrored(
        (mirror) =>
          pen.body(shape(mirror('20,-44! 40,-92 66,-118! 84,-80 82,-36 66,-10!')), fur, { depth: 7 }) +
          pen.body(shape(mirror('38,-50! 52,-82 64,-96! 72,-68 68,-38!')), ramp('#3a1c2a'), { depth: 4 }),
      ) +
      pen.body(symmetricShape('0,-54 40,-50 72,-24 94,6! 84,14! 96,34! 70,44 40,78 18,104 0,108'), fur, { depth: 13, shine: 0.3 }) +
      mirrored((mirror) => pen.body(shape(mirror('8,34! 40,10 70,10 92,32! 68,42 40,74 16,100 4,84')), pale, { depth: 8 })) +
      pen.body(symmetricShape('0,-40 12,-26 16,16 20,54 0,84'), fur, { depth: 7 }) +
      pen.body(symmetricShape('0,80 15,78 18,88 8,100 0,102'), ramp('#231a2a'), { depth: 5, shine: 1 }) +
      eyes(pen, { lids: '18,14! 34,-4 56,-8 68,-6! 54,10 36,18', x: 44, y: 4, r: 10.5, iris: '#ffd24a', pupil: [2.6, 8] }) +
      pen.body(symmetricShape('0,-48! 7,-34 5,-18 0,-8!'), ramp('#e0203f'), { depth: 3 }) +
      mirrored(
        (mirror) =>
          pen.stroke(curve(mirror('12,-36 26,-32 38,-24')), '#e0203f', 5) +
          pen.stroke(curve(mirror('68,18 84,18')) + curve(mirror('66,28 80,32')), '#e0203f', 4),
      ) +
      mirrored(
        (_, side) =>
          pen.group(flame(pen, 0, 14, 46, 0, ['#2a6aff', '#5ac8ff', '#e8fbff']), { x: 112 * side, y: 92 }) +
          pen.glow(112 * side, 80, 40, '#5ac8ff', 0.6),
      ) +
      pen.group(flame(pen, 0, 14, 36, 0, ['#2a6aff', '#5ac8ff', '#e8fbff']), { y: 138 })
    )
  },
}
