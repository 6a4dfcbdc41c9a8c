import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { box, fixed, oval } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const plaster = ramp('#f2d79a')

/** A market hall with a clock tower, for the lotteries of Saigon. */
export const saigonLottery: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#04122f', mid: '#1f4ab0', glow: '#ffb06a', spark: '#ffe066' },
  y: 2,
  draw: (pen) =>
    pen.body('M-146 46H146V116H-146Z', plaster, { depth: 5 }) +
    pen.body('M-154 40L-140 22H140L154 40V50H-154Z', ramp('#b5482a'), { depth: 4 }) +
    [-118, -82, 82, 118]
      .map((x) => pen.path(`M${x - 13} 114V78A13 13 0 0 1 ${x + 13} 78V114Z`, pen.linear(['#5a2a14', '#ffc05a'])))
      .join('') +
    pen.body(box(-52, -74, 104, 190, 3), plaster, { depth: 6 }) +
    pen.body('M-62-78L-50-94H50L62-78V-68H-62Z', ramp('#b5482a'), { depth: 4 }) +
    pen.body('M-40-94L-28-120H28L40-94Z', plaster, { depth: 4 }) +
    pen.body('M-36-118L0-152L36-118Z', ramp('#b5482a'), { depth: 4 }) +
    pen.path('M-30 116V62A30 30 0 0 1 30 62V116Z', pen.linear(['#3a1810', '#ffb04a'])) +
    pen.stroke('M-30 116V62A30 30 0 0 1 30 62V116', gold.light, 3) +
    pen.body(oval(0, -26, 40), gold, { depth: 5, shine: 1 }) +
    pen.path(oval(0, -26, 33), pen.radial(['#ffffff', '#fff2d0 70', '#e0c898'])) +
    pen.stroke(
      Array.from(
        { length: 12 },
        (_, i) =>
          `M${fixed(27 * Math.cos(i * 0.524))} ${fixed(-26 + 27 * Math.sin(i * 0.524))}L${fixed(31 * Math.cos(i * 0.524))} ${fixed(-26 + 31 * Math.sin(i * 0.524))}`,
      ).join(''),
      '#3a1c10',
      2.4,
    ) +
    pen.path('M0-26L0-26A30 30 0 0 1 26-41Z', '#e8303f', { opacity: 0.35 }) +
    pen.stroke('M0-26V-50M0-26L22-38', '#3a1c10', 4) +
    pen.path(oval(0, -26, 4), '#e8202f') +
    [
      [-108, 112, 34, 0],
      [-48, 124, 32, 2],
      [12, 122, 34, 1],
      [70, 124, 32, 3],
      [122, 110, 28, 4],
    ]
      .map(([x = 0, y = 0, r = 1, i = 0]) => lottoBall(pen, x, y, r, lottoColours[i] ?? gold, x * 0.2))
      .join('') +
    sparkle(pen, 26, -54, 14),
}
