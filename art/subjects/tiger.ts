import { mirrored, eyes } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const fur = ramp('#f28a1e')
const pale = ramp('#fdf1dc')
const black = '#2b0f0c'

const stripes = (pen: Pen): string =>
  mirrored((mirror) =>
    [
      '16,-100! 44,-104 74,-78! 52,-82 28,-80!',
      '14,-72! 32,-76 52,-66! 36,-62 20,-62!',
      '118,-44! 94,-38 72,-24! 96,-24 122,-22!',
      '126,-6! 100,-6 82,4! 104,8 128,12!',
      '128,34! 108,32 92,36! 108,44 128,50!',
      '108,84! 96,74 84,72! 90,86 100,96!',
    ]
      .map((d) => pen.path(shape(mirror(d)), black))
      .join(''),
  ) + pen.path(symmetricShape('0,-122! 8,-104 6,-84 0,-70!'), black)

const ears = (pen: Pen): string =>
  mirrored(
    (mirror) =>
      pen.body(shape(mirror('44,-94! 56,-130 88,-142 110,-118 110,-82 96,-60!')), fur, { depth: 6 }) +
      pen.body(shape(mirror('64,-98! 72,-122 90,-126 98,-108 96,-84 90,-74!')), ramp('#7a2a22'), { depth: 4 }),
  )

const mouth = (pen: Pen): string =>
  pen.path(symmetricShape('0,56 30,56 48,66 46,96 28,122 0,126'), pen.linear(['#2a0308', '#7d0f1c', '#a8202c'])) +
  pen.body(symmetricShape('0,92 20,90 28,104 18,122 0,124'), ramp('#f2728a'), { depth: 5, shine: 0.8 }) +
  mirrored(
    (mirror) =>
      pen.body(shape(mirror('20,60! 36,60! 34,84 25,104! 20,82')), ivory, { depth: 3, shine: 0.9 }) +
      pen.body(shape(mirror('16,118! 28,116! 26,100 20,92! 16,102')), ivory, { depth: 2.5 }),
  ) +
  mirrored((mirror) => pen.body(shape(mirror('0,26! 22,14 52,24 70,48 64,74 46,80 24,72 0,62!')), pale, { depth: 11, shine: 0.25 })) +
  mirrored((mirror) =>
    pen.path(
      [
        [30, 46],
        [40, 56],
        [48, 44],
      ]
        .map(([x = 0, y = 0]) => mirror(`${x},${y}`).split(',').map(Number))
        .map(([x = 0, y = 0]) => oval(x, y, 2.3))
        .join(''),
      '#8a5a3c',
    ),
  ) +
  pen.body(symmetricShape('0,112 26,110 34,120 22,138 0,142'), pale, { depth: 7 })

export const tiger: Subject = {
  scene: 'jungle',
  sceneColours: { deep: '#03231c', mid: '#0b6b52', glow: '#7ef0b0', spark: '#d9ffb0' },
  y: 2,
  draw: (pen) =>
    ears(pen) +
    pen.body(
      symmetricShape('0,-116 36,-112 70,-98 96,-72 108,-40 112,-4 130,12! 116,26 132,46! 112,56 122,80! 94,84 88,110! 60,112 34,134 0,138'),
      fur,
      { depth: 15, shine: 0.25 },
    ) +
    mirrored((mirror) =>
      pen.body(shape(mirror('60,24! 92,14 112,26 128,46! 110,54 120,78! 92,82 86,106! 62,106 44,96')), pale, { depth: 7, shine: 0.2 }),
    ) +
    stripes(pen) +
    mouth(pen) +
    pen.body(symmetricShape('0,-62 17,-50 20,-12 27,16 0,30'), fur, { depth: 7, shine: 0.3 }) +
    pen.body(symmetricShape('0,12 26,8 32,20 14,38 0,44'), ramp('#d9485c'), { depth: 4, shine: 1 }) +
    mirrored((mirror) => pen.body(shape(mirror('18,-36! 44,-62 78,-64 90,-50 62,-42 34,-24!')), pale, { depth: 4 })) +
    eyes(pen, { lids: '20,-18! 42,-34 72,-38 84,-32! 66,-12 40,-8', x: 54, y: -24, r: 14, iris: '#e8d92a', pupil: [5, 7] }) +
    mirrored((mirror) => pen.body(shape(mirror('12,-22! 40,-50 76,-54 94,-42! 70,-38 42,-32 22,-12!')), fur, { depth: 4, shine: 0.2 })) +
    mirrored((mirror) =>
      [44, 54, 64]
        .map((y, i) => pen.stroke(curve(mirror(`54,${y} 96,${y - 8 + i * 6} 138,${y - 14 + i * 16}`)), '#fffaf0', 1.4, { opacity: 0.85 }))
        .join(''),
    ),
}
