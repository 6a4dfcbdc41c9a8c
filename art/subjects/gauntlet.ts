import { gem, sparkle } from '../kit/parts.ts'
import { box, polygon, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const iron = ramp('#8a94b0')
const red = ramp('#d8242f')

export const gauntlet: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#0a0a1a', mid: '#3a2a6a', glow: '#ff6a3a', spark: '#ffc04a' },
  y: 4,
  draw: (pen) => {
    const finger = (x: number, y: number, w: number, h: number): string =>
      pen.body(box(x - w / 2, y, w, h, w * 0.36), iron, { depth: 8, shine: 1 }) +
      pen.body(box(x - w / 2 - 2, y + h * 0.36, w + 4, h * 0.2, 5), red, { depth: 3, shine: 0.8 }) +
      pen.body(
        polygon([
          [x - w * 0.3, y + 3],
          [x, y - 15],
          [x + w * 0.3, y + 3],
        ]),
        gold,
        { depth: 4, shine: 1 },
      )
    return (
      pen.path(star(0, -20, 18, 156, 100), '#ffb43a', { opacity: 0.85 }) +
      pen.path(star(0, -20, 18, 124, 80), '#fff0a0', { opacity: 0.9 }) +
      pen.body(shape('-56,70! 56,70! 76,140! -76,140!'), red, { depth: 9, shine: 0.7 }) +
      pen.body('M-78 116H78L84 144H-84Z', gold, { depth: 6, shine: 1 }) +
      pen.body('M-62 64H62L66 86H-66Z', gold, { depth: 5, shine: 1 }) +
      pen.body(shape('-78,-30 -70,-62 70,-62 80,-30 76,40 56,74 -56,74 -76,40'), iron, { depth: 14, shine: 0.9 }) +
      finger(-57, -86, 36, 90) +
      finger(-19, -96, 37, 98) +
      finger(20, -96, 37, 98) +
      finger(58, -84, 35, 88) +
      pen.body(shape('-88,0 -60,-12 10,2 42,22 44,46 20,56 -40,50 -82,36'), iron, { depth: 11, shine: 1 }) +
      pen.body(shape('-30,6! 14,14 34,28 24,42! -10,40 -36,30'), red, { depth: 5, shine: 0.8 }) +
      pen.group(
        gem(
          pen,
          [
            [0, -20],
            [14, -12],
            [14, 12],
            [0, 20],
            [-14, 12],
            [-14, -12],
          ],
          ramp('#ffb01f'),
        ),
        { x: 0, y: 104, scale: 0.9 },
      ) +
      sparkle(pen, -20, -104, 26) +
      sparkle(pen, 62, -92, 18)
    )
  },
}
