import { flower } from '../kit/parts.ts'
import { box, symmetricShape, fixed, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const silk = ramp('#e0202c')

function drawLantern(pen: Pen, shades: typeof silk): string {
  const d = symmetricShape('0,-70 34,-70 74,-50 92,-4 74,46 34,66 0,66')
  const ribs = [0.16, 0.42, 0.66, 0.87]
    .map(
      (k) =>
        `M0-70C${fixed(92 * k * 1.25)}-52 ${fixed(92 * k * 1.25)} 48 0 66M0-70C${fixed(-92 * k * 1.25)}-52 ${fixed(-92 * k * 1.25)} 48 0 66`,
    )
    .join('')
  return (
    pen.stroke('M0-78V-150', gold.dark, 4) +
    pen.stroke('M0-78V-150', gold.light, 1.8) +
    pen.glow(0, 0, 150, shades.light, 0.6) +
    pen.body(d, shades, {
      depth: 12,
      shine: 0.4,
      fill: pen.radial(['#fff6c4', '#ffd25e 20', `${shades.light} 45`, `${shades.mid} 74`, shades.dark], 0.5, 0.52, 0.6),
    }) +
    pen.clipTo(d, pen.stroke(ribs, shades.dark, 2.2, { opacity: 0.55 }) + pen.stroke(ribs, '#ffffff', 0.8, { opacity: 0.35 })) +
    pen.group(flower(pen, 0, -2, 30, gold), { opacity: 0.95 }) +
    pen.body(box(-36, -82, 72, 16, 5), gold, { depth: 4, shine: 1 }) +
    pen.body(box(-36, 60, 72, 16, 5), gold, { depth: 4, shine: 1 }) +
    pen.body(box(-22, -92, 44, 12, 4), gold, { depth: 3 }) +
    Array.from({ length: 9 }, (_, i) =>
      pen.stroke(
        `M${-24 + i * 6} 78C${-26 + i * 6.6} 100 ${-22 + i * 5.4} 118 ${-26 + i * 6.6} ${132 + (i % 2) * 6}`,
        i % 3 === 1 ? gold.light : shades.light,
        3,
      ),
    ).join('') +
    pen.body(oval(0, 84, 8), ramp('#18a389'), { depth: 4, shine: 1 })
  )
}

export const lantern: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#1c0620', mid: '#7d1c3e', glow: '#ff8f4a', spark: '#ffcf6b' },
  draw: (pen) =>
    pen.group(drawLantern(pen, ramp('#f08a1c')), { x: -92, y: -62, scale: 0.5 }) +
    pen.group(drawLantern(pen, ramp('#d62a6a')), { x: 98, y: -40, scale: 0.56 }) +
    pen.group(drawLantern(pen, silk), { y: 8, scale: 1.06 }),
}
