import { ball, mirrored, gem, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const velvetCap = ramp('#c8143a')

export const crown: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#0c0a3a', mid: '#2a2a9a', glow: '#a8b8ff', spark: '#f2c45a' },
  y: 6,
  draw: (pen) => {
    const jewel = (x: number, y: number, r: number, colour: string): string =>
      pen.body(oval(x, y, r + 4), gold, { depth: 3, shine: 1 }) +
      pen.group(
        gem(
          pen,
          Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4 + 0.39) * 20, Math.sin((i * Math.PI) / 4 + 0.39) * 20] as const),
          ramp(colour),
        ),
        { x, y, scale: r / 20 },
      )
    return (
      pen.body(symmetricShape('0,-60 60,-54 92,-10 84,60! 0,70'), velvetCap, { depth: 18, shine: 0.4 }) +
      pen.stroke('M-60-30Q-40 10-50 54M60-30Q40 10 50 54M-20-50Q-10 0-14 60M20-50Q10 0 14 60', velvetCap.deep, 4, { opacity: 0.35 }) +
      mirrored(
        (mirror, side) =>
          pen.body(shape(mirror('92,70! 104,70! 118,10 100,-40 56,-62 14,-74! 14,-60! 56,-46 84,-22 92,14')), gold, {
            depth: 6,
            shine: 1,
          }) +
          Array.from({ length: 5 }, (_, i) => [98 + Math.sin(i) * 4, 50 - i * 22] as const)
            .map(([x, y]) => ball(pen, side * (x - (y > 0 ? 0 : 2)), y, 5, ivory))
            .join(''),
      ) +
      pen.body(box(-12, -74, 24, 150, 4), gold, { depth: 6, shine: 1 }) +
      [-44, -18, 8, 34].map((y) => ball(pen, 0, y, 6, ivory)).join('') +
      pen.body(oval(0, -92, 21), gold, { depth: 9, shine: 1 }) +
      pen.body(shape('-6,-108! -8,-118 -22,-116! -22,-130! -8,-128 -7,-144! 7,-144! 8,-128 22,-130! 22,-116! 8,-118 6,-108!'), gold, {
        depth: 4,
        shine: 1,
      }) +
      pen.body('M-112 62C-60 84 60 84 112 62L106 118C60 140-60 140-106 118Z', gold, { depth: 8, shine: 1 }) +
      pen.stroke('M-111 68C-60 90 60 90 111 68M-107 112C-60 134 60 134 107 112', gold.bright, 3) +
      jewel(0, 104, 20, '#e0143a') +
      mirrored((_, side) => jewel(48 * side, 100, 15, '#1f6fe0') + jewel(86 * side, 88, 11, '#12a86a')) +
      sparkle(pen, -70, -50, 22) +
      sparkle(pen, 12, 92, 16) +
      sparkle(pen, 104, 40, 13)
    )
  },
}
