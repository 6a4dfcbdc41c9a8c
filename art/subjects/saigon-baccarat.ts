import { dealer, table } from '../kit/dealer.ts'
import { card, chips, flower } from '../kit/parts.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const saigonBaccarat: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#1f0410', mid: '#8a1438', glow: '#ff8a5a', spark: '#ffd27a' },
  y: -8,
  draw: (pen) =>
    dealer(pen, { hair: ramp('#1f1a22'), hairstyle: 'bun', dress: ramp('#e02a4a'), neckwear: 'collar', skin: ramp('#f6cda6') }) +
    flower(pen, 36, -108, 20, ramp('#ffd5e2'), 20) +
    flower(pen, 52, -92, 14, ramp('#ff8fb0'), 50) +
    flower(pen, -34, 46, 15, gold, 10),
  foreground: (pen) =>
    table(pen, 84, ramp('#1a6a44')) +
    card(pen, -56, 112, 66, -12, 'diamond') +
    card(pen, 0, 108, 66, 0, 'spade') +
    card(pen, 56, 112, 66, 12, 'heart') +
    chips(pen, -126, 92, 24, [ramp('#e0a02a'), ramp('#d81f3a'), ramp('#e0a02a')]) +
    chips(pen, 126, 92, 24, [ramp('#2a2f45'), ramp('#1f8a5a'), ramp('#2a2f45')]),
}
