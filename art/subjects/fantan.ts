import { ball, flower, sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import { gold, ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A heap of pearls, a tilted cup and a stick, for the game fan-tan. */
export const fantan: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#040a1f', mid: '#123a8a', glow: '#3f7ae0', spark: '#dfe9ff' },
  y: 6,
  draw: (pen) => {
    const random = pen.random
    const beads = Array.from({ length: 26 }, (_, i) => {
      const a = i * 2.4
      const r = Math.sqrt(i) * 18
      return [r * Math.cos(a) * 1.25, 84 + r * Math.sin(a) * 0.52] as const
    })
      .sort((p, q) => p[1] - q[1])
      .map(([x, y]) => ball(pen, x + random.next(-2, 2), y, 15, random.next() < 0.2 ? ramp('#ffc8d8') : ramp('#f0f2fa')))
      .join('')
    const cup = 'M-66-20L-46-122H46L66-20C40-6-40-6-66-20Z'
    return (
      pen.body(oval(0, 96, 140, 48), ramp('#12276a'), { depth: 6 }) +
      pen.stroke(oval(0, 96, 132, 43), gold.light, 3) +
      beads +
      pen.group(
        pen.body(cup, silver, { depth: 12, shine: 1, angle: 10 }) +
          pen.body('M-48-122H48V-106H-50Z', gold, { depth: 4, shine: 1 }) +
          pen.body('M-68-24C-40-10 40-10 68-24L70-10C40 6-40 6-70-10Z', gold, { depth: 4, shine: 1 }) +
          pen.body(oval(0, -132, 16, 13), gold, { depth: 6, shine: 1 }) +
          pen.group(flower(pen, 0, -64, 34, gold), {}),
        { x: 34, y: -2, rotation: 16 },
      ) +
      pen.group(
        pen.body(box(-5, -90, 10, 190, 5), ramp('#7a3a1c'), { depth: 4, shine: 0.8, angle: 0 }) +
          pen.body(box(-7, -96, 14, 22, 4), gold, { depth: 3, shine: 1 }),
        { x: -92, y: 34, rotation: -24 },
      ) +
      sparkle(pen, 20, -84, 20) +
      sparkle(pen, -20, 78, 12)
    )
  },
}
