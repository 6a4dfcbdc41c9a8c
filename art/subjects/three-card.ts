import { courtFace } from '../kit/court-card.ts'
import { card, chips, sparkle } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const threeCard: Subject = {
  scene: 'karst',
  sceneColours: { deep: '#0c0a2a', mid: '#3a2f8a', glow: '#ff9ac0', spark: '#ffc27a' },
  y: 6,
  draw: (pen) =>
    card(pen, -70, -8, 112, -20, 'club') +
    card(pen, 70, -8, 112, 20, 'diamond') +
    card(pen, 0, -24, 122, 0, 'heart', pen.group(courtFace(pen, 'queen', ramp('#7a2fb0'), gold, 0.74), {})) +
    chips(pen, -44, 100, 30, [ramp('#7a3fd0'), ramp('#f2f0ea'), ramp('#7a3fd0')]) +
    chips(pen, 44, 104, 30, [ramp('#e0407f'), ramp('#2a2f45')]) +
    sparkle(pen, 44, -98, 20),
}
