import { flower, sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A plate with four discs and a tilted bowl, for the game xóc đĩa (sedie). */
export const sedie: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#1f0508', mid: '#8a1422', glow: '#d83a3a', spark: '#ffd27a' },
  y: 4,
  draw: (pen) => {
    const plate = ramp('#f6f3ea')
    const blue = ramp('#1f4fae')
    const disc = (x: number, y: number, shades: Ramp): string =>
      pen.body(oval(x, y + 5, 26, 15), ramp('#c9bfae'), { depth: 3 }) + pen.body(oval(x, y, 26, 15), shades, { depth: 4, shine: 0.8 })
    const bowl = 'M-84-18C-80-96-34-118 0-118C34-118 80-96 84-18C40-4-40-4-84-18Z'
    return (
      pen.body(oval(0, 76, 140, 60), plate, { depth: 9, shine: 0.8 }) +
      pen.path(oval(0, 74, 112, 44), pen.radial(['#ffffff', '#ece6d8'])) +
      pen.stroke(oval(0, 76, 130, 54), blue.mid, 5) +
      pen.stroke(oval(0, 75, 116, 46), blue.mid, 2) +
      Array.from({ length: 16 }, (_, i) =>
        pen.path(oval(123 * Math.cos((i * Math.PI) / 8), 76 + 50 * Math.sin((i * Math.PI) / 8), 4, 3), blue.mid),
      ).join('') +
      disc(-44, 62, ramp('#e0202f')) +
      disc(40, 58, ramp('#ffffff')) +
      disc(-14, 92, ramp('#ffffff')) +
      disc(58, 92, ramp('#e0202f')) +
      pen.group(
        pen.body(bowl, plate, { depth: 16, shine: 0.9 }) +
          pen.clipTo(
            bowl,
            pen.stroke('M-90-34C-40-18 40-18 90-34', blue.mid, 5) +
              pen.stroke('M-70-88C-30-76 30-76 70-88', blue.mid, 3) +
              [-52, 0, 52].map((x) => flower(pen, x, -58 + Math.abs(x) * 0.12, 24, blue, x)).join(''),
          ) +
          pen.body(box(-26, -130, 52, 16, 6), plate, { depth: 4 }) +
          pen.stroke('M-84-18C-40-4 40-4 84-18', blue.light, 5),
        { x: 26, y: -2, rotation: 12 },
      ) +
      sparkle(pen, -40, 52, 14) +
      sparkle(pen, 62, -84, 18)
    )
  },
}
