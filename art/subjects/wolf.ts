import { mirrored, eyes } from '../kit/parts.ts'
import { symmetricShape, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const fur = ramp('#a9b8d2')
const pale = ramp('#f4f7ff')
const dark = ramp('#4a587a')

export const wolf: Subject = {
  scene: 'snowNight',
  sceneColours: { deep: '#0a0f33', mid: '#3a3f9a', glow: '#c0c8ff', spark: '#b07aff' },
  y: 4,
  draw: (pen) =>
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('24,-76! 44,-122 74,-150! 92,-112 90,-66 78,-40!')), dark, { depth: 8 }) +
        pen.body(shape(mirror('44,-82! 58,-112 72,-128! 80,-100 78,-70!')), ramp('#e8a8b8'), { depth: 4 }),
    ) +
    mirrored((mirror) =>
      pen.body(shape(mirror('50,-40! 100,-30! 96,-14! 124,4! 108,16! 134,44! 106,48! 116,78! 86,76! 82,104! 52,94 30,60')), fur, {
        depth: 8,
      }),
    ) +
    pen.body(symmetricShape('0,-92 40,-86 74,-56 86,-10 72,38 46,80 24,116 0,124'), fur, { depth: 15, shine: 0.3 }) +
    pen.body(symmetricShape('0,-94 24,-88 32,-60 18,-30 12,10 0,20'), dark, { depth: 6 }) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('22,10! 58,2 86,14 108,34! 82,38 88,62! 62,62 56,88! 34,84 20,54')), pale, { depth: 8 }) +
        pen.path(shape(mirror('20,-34 44,-52 66,-46! 52,-34 32,-26!')), pale.light),
    ) +
    pen.body(symmetricShape('0,6 20,14 34,48 36,84 22,112 0,120'), pale, { depth: 10 }) +
    pen.body(symmetricShape('0,-20 14,-8 20,30 18,70 0,78'), fur, { depth: 7 }) +
    pen.body(symmetricShape('0,62 22,60 26,74 14,88 0,92'), ramp('#23283a'), { depth: 6, shine: 1 }) +
    pen.stroke('M0 92V104M-26 104Q-12 114 0 104Q12 114 26 104', '#2a3048', 3.4) +
    eyes(pen, {
      lids: '18,-12! 36,-28 60,-28 70,-20! 54,-4 34,-2',
      x: 45,
      y: -15,
      r: 12,
      iris: '#5ad8ff',
      pupil: [4, 5],
      white: '#e8f6ff',
    }) +
    mirrored((mirror) => pen.body(shape(mirror('12,-14! 32,-38 66,-40 84,-26! 60,-26 38,-24 20,-6!')), dark, { depth: 4 })),
}
