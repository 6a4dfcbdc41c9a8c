import { card, chips, sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const cardRun: Subject = {
  scene: 'lilyPond',
  sceneColours: { deep: '#0a0a2f', mid: '#3a2fa0', glow: '#c09aff', spark: '#4aa86a' },
  y: 2,
  draw: (pen) =>
    [0, 1, 2, 3].map((i) => card(pen, -66 + i * 44, 44 - i * 36, 96, -6 + i * 5, 'heart')).join('') +
    chips(pen, 92, 92, 32, [ramp('#7a3fd0'), ramp('#e0a02a'), ramp('#7a3fd0')]) +
    chips(pen, -96, -70, 26, [ramp('#1fa86a'), ramp('#2a2f45')]) +
    sparkle(pen, 92, -108, 20) +
    sparkle(pen, -102, 8, 14),
}
