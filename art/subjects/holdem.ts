import { table } from '../kit/dealer.ts'
import { card, chip, chips, sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const suits = ['heart', 'spade', 'diamond', 'club', 'heart'] as const

export const holdem: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#03101f', mid: '#0f3a6a', glow: '#5ab0e8', spark: '#ffc86a' },
  y: 4,
  draw: (pen) => suits.map((suit, i) => card(pen, (i - 2) * 46, -44 + Math.abs(i - 2) * 11, 86, (i - 2) * 9, suit)).join(''),
  foreground: (pen) =>
    table(pen, 78, ramp('#1458a0')) +
    chips(pen, -74, 46, 36, [ramp('#d81f3a'), ramp('#2a2f45'), ramp('#d81f3a'), ramp('#f2f0ea'), ramp('#d81f3a')]) +
    chips(pen, 6, 30, 38, [ramp('#e0a02a'), ramp('#1f4fae'), ramp('#e0a02a'), ramp('#2a2f45'), ramp('#1fa86a'), ramp('#e0a02a')]) +
    chips(pen, 86, 58, 36, [ramp('#1fa86a'), ramp('#2a2f45'), ramp('#1fa86a')]) +
    chip(pen, -30, 126, 32, ramp('#7a3fd0'), 0.5) +
    sparkle(pen, 6, 22, 18),
}
