import { mirrored, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const steel = ramp('#aeb8cc')

export const microphone: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#06102a', mid: '#123a7a', glow: '#5ab0ff', spark: '#ffc85e' },
  y: 2,
  draw: (pen) => {
    const head = symmetricShape('0,-128 44,-120 66,-84 68,-20 62,20 38,36 0,40')
    const slots = [-98, -76, -54, -32, -10]
      .map((y) => mirrored((_, side) => pen.path(box(side > 0 ? 12 : -58, y, 46, 13, 6), '#141a2c')))
      .join('')
    const note = (x: number, y: number, scale: number, rotation: number, colour: string): string =>
      pen.group(pen.body('M-16 26A12 9 0 1 1-6 17V-34L30-42V16A12 9 0 1 1 20 8V-20L-6-14V18Z', ramp(colour), { depth: 3, shine: 0.9 }), {
        x,
        y,
        scale,
        rotation,
      })
    return (
      pen.stroke('M0 84V150', steel.dark, 14) +
      pen.stroke('M-3 84V150', steel.bright, 4) +
      pen.body('M-52 128C-52 118 52 118 52 128L64 146H-64Z', steel, { depth: 6, shine: 1 }) +
      pen.stroke('M-82-40V30C-82 66-46 84 0 84C46 84 82 66 82 30V-40', steel.deep, 15) +
      pen.stroke('M-82-40V30C-82 66-46 84 0 84C46 84 82 66 82 30V-40', steel.mid, 10) +
      pen.stroke('M-85-40V30C-85 62-50 80-6 81', steel.bright, 3) +
      mirrored((_, side) => pen.body(oval(80 * side, -34, 12), gold, { depth: 5, shine: 1 })) +
      pen.body(head, steel, { depth: 16, shine: 1, angle: 10 }) +
      slots +
      pen.body(box(-7, -124, 14, 160, 6), steel, { depth: 4, shine: 1, angle: 0 }) +
      pen.body(shape('-68,2! 0,14 68,2! 64,26 0,38 -64,26'), gold, { depth: 5, shine: 1 }) +
      pen.path(star(0, 22, 5, 9, 4), gold.deep) +
      note(-112, -76, 0.9, -12, '#ffb52e') +
      note(112, -92, 0.74, 14, '#ff5a8a') +
      note(-112, 62, 0.6, 10, '#5ad0ff') +
      note(114, 40, 0.66, -8, '#b06aff') +
      sparkle(pen, -36, -96, 20)
    )
  },
}
