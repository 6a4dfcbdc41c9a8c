import { coin, die, sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const dominoTile = (
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  rotation: number,
  pips: readonly (readonly [number, number, string])[],
): string =>
  pen.group(
    pen.path(box(-30, -62, 66, 136, 12), '#000000', { opacity: 0.4, filter: pen.blur(5) }) +
      pen.body(box(-26, -66, 60, 132, 11), ramp('#4a0c14'), { depth: 4 }) +
      pen.body(box(-32, -70, 60, 132, 11), ramp('#1d1a24'), { depth: 6, shine: 0.9 }) +
      pen.stroke(box(-27, -65, 50, 122, 8), gold.mid, 1.6, { opacity: 0.7 }) +
      pen.stroke('M-24-4H20', gold.mid, 2) +
      pips.map(([px, py, colour]) => pen.body(oval(px - 2, py - 4, 7), ramp(colour), { depth: 3, shine: 0.9 })).join(''),
    { x, y, scale, rotation },
  )

const red = '#f2303a'
const white = '#f6f2ea'

/** Pai gow dominoes with dice and a coin. */
export const paigow: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#1a0a04', mid: '#7a3a10', glow: '#ffb05a', spark: '#ffd98a' },
  y: 4,
  draw: (pen) =>
    dominoTile(pen, -82, 4, 1.05, -18, [
      [-12, -48, white],
      [12, -48, white],
      [-12, -26, white],
      [12, -26, white],
      [0, 26, red],
    ]) +
    dominoTile(pen, 84, 4, 1.05, 18, [
      [0, -38, red],
      [-12, 16, white],
      [12, 16, white],
      [0, 34, white],
      [-12, 52, white],
      [12, 52, white],
    ]) +
    dominoTile(pen, 0, -6, 1.26, 0, [
      [-12, -52, red],
      [12, -52, white],
      [-12, -36, white],
      [12, -36, red],
      [-12, -20, red],
      [12, -20, white],
      [-12, 18, white],
      [12, 18, red],
      [-12, 34, red],
      [12, 34, white],
      [-12, 50, white],
      [12, 50, red],
    ]) +
    die(pen, -54, 112, 26, -8, [6, 4, 3]) +
    die(pen, 56, 114, 26, 10, [2, 5, 1]) +
    coin(pen, 0, 124, 26, 0.5) +
    sparkle(pen, 34, -86, 18),
}
