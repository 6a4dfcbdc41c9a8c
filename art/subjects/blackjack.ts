import { courtFace } from '../kit/court-card.ts'
import { card, chips, sparkle } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const blackjack: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#04140c', mid: '#0f5a34', glow: '#2fa866', spark: '#e7c06a' },
  y: 4,
  draw: (pen) =>
    card(pen, -48, -24, 124, -13, 'spade') +
    card(pen, 48, -10, 124, 10, 'heart', pen.group(courtFace(pen, 'jack', ramp('#c81f3a'), gold, 0.76), {})) +
    chips(pen, -98, 92, 32, [ramp('#2a2f45'), ramp('#d81f3a'), ramp('#2a2f45'), ramp('#2fa86a')]) +
    chips(pen, 100, 96, 32, [ramp('#e0a02a'), ramp('#1f4fae'), ramp('#e0a02a')]) +
    chips(pen, 0, 112, 34, [ramp('#d81f3a'), ramp('#2a2f45')]) +
    sparkle(pen, -92, -86, 20) +
    sparkle(pen, 96, -74, 14),
}
