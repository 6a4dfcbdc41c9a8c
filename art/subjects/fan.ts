import { flower } from '../kit/parts.ts'
import { fixed, oval, polygon } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const paper = ramp('#f7b8c4')

export const fan: Subject = {
  scene: 'blossom',
  sceneColours: { deep: '#3d1046', mid: '#b8477f', glow: '#ffc1d3', spark: '#ff9dbb' },
  y: 26,
  draw: (pen) => {
    const [inner, outer, folds] = [44, 168, 22]
    const pointAt = (r: number, i: number): [number, number] => {
      const a = ((-168 + (156 * i) / folds) * Math.PI) / 180
      return [r * Math.cos(a), 66 + r * Math.sin(a)]
    }
    const panels = Array.from({ length: folds }, (_, i) =>
      pen.path(
        polygon([pointAt(inner, i), pointAt(outer, i), pointAt(outer, i + 1), pointAt(inner, i + 1)]),
        pen.linear(i % 2 ? ['#fff0ee', paper.mid, '#c2507e'] : ['#f9d4da', '#e88aa6', '#8f2a63'], 90),
      ),
    ).join('')
    const rim = (r: number): string => `M${pointAt(r, 0).map(fixed).join(' ')}A${r} ${r} 0 0 1 ${pointAt(r, folds).map(fixed).join(' ')}`
    const sticks = Array.from({ length: folds / 2 + 1 }, (_, i) =>
      pen.path(
        polygon([[-2, 66], [2, 66], pointAt(inner + 6, i * 2 + 0.25), pointAt(inner + 6, i * 2 - 0.25)]),
        pen.linear(['#7a3a1c', '#c8844a'], 0),
      ),
    ).join('')
    const branch = 'M-118 34C-80 8-60-28-20-40C18-52 40-76 66-92M-20-40C-6-30 16-26 40-32M-64-8C-60-30-70-50-62-68'
    return (
      pen.group(
        panels +
          pen.stroke(rim(outer), gold.mid, 5) +
          pen.stroke(rim(outer - 7), '#ffffff', 1, { opacity: 0.6 }) +
          pen.stroke(rim(inner), gold.dark, 3),
        { filter: pen.bevel(2, 0.2) },
      ) +
      pen.stroke(branch, '#4a1f24', 6) +
      pen.stroke(branch, '#8a4a40', 2) +
      [
        [-22, -42, 30],
        [62, -90, 26],
        [40, -32, 20],
        [-62, -66, 22],
        [-84, 12, 20],
        [20, -62, 15],
        [-44, -20, 15],
      ]
        .map(([x = 0, y = 0, r = 1], i) => flower(pen, x, y, r, ramp(i % 2 ? '#ffdfe6' : '#ff7fa6'), i * 25))
        .join('') +
      sticks +
      pen.body(oval(0, 66, 11), gold, { depth: 5, shine: 1 }) +
      pen.stroke('M0 76C4 92-6 98 0 112', gold.mid, 3) +
      Array.from({ length: 7 }, (_, i) =>
        pen.stroke(`M0 112C${-9 + i * 3} 122 ${-12 + i * 4} 134 ${-10 + i * 3.4} 150`, '#d62a55', 2.6),
      ).join('') +
      pen.body(oval(0, 110, 7), ramp('#18a389'), { depth: 3, shine: 1 })
    )
  },
}
