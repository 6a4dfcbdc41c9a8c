import { mirrored, die, sparkle } from '../kit/parts.ts'
import { oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const sicbo: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#200408', mid: '#9a1420', glow: '#ffc05a', spark: '#ffd75e' },
  y: 4,
  draw: (pen) => {
    const dome = 'M-96 76C-104-40-74-124 0-124C74-124 104-40 96 76Z'
    return (
      pen.body(shape('-126,84! 126,84! 132,110 112,134 -112,134 -132,110'), gold, { depth: 11, shine: 1 }) +
      pen.body(oval(0, 82, 112, 26), ramp('#a8142a'), { depth: 6 }) +
      pen.stroke(oval(0, 82, 112, 26), gold.light, 4) +
      die(pen, -42, 38, 44, -10, [5, 3, 6]) +
      die(pen, 46, 42, 44, 8, [6, 2, 4]) +
      die(pen, 2, -18, 44, 4, [1, 5, 3]) +
      pen.path(dome, pen.linear(['#ffffff55', '#ffffff11 40', '#ffffff08'], 60)) +
      pen.stroke(dome, '#ffffff', 3, { opacity: 0.75 }) +
      pen.path(shape('-78,40 -76,-40 -46,-96 -26,-106! -52,-50 -58,20 -62,64!'), '#ffffff', { opacity: 0.5 }) +
      pen.path(shape('74,56 76,6 66,-30! 66,20 62,58!'), '#ffffff', { opacity: 0.35 }) +
      pen.body(oval(0, -132, 15), gold, { depth: 7, shine: 1 }) +
      pen.path(star(0, 112, 5, 13, 6), '#c8142e') +
      mirrored((_, side) => pen.body(oval(60 * side, 108, 7), ramp('#1fa88a'), { depth: 3, shine: 1 })) +
      sparkle(pen, -62, -70, 22) +
      sparkle(pen, 40, 16, 14)
    )
  },
}
