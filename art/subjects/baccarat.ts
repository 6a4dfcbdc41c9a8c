import { dealer, table } from '../kit/dealer.ts'
import { card, chips, sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const baccarat: Subject = {
  scene: 'felt',
  sceneColours: { deep: '#041a1c', mid: '#0a5a5a', glow: '#1fa890', spark: '#8affd8' },
  y: -8,
  draw: (pen) => dealer(pen, { hair: ramp('#3a2018'), hairstyle: 'long', dress: ramp('#0f8a80'), neckwear: 'pearls' }),
  foreground: (pen) =>
    table(pen, 82, ramp('#0c7a68')) +
    chips(pen, -112, 74, 27, [ramp('#d81f3a'), ramp('#1f2f6a'), ramp('#d81f3a'), ramp('#2fa86a')]) +
    chips(pen, 112, 80, 27, [ramp('#2a2f45'), ramp('#e0a02a'), ramp('#2a2f45')]) +
    card(pen, -42, 112, 70, -10, 'heart') +
    card(pen, 42, 112, 70, 10, 'spade') +
    sparkle(pen, 66, 76, 14),
}
