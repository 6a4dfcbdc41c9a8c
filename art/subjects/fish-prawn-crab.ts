import { mirrored, sparkle } from '../kit/parts.ts'
import { box, curve, fixed, oval, polygon, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const drawSymbol = (pen: Pen, symbol: 'fish' | 'prawn' | 'crab' | 'gourd', colour: string): string => {
  const shades = ramp(colour)
  if (symbol === 'fish')
    return (
      pen.body(shape('-34,0! -10,-20 20,-16 34,0! 20,16 -10,20') + shape('24,0! 46,-20 42,0 46,20!'), shades, { depth: 3 }) +
      pen.path(oval(-18, -4, 4), '#ffffff') +
      pen.path(oval(-18, -4, 2), '#1a0a0a') +
      pen.stroke('M-4-14Q4 0-4 14', shades.bright, 3)
    )
  if (symbol === 'crab')
    return (
      mirrored(
        (mirror) =>
          pen.stroke(curve(mirror('18,6 36,10 40,24')) + curve(mirror('16,12 30,22 30,32')), shades.dark, 5) +
          pen.stroke(curve(mirror('20,-6 34,-16 34,-28')), shades.dark, 6) +
          pen.body(shape(mirror('24,-26! 30,-44 42,-44! 36,-34! 46,-34 42,-22 32,-18')), shades, { depth: 2 }),
      ) +
      pen.body(oval(0, 2, 26, 19), shades, { depth: 5 }) +
      mirrored((_, side) => pen.path(oval(9 * side, -16, 5), '#ffffff') + pen.path(oval(9 * side, -16, 2.6), '#1a0a0a'))
    )
  if (symbol === 'prawn')
    return (
      pen.stroke('M22-22C-10-40-38-8-22 20C-14 32 6 36 16 28', shades.dark, 20) +
      pen.stroke('M22-22C-10-40-38-8-22 20C-14 32 6 36 16 28', shades.light, 12) +
      pen.stroke('M-10-24L-20-10M-26-4L-12 2M-24 16L-10 14M-8 28L-6 16', shades.dark, 3) +
      pen.stroke('M24-24Q44-36 46-16M24-20Q40-20 44-6', shades.mid, 3) +
      pen.body(shape('14,24! 34,18 30,28 36,38!'), shades, { depth: 2 }) +
      pen.path(oval(16, -24, 4), '#1a0a0a')
    )
  return (
    pen.body(oval(0, 16, 26, 24), shades, { depth: 6 }) +
    pen.body(oval(0, -18, 16, 17), shades, { depth: 5 }) +
    pen.stroke('M0-34Q2-44 12-44', '#3a7a2a', 5) +
    pen.stroke('M-16-2H16', '#e0203a', 5)
  )
}

export const fishPrawnCrab: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#063a2a', mid: '#0f9a6a', glow: '#a8f07a', spark: '#fff6c0' },
  y: 6,
  draw: (pen) => {
    const cube = (x: number, y: number, size: number, rotation: number, faces: readonly [string, string, string]): string => {
      const [w, h] = [size * 0.87, size * 0.5]
      const face = (matrix: string, paint: string, content: string): string =>
        `<g transform="matrix(${matrix})">${pen.path(box(-size / 2 + 0.5, -size / 2 + 0.5, size - 1, size - 1, size * 0.12), paint, { stroke: '#ffffff', 'stroke-width': 1, 'stroke-opacity': 0.5 })}${pen.group(content, { scale: size / 108 })}</g>`
      return pen.group(
        pen.path(
          polygon([
            [0, -size],
            [w, -h],
            [w, h],
            [0, size],
            [-w, h],
            [-w, -h],
          ]),
          '#b9a98c',
          { stroke: '#b9a98c', 'stroke-width': 5, 'stroke-linejoin': 'round' },
        ) +
          face(`.87 .5 -.87 .5 0 ${fixed(-h)}`, pen.linear(['#ffffff', '#fff4da']), faces[0]) +
          face(`.87 .5 0 1 ${fixed(-w / 2)} ${fixed(h / 2)}`, pen.linear(['#fff6e0', '#f0dfbe']), faces[1]) +
          face(`.87 -.5 0 1 ${fixed(w / 2)} ${fixed(h / 2)}`, pen.linear(['#ecd9b4', '#cdb488']), faces[2]),
        { x, y, rotation },
      )
    }
    const [fish, prawn, crab, gourd] = [
      drawSymbol(pen, 'fish', '#1f7ae0'),
      drawSymbol(pen, 'prawn', '#ff6a2a'),
      drawSymbol(pen, 'crab', '#e0203a'),
      drawSymbol(pen, 'gourd', '#e0a02a'),
    ]
    return (
      cube(-62, 44, 66, -8, [gourd, fish, prawn]) +
      cube(70, 50, 64, 10, [prawn, crab, fish]) +
      cube(2, -54, 70, 4, [fish, crab, gourd]) +
      sparkle(pen, -40, -96, 18) +
      sparkle(pen, 106, 10, 14)
    )
  },
}
