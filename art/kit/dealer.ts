import { mirrored } from './parts.ts'
import { symmetricShape, curve, oval, shape } from './path.ts'
import type { Pen } from './pen.ts'
import { gold, ivory, ramp } from './ramp.ts'
import type { Ramp } from './ramp.ts'

type Hairstyle = 'bob' | 'bun' | 'long' | 'short'

export interface DealerOptions {
  hair: Ramp
  hairstyle: Hairstyle
  dress: Ramp
  neckwear: 'bow' | 'collar' | 'pearls'
  skin?: Ramp
}

const backHair: Record<Hairstyle, string> = {
  bob: '0,-120 34,-116 58,-88 62,-48 54,-16 36,-8! 0,-20',
  bun: '0,-118 32,-114 52,-88 52,-52 40,-30! 0,-28',
  long: '0,-120 36,-116 60,-86 64,-34 72,20 60,56! 28,40 0,40',
  short: '0,-118 32,-115 48,-96 49,-66 42,-54! 0,-44',
}

const fringe: Record<Hairstyle, string> = {
  bob: '-47,-62! -50,-92 -28,-116 0,-120 30,-114 50,-90 47,-60! 38,-82 20,-96 -6,-90 -34,-84',
  bun: '-45,-60! -48,-92 -26,-114 0,-117 28,-113 48,-90 45,-60! 40,-84 14,-102 -12,-100 -40,-84',
  long: '-46,-54! -52,-90 -28,-116 0,-120 30,-115 52,-88 46,-52! 42,-78 22,-100 4,-104 -20,-98 -42,-76',
  short: '-45,-68! -50,-98 -22,-124 18,-122 46,-106 46,-68! 38,-88 26,-96 -8,-92 -34,-90',
}

/** The head and upper body of a dealer. */
export function dealer(pen: Pen, { hair, hairstyle, dress, neckwear, skin = ramp('#f3c6a0') }: DealerOptions): string {
  const isMale = hairstyle === 'short'
  const shirt = isMale || neckwear === 'bow' ? pen.body(symmetricShape('0,-10 14,-6 22,40 20,92 0,96'), ivory, { depth: 4 }) : ''
  const lapels = mirrored((mirror) => pen.body(shape(mirror('10,-8! 26,-12 40,0! 24,54 12,92! 14,44')), dress, { depth: 4 }))
  const neckwearDrawing = {
    bow:
      mirrored((mirror) => pen.body(shape(mirror('0,0! 20,-11 26,0 20,11!')), ramp('#c8142e'), { depth: 4, shine: 0.7 })) +
      pen.body(oval(0, 0, 6), ramp('#c8142e'), { depth: 3, shine: 0.8 }),
    collar:
      mirrored((mirror) => pen.body(shape(mirror('0,8! 18,-10 25,-22! 28,-6 18,10!')), dress, { depth: 3 })) +
      pen.body(oval(0, 4, 4), gold, { depth: 2, shine: 1 }),
    pearls: Array.from({ length: 9 }, (_, i) =>
      pen.body(oval(-28 + i * 7, 4 + 12 * Math.sin((i * Math.PI) / 8), 4.2), ivory, { depth: 2, shine: 1 }),
    ).join(''),
  }[neckwear]
  return (
    (hairstyle === 'bun' ? pen.body(oval(0, -124, 26, 22), hair, { depth: 9, shine: 0.6 }) : '') +
    pen.body(symmetricShape(backHair[hairstyle]), hair, { depth: 11, shine: 0.6 }) +
    pen.body(symmetricShape('0,-44 17,-38 18,-10 30,0 0,14'), skin, { depth: 6, fill: pen.linear([skin.dark, skin.mid], 90) }) +
    pen.body(symmetricShape('0,0 26,-8 60,4 76,28 74,62 84,104! 0,104'), dress, { depth: 7, shine: 0.3 }) +
    mirrored((mirror) => pen.stroke(curve(mirror('52,50 50,76 56,104')), dress.deep, 3, { opacity: 0.5 })) +
    (neckwear === 'pearls' ? pen.body(symmetricShape('0,30! 22,6 34,-8! 30,-4 0,4'), skin, { depth: 3 }) : '') +
    shirt +
    (isMale || neckwear === 'bow' ? lapels : '') +
    neckwearDrawing +
    pen.body(symmetricShape('0,-110 28,-106 41,-84 40,-58 31,-36 15,-21 0,-17'), skin, {
      depth: 5,
      shine: 0.12,
      fill: pen.radial([skin.light, `${skin.mid} 62`, skin.dark], 0.42, 0.42, 0.66),
    }) +
    mirrored((mirror, side) => (isMale ? '' : pen.glow(26 * side, -48, 13, '#ff7a7a', 0.5, 9)) + eye(pen, mirror, side, isMale)) +
    pen.stroke(curve('-2,-60 4,-48 -1,-45'), skin.dark, 2.2) +
    (isMale
      ? pen.stroke('M-11-34Q0-29 11-34', '#9a4a3a', 3.4)
      : pen.path(shape('-13,-37! -5,-39 0,-37 5,-39 13,-37! 7,-30 -7,-30'), '#d81f3f') +
        pen.stroke('M-13-37.5Q0-33 13-37.5', '#8a0f26', 1.4)) +
    pen.body(shape(fringe[hairstyle]), hair, { depth: 8, shine: 0.7 })
  )
}

function eye(pen: Pen, mirror: (points: string) => string, side: number, isMale: boolean): string {
  const eyeOutline = shape(mirror('10,-61! 17,-69 28,-69 34,-63! 27,-57 16,-56'))
  return (
    pen.path(eyeOutline, '#ffffff') +
    pen.clipTo(eyeOutline, pen.path(oval(21.5 * side, -62.5, 6), '#4a2a18') + pen.path(oval(21.5 * side, -62.5, 3), '#120806')) +
    pen.path(oval(21.5 * side - 2, -65, 1.7), '#ffffff') +
    pen.stroke(curve(mirror(isMale ? '9,-62 19,-70 33,-64' : '9,-60 17,-69 29,-69 38,-67')), '#1c0c08', isMale ? 2.2 : 3.4) +
    pen.stroke(curve(mirror('9,-79 21,-85 36,-79')), '#2a1710', isMale ? 4.4 : 2.8)
  )
}

/** A card table with its edge at height `y`; it extends beyond the picture on both sides. */
export const table = (pen: Pen, y: number, cloth: Ramp): string =>
  pen.path(
    shape(`-230,${y}! -90,${y - 20} 90,${y - 20} 230,${y}! 230,330! -230,330!`),
    pen.linear([cloth.light, `${cloth.mid} 22`, cloth.dark, cloth.deep]),
  ) +
  pen.stroke(curve(`-230,${y + 26} -90,${y + 7} 90,${y + 7} 230,${y + 26}`), cloth.light, 1.6, { opacity: 0.7 }) +
  pen.stroke(curve(`-230,${y} -90,${y - 20} 90,${y - 20} 230,${y}`), gold.dark, 9) +
  pen.stroke(curve(`-230,${y - 1} -90,${y - 21} 90,${y - 21} 230,${y - 1}`), gold.light, 4)
