import { coin, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A boat-shaped Chinese gold ingot (sycee). */
const drawIngot = (pen: Pen, x: number, y: number, scale: number, rotation = 0): string =>
  pen.group(
    pen.body(shape('-98,-22! -70,-26 -40,-6 0,-2 40,-6 70,-26 98,-22! 92,16 62,44 0,52 -62,44 -92,16'), gold, { depth: 10, shine: 1 }) +
      pen.body(shape('-98,-22! -88,-38 -58,-40 -42,-22 0,-8 42,-22 58,-40 88,-38 98,-22! 70,-14 40,4 0,8 -40,4 -70,-14'), gold, {
        depth: 4,
        shine: 1,
        fill: pen.linear([gold.bright, gold.light, gold.mid]),
      }) +
      pen.body(shape('-44,-20 -30,-48 0,-60 30,-48 44,-20 22,-4 0,0 -22,-4'), gold, { depth: 13, shine: 1 }),
    { x, y, scale, rotation },
  )

export const ingot: Subject = {
  scene: 'terraces',
  sceneColours: { deep: '#123a1e', mid: '#f08c3c', glow: '#ffe08a', spark: '#7fc04a' },
  y: 12,
  draw: (pen) =>
    coin(pen, -104, 100, 34, 0.42, -6) +
    coin(pen, 100, 104, 36, 0.4, 8) +
    coin(pen, -56, 124, 32, 0.36, 4) +
    coin(pen, 44, 128, 34, 0.36, -4) +
    drawIngot(pen, -60, 50, 0.66, -9) +
    drawIngot(pen, 66, 56, 0.64, 8) +
    drawIngot(pen, 0, 84, 0.74) +
    drawIngot(pen, 0, -26, 1.12, -3) +
    coin(pen, 96, -36, 24, 0.85, 14) +
    coin(pen, -104, -10, 20, 0.7, -20) +
    coin(pen, 62, -104, 17, 0.8, 30) +
    coin(pen, -62, -96, 22, 0.9, -10) +
    sparkle(pen, -34, -62, 20) +
    sparkle(pen, 84, 10, 15) +
    sparkle(pen, 0, 60, 13),
}
