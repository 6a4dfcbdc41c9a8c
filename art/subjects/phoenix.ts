import { mirrored } from '../kit/parts.ts'
import { symmetricShape, fixed, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const plume = ramp('#ff5a1f')
const gilt = ramp('#ffb52e')

const feather = (pen: Pen, rotation: number, length: number, shades: typeof plume, eyeColour: string): string =>
  pen.group(
    pen.body(shape(`0,0! 9,${-length * 0.4} 15,${-length * 0.78} 0,${-length}! -15,${-length * 0.78} -9,${-length * 0.4}`), shades, {
      depth: 3,
    }) +
      pen.path(oval(0, -length * 0.82, 7, 11), gilt.bright) +
      pen.path(oval(0, -length * 0.81, 4.6, 7.5), eyeColour) +
      pen.stroke(`M0 0V${fixed(-length * 0.7)}`, shades.bright, 1.2, { opacity: 0.7 }),
    { rotation },
  )

const wing = (pen: Pen, mirror: (p: string) => string): string =>
  [
    '10,8! 60,-60 112,-96 142,-138! 146,-96 130,-62! 148,-74 152,-66! 138,-34 116,-20! 136,-22 138,-14! 112,10 84,14! 100,18 98,26! 60,36 22,34!',
  ]
    .map((d) => pen.body(shape(mirror(d)), plume, { depth: 6 }))
    .join('') +
  pen.body(shape(mirror('8,4! 46,-46 92,-76 122,-104! 118,-72 100,-46! 108,-46 110,-38! 86,-10 50,10!')), gilt, { depth: 5 }) +
  pen.body(shape(mirror('6,2! 36,-28 66,-46 92,-62! 84,-36 52,-6!')), ramp('#e2283c'), { depth: 5 })

export const phoenix: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#220a3a', mid: '#6a1f6e', glow: '#ff8a5c', spark: '#ffd27a' },
  y: 14,
  draw: (pen) =>
    pen.group(
      [-40, -27, -13, 13, 27, 40]
        .map((angle) => feather(pen, 180 + angle, 128 - Math.abs(angle) * 0.5, Math.abs(angle) > 20 ? gilt : plume, '#0f8f8a'))
        .join('') + feather(pen, 180, 140, gilt, '#7a1fae'),
      { y: 22 },
    ) +
    mirrored((mirror) => wing(pen, mirror)) +
    pen.body(symmetricShape('0,-62 22,-48 30,-18 26,22 12,52 0,66!'), ramp('#f2472a'), { depth: 9 }) +
    pen.body(symmetricShape('0,-30 14,-20 18,8 8,38 0,50'), gilt, { depth: 5 }) +
    pen.stroke([-18, -6, 6, 18, 30].map((y) => `M-11 ${y}q11 9 22 0`).join(''), '#c2410c', 1.6, { opacity: 0.6 }) +
    [-26, -9, 9, 26]
      .map((angle) =>
        pen.group(pen.body(shape('0,0! 5,-18 4,-34 0,-44! -4,-34 -5,-18'), gilt, { depth: 2 }) + pen.path(oval(0, -42, 4.4), '#19b5a5'), {
          x: angle * 0.3,
          y: -92,
          rotation: angle,
        }),
      )
      .join('') +
    pen.body(symmetricShape('0,-108 18,-102 22,-84 16,-68 0,-58'), ramp('#f2472a'), { depth: 7 }) +
    pen.body(symmetricShape('0,-86 8,-84 7,-74 0,-60!'), gold, { depth: 3, shine: 1 }) +
    mirrored(
      (_, side) =>
        pen.path(oval(12 * side, -88, 5), '#fff4c4') +
        pen.path(oval(11 * side, -88, 3), '#1a0505') +
        pen.path(oval(10 * side, -89.4, 1.1), '#ffffff'),
    ) +
    pen.glow(0, 8, 60, '#fff0a0', 0.35),
}
