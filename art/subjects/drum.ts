import { oval, polygon, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const metal = ramp('#c07a34')
const patina = ramp('#3f9a84')

/** The face of a bronze drum: a star inside rings of birds and triangles. */
export const drum: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#1c0a06', mid: '#8a2a12', glow: '#ff9a3a', spark: '#ffd27a' },
  draw: (pen) => {
    const repeatAround = (count: number, r: number, draw: (i: number) => string): string =>
      Array.from({ length: count }, (_, i) =>
        pen.group(draw(i), {
          rotation: (360 / count) * i,
          x: r * Math.sin((i * 2 * Math.PI) / count),
          y: -r * Math.cos((i * 2 * Math.PI) / count),
        }),
      ).join('')
    const heron = shape('-15,2! -6,-2 2,-6 8,-14 14,-16! 22,-12! 15,-11 11,-4 14,4 4,8 -8,7! -18,10!')
    const ring = (r: number, w: number, colour: string): string => pen.stroke(oval(0, 0, r), colour, w)
    return (
      pen.body(oval(0, 12, 144, 138), ramp('#5a3114'), { depth: 8 }) +
      pen.body(oval(0, 0, 142), metal, { depth: 12, shine: 0.7 }) +
      pen.path(oval(0, 0, 126), pen.radial([metal.light, metal.mid, metal.dark], 0.4, 0.34, 0.72)) +
      pen.path(oval(0, 0, 102), pen.radial([patina.light, patina.mid, patina.dark], 0.4, 0.34, 0.72)) +
      pen.path(oval(0, 0, 66), pen.radial([metal.bright, metal.mid, metal.dark], 0.4, 0.34, 0.72)) +
      ring(126, 3, metal.deep) +
      ring(102, 3, metal.deep) +
      ring(66, 3, metal.deep) +
      ring(134, 1.5, metal.bright) +
      ring(98, 1.4, metal.bright) +
      ring(70, 1.4, metal.bright) +
      repeatAround(36, 114, (i) =>
        pen.path(
          i % 2
            ? polygon([
                [-7, 8],
                [0, -9],
                [7, 8],
              ])
            : oval(0, 0, 3.4),
          i % 2 ? metal.bright : metal.deep,
        ),
      ) +
      repeatAround(10, 84, () =>
        pen.group(pen.path(heron, metal.deep, { transform: 'translate(1 2)' }) + pen.path(heron, pen.linear([gold.bright, gold.mid])), {}),
      ) +
      pen.body(star(0, 0, 12, 60, 22), gold, { depth: 5, shine: 0.9 }) +
      pen.body(oval(0, 0, 15), ramp('#e2452a'), { depth: 7, shine: 1 }) +
      repeatAround(24, 63, () => pen.path(oval(0, 0, 1.8), metal.deep)) +
      pen.path(shape('-112,-66! -60,-112 10,-126 66,-112! 0,-100 -62,-66 -96,-14!'), '#ffffff', { opacity: 0.16 })
    )
  },
}
