import { mirrored } from './parts.ts'
import { symmetricShape, curve, oval, shape, star } from './path.ts'
import type { Pen } from './pen.ts'
import { gold, ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

/** The upper half of a court card (king, queen or jack) in two colours: 96 units high, with its base at y = 0. */
function courtHalf(pen: Pen, rank: 'king' | 'queen' | 'jack', robe: Ramp, trim: Ramp): string {
  const skin = ramp('#f4cda4')
  const hair = { king: ramp('#8a5a2a'), queen: ramp('#5a2a1a'), jack: ramp('#d89a3a') }[rank]
  const crown = {
    king: '-24,-72! -30,-98! -14,-86! 0,-106! 14,-86! 30,-98! 24,-72!',
    queen: '-22,-72! -28,-92! -12,-84! -8,-100! 0,-88! 8,-100! 12,-84! 28,-92! 22,-72!',
    jack: '-26,-66! -30,-84 -8,-96 22,-92 34,-80! 18,-78 24,-66!',
  }[rank]
  const hairShape = rank === 'queen' ? '0,-78 28,-74 34,-44 38,-14! 20,-20 0,-24' : '0,-76 26,-72 32,-48 34,-24! 20,-22 0,-26'
  return (
    pen.body(symmetricShape('0,-30 26,-28 52,-14 60,0! 0,0'), robe, { depth: 6, shine: 0.5 }) +
    pen.body(symmetricShape('0,-28 10,-24 14,0 0,0'), trim, { depth: 3, shine: 0.8 }) +
    mirrored((mirror) => pen.stroke(curve(mirror('22,-26 34,-14 38,0')), trim.light, 4)) +
    pen.path(star(0, -10, 5, 6, 2.6), robe.dark) +
    pen.body(symmetricShape(hairShape), hair, { depth: 6 }) +
    pen.body(symmetricShape('0,-70 18,-66 22,-50 16,-34 0,-28'), skin, {
      depth: 2.5,
      shine: 0.1,
      fill: pen.radial([skin.light, `${skin.mid} 62`, skin.dark], 0.42, 0.42, 0.66),
    }) +
    mirrored(
      (mirror, side) =>
        pen.path(oval(8.5 * side, -54, 2.4, 2.8), '#1c1018') + pen.stroke(curve(mirror('4,-60 9,-62 15,-59')), '#3a2014', 2),
    ) +
    pen.stroke('M0-54L2-45L-1-44', skin.dark, 1.6) +
    (rank === 'king' ? pen.body(symmetricShape('0,-38 14,-40 20,-44! 18,-26 6,-14 0,-12!'), hair, { depth: 4 }) : '') +
    pen.path(shape('-6,-38! 0,-40 6,-38! 0,-35'), '#c81f3a') +
    pen.body(shape(crown), rank === 'jack' ? robe : gold, { depth: 4, shine: 1 }) +
    (rank === 'jack'
      ? pen.body(shape('24,-82! 44,-104 52,-98! 40,-80 28,-74!'), trim, { depth: 3 })
      : [-13, 0, 13].map((x) => pen.path(oval(x, -77, 2.8), x === 0 ? '#e0203a' : '#1f6fe0')).join(''))
  )
}

/** The face of a court card: the figure and, upside down below it, the same figure again. */
export const courtFace = (pen: Pen, rank: 'king' | 'queen' | 'jack', robe: Ramp, trim: Ramp, scale = 1): string => {
  const figure = courtHalf(pen, rank, robe, trim)
  return pen.group(pen.group(figure, { rotation: 180 }) + figure + pen.stroke('M-60 0H60', trim.light, 3), { scale })
}
