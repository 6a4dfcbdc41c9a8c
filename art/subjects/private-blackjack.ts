import { dealer, table } from '../kit/dealer.ts'
import { card, chip, chips } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const privateBlackjack: Subject = {
  scene: 'study',
  sceneColours: { deep: '#150a08', mid: '#5a2f1c', glow: '#ffc88a', spark: '#ffb85a' },
  y: -8,
  draw: (pen) => dealer(pen, { hair: ramp('#2a2024'), hairstyle: 'short', dress: ramp('#23283a'), neckwear: 'bow', skin: ramp('#e8b48a') }),
  foreground: (pen) =>
    table(pen, 82, ramp('#8a1f2c')) +
    chips(pen, -110, 76, 28, [ramp('#e0a02a'), ramp('#2a2f45'), ramp('#e0a02a'), ramp('#2a2f45')]) +
    card(pen, -20, 112, 68, -8, 'club') +
    card(pen, 40, 110, 68, 9, 'diamond') +
    chip(pen, 112, 104, 29, ramp('#1f8a5a'), 0.5),
}
