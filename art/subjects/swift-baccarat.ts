import { card, cardBack, chip, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const swiftBaccarat: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#1a0414', mid: '#8a1040', glow: '#ff6a4a', spark: '#ffd23f' },
  draw: (pen) =>
    pen.group(cardBack(pen, -96, -78, 78, -38, ramp('#a8142f')), { opacity: 0.9 }) +
    cardBack(pen, 104, 92, 74, 30, ramp('#a8142f')) +
    card(pen, -62, 46, 104, -20, 'diamond') +
    card(pen, 48, -34, 118, 14, 'club') +
    pen.body(shape('30,-146! -50,14! -6,10! -40,130! 62,-26! 14,-20! 66,-140!'), gold, { depth: 7, shine: 1 }) +
    pen.group(chip(pen, 104, -104, 24, ramp('#1f6fe0'), 0.7) + chip(pen, -112, 108, 26, ramp('#e0203a'), 0.8), {}) +
    sparkle(pen, 30, -96, 20) +
    sparkle(pen, -84, 6, 14),
}
