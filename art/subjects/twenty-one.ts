import { courtFace } from '../kit/court-card.ts'
import { card, chips, sparkle } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const twentyOne: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#12041f', mid: '#4a148a', glow: '#9a4af0', spark: '#ffc86a' },
  y: 2,
  draw: (pen) =>
    card(pen, -46, -22, 118, -12, 'club') +
    card(pen, 46, -14, 118, 12, 'diamond', pen.group(courtFace(pen, 'king', ramp('#1f4fae'), gold, 0.74), {})) +
    chips(pen, -66, 92, 34, [ramp('#d81f3a'), ramp('#f2f0ea'), ramp('#d81f3a')]) +
    chips(pen, 20, 84, 36, [ramp('#e0a02a'), ramp('#2a2f45'), ramp('#e0a02a'), ramp('#2a2f45')]) +
    chips(pen, 98, 104, 30, [ramp('#1fa86a'), ramp('#f2f0ea')]) +
    sparkle(pen, -92, -84, 18),
}
