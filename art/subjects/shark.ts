import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, polygon, shape } from '../kit/path.ts'
import { ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const hide = ramp('#5f7f9c')
const pale = ramp('#eef4f8')

export const shark: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#020c1f', mid: '#0d3a5a', glow: '#4fc0e0', spark: '#ff6a5a' },
  y: -4,
  draw: (pen) => {
    const teeth = (y: number, count: number, w: number, h: number, up: boolean): string =>
      Array.from({ length: count }, (_, i) => {
        const k = (i - (count - 1) / 2) / (count / 2)
        const x = k * w
        const toothY = y + (up ? -1 : 1) * k * k * 16
        return pen.body(
          polygon([
            [x - 9, toothY],
            [x + 9, toothY],
            [x, toothY + (up ? -h : h)],
          ]),
          ivory,
          { depth: 2, shine: 0.9 },
        )
      }).join('')
    return (
      mirrored((mirror) => pen.body(shape(mirror('60,20! 110,30 146,70 152,104! 118,90 84,84 56,70')), hide, { depth: 9 })) +
      pen.body(shape('-6,-92! 8,-136 30,-156! 34,-120 44,-84!'), hide, { depth: 8 }) +
      pen.body(symmetricShape('0,-112 34,-104 70,-66 86,-8 84,50 66,98 34,128 0,136'), hide, { depth: 18, shine: 0.6 }) +
      pen.body(symmetricShape('0,6 46,10 80,30 78,66 60,100 30,124 0,130'), pale, { depth: 10 }) +
      pen.path(symmetricShape('0,26 40,30 66,48 62,84 36,108 0,114'), pen.linear(['#3a0610', '#8a1220', '#c8303a'])) +
      pen.body(symmetricShape('0,78 30,76 36,94 18,108 0,110'), ramp('#e86a7a'), { depth: 5, shine: 0.7 }) +
      teeth(34, 8, 56, 24, false) +
      teeth(110, 7, 46, 20, true) +
      pen.stroke('M-66 48C-58 28-20 26 0 26C20 26 58 28 66 48', pale.light, 6) +
      mirrored(
        (mirror, side) =>
          pen.path(oval(14 * side, -6, 5, 3.5), '#1c2a3a') +
          pen.path(shape(mirror('42,-30! 58,-42 74,-34! 66,-20 50,-18')), '#0c1420') +
          pen.path(oval(59 * side, -29, 7), '#ffd23f') +
          pen.path(oval(59 * side, -29, 3.6), '#05080c') +
          pen.path(oval(57 * side, -32, 2.2), '#ffffff') +
          pen.body(shape(mirror('36,-34! 54,-54 82,-46! 66,-40 48,-28')), hide, { depth: 4 }) +
          pen.stroke(curve(mirror('84,14 78,28')) + curve(mirror('90,24 82,40')) + curve(mirror('92,38 84,52')), hide.deep, 4),
      ) +
      pen.path(shape('-20,-96 0,-104 20,-96 12,-50 0,-40 -12,-50'), hide.light, { opacity: 0.4 })
    )
  },
}
