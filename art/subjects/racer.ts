import { mirrored, sparkle } from '../kit/parts.ts'
import { symmetricShape, oval, shape, star } from '../kit/path.ts'
import { ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const paint = ramp('#e0182c')

/** The helmet of a racing driver. */
export const racer: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#0a0c24', mid: '#1a2f8a', glow: '#5ac8ff', spark: '#ff4f3a' },
  y: 2,
  draw: (pen) => {
    const shell = symmetricShape('0,-116 50,-110 94,-78 112,-20 108,40 92,88 60,112 0,118')
    const visor = symmetricShape('0,-44 60,-40 98,-22 100,14 78,40 40,46 0,46')
    return (
      pen.body(shell, paint, { depth: 20, shine: 0.9 }) +
      pen.clipTo(
        shell,
        pen.path(symmetricShape('0,-120 22,-116 18,-60 14,-40 0,-40'), '#ffffff') +
          mirrored(
            (mirror) =>
              pen.path(shape(mirror('32,-120! 44,-114 40,-40! 28,-40!')), '#ffffff', { opacity: 0.95 }) +
              pen.path(shape(mirror('120,44! 84,58 58,86 48,120! 66,120! 80,92 120,70!')), '#ffffff') +
              pen.path(shape(mirror('120,-40! 96,-62 74,-92! 92,-92! 124,-60!')), '#10122a'),
          ),
      ) +
      pen.body(symmetricShape('0,-58 66,-54 108,-32 112,22 86,52 44,58 0,58'), ramp('#23263a'), { depth: 7, shine: 0.7 }) +
      pen.body(visor, ramp('#2a6ae0'), {
        depth: 8,
        shine: 0.6,
        fill: pen.linear(['#ffd75e', '#ff7a3a 30', '#7a2fd0 62', '#0a1a5a'], 100),
      }) +
      pen.clipTo(
        visor,
        pen.path(shape('-110,-50! -40,-50! -74,50! -130,50!'), '#ffffff', { opacity: 0.36 }) +
          pen.path(shape('-28,-50! -14,-50! -48,50! -62,50!'), '#ffffff', { opacity: 0.3 }) +
          pen.stroke('M-110 30Q0 8 110 30', '#ffffff', 2, { opacity: 0.5 }),
      ) +
      mirrored(
        (_, side) => pen.body(oval(102 * side, -6, 12), silver, { depth: 5, shine: 1 }) + pen.path(oval(102 * side, -6, 4.5), '#2a2f40'),
      ) +
      pen.body(symmetricShape('0,72 40,70 54,84 42,104 0,108'), ramp('#23263a'), { depth: 7, shine: 0.6 }) +
      pen.stroke([-26, -13, 0, 13, 26].map((x) => `M${x} 80V100`).join(''), '#05060f', 6) +
      pen.path(star(0, -80, 5, 14, 6), '#e0182c') +
      sparkle(pen, -62, -84, 18)
    )
  },
}
