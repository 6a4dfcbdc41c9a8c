import { oval, shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const orange = ramp('#f4511e')
const white = ramp('#fff3e4')

/** A carp seen from above. */
function carp(pen: Pen, shades: Ramp, patchShades: Ramp): string {
  const d = shape('-6,-128 22,-112 40,-78 44,-36 30,10 8,52 -4,84 -2,112! -22,86 -34,50 -34,6 -40,-40 -38,-84 -26,-116')
  const scales = Array.from({ length: 60 }, (_, i) => {
    const [row, col] = [Math.floor(i / 6), i % 6]
    const [x, y] = [-44 + col * 15 + (row % 2) * 7.5, -66 + row * 14]
    return `M${x - 7.5} ${y}a7.5 8 0 0 0 15 0`
  }).join('')
  const fin = (points: string, depth = 3): string =>
    pen.body(shape(points), shades, {
      depth,
      angle: 20,
      fill: pen.linear([`${shades.light}f2`, `${shades.mid}e6`, `${shades.bright}aa`], 35),
    })
  const rays = (rayPath: string): string => pen.stroke(rayPath, shades.bright, 1.4, { opacity: 0.55 })
  return (
    fin('-6,92! 20,104 52,132 62,152! 34,140 14,138 2,128! -6,144 -34,146 -56,150! -44,126 -22,104') +
    rays('M0 104C18 112 40 130 54 146M-4 106C-14 116-34 132-50 146M-2 108C2 118 4 124 2 128') +
    fin('34,-64! 72,-58 96,-30 98,-4! 76,-18 54,-22 40,-26!') +
    rays('M42-54C62-48 82-30 94-10M42-44C58-38 72-28 84-18') +
    fin('-38,-62! -74,-50 -92,-20 -88,6! -68,-12 -54,-18 -40,-22!') +
    rays('M-44-52C-64-42-80-24-86-4M-44-42C-56-34-68-24-76-12') +
    fin('22,22! 46,26 58,46 56,62! 40,50 22,46 12,44!') +
    fin('-34,26! -56,36 -62,56 -58,70! -46,56 -34,52 -26,50!') +
    pen.body(d, white, { depth: 13, shine: 0.45 }) +
    pen.clipTo(
      d,
      pen.path(
        shape('-30,-116 6,-122 26,-96 10,-74 -12,-80 -30,-70 -44,-92') +
          shape('4,-52 40,-62 52,-24 26,-6 2,-14 -14,-34') +
          shape('-40,-16 -16,-10 -6,18 -18,48 -40,42') +
          shape('-2,44 22,22 22,60 6,84 -6,70'),
        pen.linear([patchShades.light, patchShades.mid, patchShades.dark], 70),
        { opacity: 0.95 },
      ) +
        pen.stroke(scales, patchShades.deep, 1.3, { opacity: 0.35 }) +
        pen.stroke(scales, '#ffffff', 1, { opacity: 0.4 }),
    ) +
    pen.body(shape('0,-56! 9,-34 9,-6 -2,26! -7,-4 -6,-34'), shades, { depth: 2.4, shine: 0.3 }) +
    pen.path(oval(18, -108, 5) + oval(-26, -106, 5), '#1a0808') +
    pen.path(oval(17, -110, 1.7) + oval(-27, -108, 1.7), '#ffffff') +
    pen.stroke('M8-126C20-136 30-136 36-132M-14-126C-24-138-32-138-40-132', white.light, 2.4)
  )
}

export const koi: Subject = {
  scene: 'lilyPond',
  sceneColours: { deep: '#03243f', mid: '#0b5f9a', glow: '#5fd4f0', spark: '#3fa65a' },
  scale: 0.98,
  draw: (pen) =>
    pen.group(pen.group(carp(pen, ramp('#ffd9a8'), ramp('#f2a31e')), { x: 52, y: 34, rotation: 206, scale: 0.72 }), { opacity: 1 }) +
    pen.group(carp(pen, orange, ramp('#e2290f')), { x: -28, y: -8, rotation: 18 }),
}
