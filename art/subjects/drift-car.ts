import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const paint = ramp('#12c8e0')

export const driftCar: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#0a0220', mid: '#4a0f8a', glow: '#ff5ac8', spark: '#5affff' },
  y: 10,
  draw: (pen) => {
    const cabin = symmetricShape('0,-76 44,-74 66,-58 84,-14! 0,-10')
    return (
      pen.group(
        pen.glow(0, 112, 150, '#ff4fd0', 0.9, 34) +
          mirrored((_, side) => pen.body(box(side > 0 ? 84 : -122, 46, 38, 64, 12), ramp('#1a1c28'), { depth: 7 })) +
          pen.body(box(-104, -98, 208, 14, 6), ramp('#23283a'), { depth: 4, shine: 0.9 }) +
          mirrored((_, side) => pen.stroke(`M${70 * side}-86L${62 * side}-56`, '#1a1c28', 7)) +
          pen.body(cabin, paint, { depth: 9, shine: 1 }) +
          pen.body(symmetricShape('0,-66 40,-64 58,-50 70,-18! 0,-16'), ramp('#1a2a5a'), {
            depth: 4,
            fill: pen.linear(['#c8f6ff', '#3f5ad0 35', '#0a1038'], 100),
          }) +
          pen.path(shape('-62,-22! -40,-62! -14,-64! -40,-20!'), '#ffffff', { opacity: 0.4 }) +
          pen.body(symmetricShape('0,-18 70,-18 112,0 128,34 126,78 110,92! 0,94'), paint, { depth: 15, shine: 1 }) +
          pen.clipTo(
            symmetricShape('0,-18 70,-18 112,0 128,34 126,78 110,92! 0,94'),
            pen.path(box(-26, -24, 18, 130), '#ff3fa8') + pen.path(box(8, -24, 18, 130), '#ff3fa8'),
          ) +
          mirrored(
            (mirror, side) =>
              pen.body(shape(mirror('52,24! 112,12 122,32! 104,44 62,44')), ramp('#0c1024'), { depth: 3 }) +
              pen.path(shape(mirror('62,30! 108,20 114,32! 98,38 68,38')), '#f6ffd0') +
              pen.glow(92 * side, 30, 44, '#f6ffb0', 0.95, 26) +
              pen.body(shape(mirror('96,-14! 130,-22 136,-8! 112,-4')), paint, { depth: 4, shine: 1 }),
          ) +
          pen.body(box(-50, 42, 100, 30, 8), ramp('#10142a'), { depth: 4 }) +
          pen.stroke('M-44 50H44M-44 57H44M-44 64H44', '#3a4a7a', 2.4) +
          pen.body('M-118 84C-60 76 60 76 118 84L122 104C60 112-60 112-122 104Z', ramp('#1a1c2e'), { depth: 5, shine: 0.9 }) +
          pen.stroke('M-112 96C-60 104 60 104 112 96', '#ff4fd0', 3.5),
        { rotation: -9, scale: 1.02 },
      ) +
      mirrored((_, side) =>
        pen.group(pen.glow(132 * side, 116, 60, '#ffffff', 0.5, 28) + pen.glow(148 * side, 96, 40, '#e0c8ff', 0.6, 24), {}),
      ) +
      sparkle(pen, -96, 36, 22) +
      sparkle(pen, 86, 12, 20)
    )
  },
}
