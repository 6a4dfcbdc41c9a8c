import { ball, mirrored, flame } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape } from '../kit/path.ts'
import { gold, ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const white = ramp('#f2f4fa')
const red = ramp('#f2304a')

export const rocket: Subject = {
  scene: 'cosmos',
  sceneColours: { deep: '#04103a', mid: '#0f4ab0', glow: '#5ac8ff', spark: '#ffe066' },
  y: -6,
  draw: (pen) => {
    const hull = symmetricShape('0,-142! 22,-118 46,-70 52,-10 44,48 34,70! 0,74')
    const puffs = [
      [-46, 132, 26],
      [44, 136, 30],
      [-10, 140, 30],
      [-84, 144, 20],
      [86, 146, 18],
    ]
      .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#e8eefc')))
      .join('')
    return (
      pen.group(
        flame(pen, 0, 68, 110, 180, ['#ff3d1f', '#ff9a1f', '#fff6c0']) +
          flame(pen, -22, 64, 66, 188) +
          flame(pen, 22, 64, 66, 172) +
          mirrored((mirror) => pen.body(shape(mirror('36,4! 74,26 92,66 88,104! 66,84 34,72!')), red, { depth: 9, shine: 0.8 })) +
          pen.body(hull, white, { depth: 16, shine: 0.9 }) +
          pen.clipTo(
            hull,
            pen.path(symmetricShape('0,-150 60,-150 60,-76 0,-86'), red.mid, { opacity: 0.95 }) +
              pen.path(symmetricShape('0,-150 10,-150 -6,-80 -60,-80'), '#ffffff', { opacity: 0.2 }) +
              pen.path(box(-60, 40, 120, 14), '#23408f') +
              pen.path(box(-60, 60, 120, 16), red.mid) +
              pen.path(shape('-46,-70 -30,-90 -28,0 -22,70! -60,70'), '#ffffff', { opacity: 0.4 }),
          ) +
          pen.body(oval(0, -30, 30), gold, { depth: 6, shine: 1 }) +
          pen.path(oval(0, -30, 22), pen.radial(['#b8f0ff', '#3fa8f0 50', '#0f3a8a'], 0.4, 0.35, 0.7)) +
          pen.path(shape('-14,-40 0,-50 10,-46 -4,-36 -14,-24'), '#ffffff', { opacity: 0.7 }) +
          pen.body(shape('-9,24! 9,24! 12,86 0,96 -12,86'), red, { depth: 6, shine: 0.8 }) +
          [-20, 0, 20].map((x) => ball(pen, x, 22, 3.6, silver)).join(''),
        { rotation: 14, scale: 0.98 },
      ) + puffs
    )
  },
}
