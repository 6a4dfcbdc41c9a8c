import { mirrored, gem, sparkle, suitPath } from '../kit/parts.ts'
import { curve, oval } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const aceSpade: Subject = {
  scene: 'velvet',
  sceneColours: { deep: '#0a0c14', mid: '#2a3248', glow: '#9fb0d8', spark: '#ffd98a' },
  y: 2,
  draw: (pen) => {
    const ink = ramp('#2a2f48')
    const scroll = mirrored((mirror) =>
      pen.stroke(curve(mirror('4,40 26,52 44,36 34,18 22,28 30,36')) + curve(mirror('4,-10 22,-24 38,-12 32,2 20,-4')), gold.light, 4),
    )
    return (
      pen.group(
        pen.group(pen.body(suitPath('spade'), gold, { depth: 4, shine: 1 }), { scale: 3.04 }) +
          pen.group(pen.body(suitPath('spade'), ink, { depth: 5, shine: 1 }), { scale: 2.78 }) +
          pen.group(scroll, { scale: 1.3, y: -8 }) +
          pen.body(oval(0, 4, 26), gold, { depth: 6, shine: 1 }) +
          pen.group(
            gem(
              pen,
              Array.from(
                { length: 8 },
                (_, i) => [20 * Math.cos(((i + 0.5) * Math.PI) / 4), 20 * Math.sin(((i + 0.5) * Math.PI) / 4)] as const,
              ),
              ramp('#e0203a'),
            ),
            { y: 4, scale: 0.98 },
          ),
        { y: -4 },
      ) +
      sparkle(pen, -50, -40, 26) +
      sparkle(pen, 84, 40, 18) +
      sparkle(pen, 4, -142, 16)
    )
  },
}
