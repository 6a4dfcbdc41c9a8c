import { sparkle } from '../kit/parts.ts'
import { box, oval, star } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const billiards: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#03140f', mid: '#0a6a4a', glow: '#2fc08a', spark: '#e0a860' },
  y: 8,
  draw: (pen) => {
    const colours = ['#f2b01f', '#1f5fd0', '#e0303f', '#7a3fc0', '#f0782a', '#1f9a4f', '#8a2030', '#1a1a22', '#f2b01f', '#1f5fd0']
    const billiardBall = (x: number, y: number, i: number): string => {
      const shades = ramp(colours[i] ?? '#e0303f')
      const round = oval(x, y, 31)
      const striped = i % 2 === 1
      return (
        pen.path(
          round,
          striped
            ? pen.radial(['#ffffff', '#f2ece0 60', '#b8ac98'], 0.36, 0.3, 0.76)
            : pen.radial([shades.bright, `${shades.light} 20`, `${shades.mid} 55`, shades.deep], 0.36, 0.3, 0.76),
        ) +
        (striped
          ? pen.clipTo(
              round,
              pen.path(box(x - 34, y - 14, 68, 28), pen.linear([shades.light, shades.mid, shades.dark], 0), {
                transform: `rotate(${-20 + i * 9} ${x} ${y})`,
              }),
            )
          : '') +
        pen.path(oval(x + 2, y + 1, 12), '#fffaf0') +
        pen.path(star(x + 2, y + 1, 5, 7, 3), shades.dark) +
        pen.path(oval(x - 11, y - 16, 10, 6), '#ffffff', { opacity: 0.8 })
      )
    }
    const rows = [4, 3, 2, 1]
    let i = 0
    const rack = rows
      .map((count, r) => Array.from({ length: count }, (_, k) => billiardBall((k - (count - 1) / 2) * 62, -54 + r * 53, i++)).join(''))
      .join('')
    return (
      pen.body('M0 156L-152-94A12 12 0 0 1-140-110H140A12 12 0 0 1 152-94Z', ramp('#7a3f1c'), { depth: 8, shine: 0.8 }) +
      pen.path('M0 132L-130-86A6 6 0 0 1-124-94H124A6 6 0 0 1 130-86Z', '#0a4a34') +
      rack +
      pen.group(
        pen.body('M-5 0L-2-190H2L5 0Z', ramp('#e0b070'), { depth: 2, angle: 0 }) +
          pen.body(box(-6, -6, 12, 70, 5), ramp('#23283a'), { depth: 3, angle: 0 }),
        { x: 128, y: 118, rotation: -52 },
      ) +
      sparkle(pen, -100, -72, 16)
    )
  },
}
