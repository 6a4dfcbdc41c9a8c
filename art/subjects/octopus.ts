import { mirrored } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#e0305a')

export const octopus: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#0a0a34', mid: '#2f3fb0', glow: '#7ad0ff', spark: '#ffd05a' },
  y: 0,
  draw: (pen) => {
    const arm = (points: string, w: number): string =>
      pen.stroke(curve(points), skin.deep, w + 5) +
      pen.stroke(curve(points), skin.mid, w) +
      pen.stroke(curve(points), skin.light, w * 0.35, { opacity: 0.6, transform: 'translate(-3 -4)' })
    const suckers = (positions: readonly (readonly [number, number])[]): string =>
      positions.map(([x, y]) => pen.path(oval(x, y, 5), '#ffd2dc') + pen.path(oval(x, y, 2.4), '#c83a5a')).join('')
    return (
      mirrored(
        (mirror, side) =>
          arm(mirror('40,30 96,20 126,-20 108,-54 84,-40'), 20) +
          suckers(
            [
              [112 * side, -4],
              [120 * side, -24],
              [110 * side, -42],
            ].map(([x = 0, y = 0]) => [x, y] as const),
          ) +
          arm(mirror('46,56 104,66 138,44 150,74 130,90'), 19) +
          suckers(
            [
              [92 * side, 72],
              [112 * side, 70],
              [128 * side, 62],
            ].map(([x = 0, y = 0]) => [x, y] as const),
          ) +
          arm(mirror('30,70 66,104 110,106 122,136 96,144'), 20) +
          suckers(
            [
              [64 * side, 112],
              [82 * side, 116],
              [100 * side, 118],
            ].map(([x = 0, y = 0]) => [x, y] as const),
          ) +
          arm(mirror('12,76 20,112 50,128 46,150 22,150'), 19) +
          suckers(
            [
              [20 * side, 118],
              [32 * side, 130],
            ].map(([x = 0, y = 0]) => [x, y] as const),
          ),
      ) +
      pen.body(symmetricShape('0,-138 48,-130 84,-92 90,-40 70,10 60,60 34,84 0,90'), skin, { depth: 20, shine: 0.8 }) +
      pen.path(
        oval(-34, -96, 12, 8) + oval(-56, -70, 7, 5) + oval(38, -104, 8, 6) + oval(58, -80, 10, 7) + oval(20, -118, 5, 4),
        '#ff8aa0',
        { opacity: 0.8 },
      ) +
      mirrored(
        (mirror, side) =>
          pen.path(oval(36 * side, -8, 24, 25), '#2a0614') +
          pen.path(oval(36 * side, -7, 21, 22), '#fff8e6') +
          pen.path(oval(33 * side, -3, 13), pen.radial(['#ffe27a', '#ff9a1f 50', '#8a2a0a'])) +
          pen.path(oval(33 * side, -3, 10, 4.5), '#12060a') +
          pen.path(oval(33 * side - 4, -8, 3.4), '#ffffff') +
          pen.body(shape(mirror('8,-22! 30,-40 60,-34 66,-16! 46,-24 24,-20')), skin, { depth: 5 }),
      ) +
      pen.path(symmetricShape('0,44 20,40 34,30! 26,54 10,64 0,65'), '#4a0618') +
      pen.path(symmetricShape('0,45 16,42 26,36! 20,48 0,52'), '#ffffff') +
      pen.body(shape('-56,-104! -70,-132 -30,-142 8,-158 40,-148 64,-118! 30,-122 0,-116 -30,-108'), ramp('#23283a'), {
        depth: 7,
        shine: 0.5,
      }) +
      pen.stroke(curve('-58,-104 -20,-116 30,-124 64,-118'), gold.light, 4) +
      pen.path(oval(8, -138, 8), '#f6f2ea') +
      pen.stroke('M-4-128L20-146M20-128L-4-146', '#f6f2ea', 4)
    )
  },
}
