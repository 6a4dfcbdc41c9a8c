import { mirrored, sparkle } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const shell = ramp('#f2482a')

export const crab: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#062a3a', mid: '#1a9ab0', glow: '#fff0b8', spark: '#ffb06a' },
  y: 10,
  draw: (pen) =>
    mirrored((mirror) =>
      [
        '56,36! 104,20 132,44 140,74! 122,54 100,46 66,58',
        '52,56! 94,52 118,78 120,108! 104,88 84,78 56,76',
        '44,74! 76,84 90,110 86,134! 74,114 58,100 38,90',
      ]
        .map((d) => pen.body(shape(mirror(d)), shell, { depth: 6 }))
        .join(''),
    ) +
    mirrored(
      (mirror) =>
        pen.stroke(curve(mirror('60,4 98,-16 100,-46')), shell.deep, 26) +
        pen.stroke(curve(mirror('60,2 96,-18 98,-46')), shell.mid, 19) +
        pen.body(shape(mirror('80,-48! 70,-92 86,-128 112,-142! 100,-104 108,-86! 118,-116 138,-122! 150,-84 136,-52 110,-36')), shell, {
          depth: 11,
          shine: 0.8,
        }) +
        pen.stroke(curve(mirror('84,-62 80,-88 90,-112')), shell.bright, 4, { opacity: 0.7 }),
    ) +
    pen.body(symmetricShape('0,-40 56,-36 94,-2 92,38 60,78 0,88'), shell, { depth: 18, shine: 0.8 }) +
    mirrored((_, side) =>
      [
        [58, 0, 6],
        [70, 18, 5],
        [48, 18, 4],
        [60, 36, 5],
        [36, 2, 4],
      ]
        .map(([x = 0, y = 0, r = 1]) => pen.body(oval(x * side, y, r), ramp('#ffb07a'), { depth: 2 }))
        .join(''),
    ) +
    mirrored(
      (_, side) =>
        pen.stroke(`M${22 * side}-34V-62`, shell.dark, 10) +
        pen.body(oval(22 * side, -70, 22), ramp('#fff8ea'), { depth: 8, shine: 0.8 }) +
        pen.path(oval(20 * side, -68, 12), pen.radial(['#5ad0ff', '#1f5fd0 60', '#0a1a5a'])) +
        pen.path(oval(20 * side, -68, 6), '#05060f') +
        pen.path(oval(20 * side - 4, -74, 3.6), '#ffffff'),
    ) +
    mirrored((mirror) => pen.body(shape(mirror('2,-84! 22,-98 44,-92 46,-78! 30,-86 14,-82')), shell, { depth: 3 })) +
    pen.path(symmetricShape('0,34 30,30 48,18! 38,52 14,64 0,65'), '#4a0a10') +
    pen.path(symmetricShape('0,36 26,33 38,26! 30,42 0,46'), '#ffffff') +
    pen.body(symmetricShape('0,54 18,54 12,64 0,65'), ramp('#ff8a9a'), { depth: 3 }) +
    pen.body(shape('-36,-36! -44,-72! -18,-54! 0,-88! 18,-54! 44,-72! 36,-36! 0,-44'), gold, { depth: 6, shine: 1 }) +
    pen.body(oval(0, -52, 7), ramp('#1fa8e0'), { depth: 3, shine: 1 }) +
    sparkle(pen, 0, -90, 14),
}
