import { mirrored, coin, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const pink = ramp('#ff86a8')

export const piggy: Subject = {
  scene: 'vault',
  sceneColours: { deep: '#2a0a5a', mid: '#7a3fd8', glow: '#ffb0f0', spark: '#ffe066' },
  y: 10,
  draw: (pen) =>
    mirrored((mirror) => pen.body(shape(mirror('32,96! 70,90! 74,128! 66,140 42,140 34,128!')), pink, { depth: 8 })) +
    mirrored(
      (mirror) =>
        pen.body(shape(mirror('36,-66! 60,-108 98,-122! 108,-84 86,-48!')), pink, { depth: 8 }) +
        pen.body(shape(mirror('58,-76! 74,-100 94,-110! 96,-86 82,-64!')), ramp('#e0457a'), { depth: 4 }),
    ) +
    pen.body(symmetricShape('0,-82 56,-78 100,-42 116,16 104,72 62,112 0,118'), pink, { depth: 22, shine: 0.7 }) +
    mirrored(
      (mirror, side) =>
        pen.glow(80 * side, 30, 28, '#ff4f7f', 0.7, 20) +
        pen.path(oval(52 * side, -14, 17, 19), '#2a0a18') +
        pen.path(oval(52 * side, -9, 13, 12), pen.radial(['#b06aff', '#3a0a5a'], 0.5, 0.8, 0.7)) +
        pen.path(oval(52 * side, -14, 10, 12), '#16040e') +
        pen.path(oval(52 * side - 6, -22, 6), '#ffffff') +
        pen.path(oval(52 * side + 6, -6, 2.6), '#ffffff') +
        pen.stroke(curve(mirror('34,-42 52,-50 72,-42')), pink.dark, 4),
    ) +
    pen.body(oval(0, 28, 44, 34), ramp('#ff6f98'), { depth: 12, shine: 0.9 }) +
    pen.path(oval(-16, 28, 8, 12) + oval(16, 28, 8, 12), '#a81f52') +
    pen.path(symmetricShape('0,74 22,70 34,62! 26,84 10,92 0,93'), '#7a0f34') +
    pen.body(symmetricShape('0,82 14,82 12,90 0,93'), ramp('#ff9db8'), { depth: 3 }) +
    pen.path(box(-30, -78, 60, 10, 5), '#7a123f') +
    pen.group(coin(pen, 0, -100, 34, 1, 10), {}) +
    [
      [-112, 118, 28, 0.5, -8],
      [112, 120, 28, 0.48, 10],
      [-84, 134, 24, 0.42, 4],
      [84, 136, 24, 0.4, -6],
      [-110, -64, 20, 0.8, -24],
      [116, -40, 18, 0.75, 24],
    ]
      .map(([x = 0, y = 0, r = 1, aspect = 1, rotation = 0]) => coin(pen, x, y, r, aspect, rotation))
      .join('') +
    sparkle(pen, -46, -58, 18) +
    sparkle(pen, 34, -120, 16),
}
