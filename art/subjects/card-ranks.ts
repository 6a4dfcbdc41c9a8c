import { card } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** Three rows of cards below a crown. */
export const cardRanks: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#04142a', mid: '#12508a', glow: '#9ad8ff', spark: '#f2c86a' },
  y: 4,
  draw: (pen) => {
    const row = (y: number, suits: readonly ('heart' | 'spade' | 'diamond' | 'club')[], w: number): string =>
      suits
        .map((suit, i) =>
          card(
            pen,
            (i - (suits.length - 1) / 2) * w * 0.86,
            y + Math.abs(i - (suits.length - 1) / 2) * 4,
            w,
            (i - (suits.length - 1) / 2) * 5,
            suit,
          ),
        )
        .join('')
    return (
      row(-76, ['diamond', 'club', 'heart'], 64) +
      row(-4, ['spade', 'heart', 'club', 'diamond', 'spade'], 64) +
      row(72, ['heart', 'diamond', 'spade', 'club', 'heart'], 70) +
      pen.body(shape('-34,-118! -40,-150! -18,-136! 0,-158! 18,-136! 40,-150! 34,-118! 0,-126'), gold, { depth: 6, shine: 1 }) +
      pen.body(oval(0, -128, 6), ramp('#e0203a'), { depth: 3, shine: 1 })
    )
  },
}
