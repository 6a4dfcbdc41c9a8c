import { ball, card, cardBack, leaf, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** A golden flower in front of three cards, for the card game golden flower (zha jin hua). */
export const goldenFlower: Subject = {
  scene: 'paperCut',
  sceneColours: { deep: '#2a0a04', mid: '#b53a1a', glow: '#ffcf8a', spark: '#ffe9a0' },
  y: 2,
  draw: (pen) => {
    const petal = (rotation: number, r: number, shades: Ramp): string =>
      pen.group(
        pen.body(
          shape(
            `0,4! ${r * 0.42},${-r * 0.3} ${r * 0.46},${-r * 0.8} ${r * 0.16},${-r} 0,${-r * 0.9} ${-r * 0.16},${-r} ${-r * 0.46},${-r * 0.8} ${-r * 0.42},${-r * 0.3}`,
          ),
          shades,
          { depth: 5, shine: 0.7 },
        ),
        { rotation },
      )
    return (
      cardBack(pen, -62, -28, 104, -22, ramp('#a8142f')) +
      cardBack(pen, 62, -28, 104, 22, ramp('#a8142f')) +
      card(pen, 0, -42, 110, 0, 'heart') +
      pen.group(
        [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => petal(angle, 84, gold)).join('') +
          [22, 74, 125, 177, 228, 280, 331].map((angle) => petal(angle, 62, ramp('#ffb82e'))).join('') +
          [0, 60, 120, 180, 240, 300].map((angle) => petal(angle, 40, ramp('#ffd45a'))).join('') +
          Array.from({ length: 14 }, (_, i) =>
            ball(pen, (6 + (i % 3) * 4) * Math.cos(i * 2.4), (6 + (i % 3) * 4) * Math.sin(i * 2.4), 4, ramp('#e0402a')),
          ).join(''),
        { y: 48 },
      ) +
      leaf(pen, -66, 84, 160, 60, ramp('#2f9a4a')) +
      leaf(pen, 66, 84, 20, 60, ramp('#2f9a4a')) +
      sparkle(pen, -34, 20, 18)
    )
  },
}
