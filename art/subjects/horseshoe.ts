import { sparkle } from '../kit/parts.ts'
import { box, fixed, oval, shape, star } from '../kit/path.ts'
import { gold, ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const red = ramp('#d81f3a')

export const horseshoe: Subject = {
  scene: 'mesaSunset',
  sceneColours: { deep: '#0c1a4a', mid: '#2a4fae', glow: '#8fd0ff', spark: '#dff2ff' },
  y: 4,
  draw: (pen) => {
    const shoe = 'M-64 122C-130 40-118-112 0-118C118-112 130 40 64 122L22 110C74 42 74-62 0-66C-74-62-74 42-22 110Z'
    const holes = [
      [-86, 30],
      [-92, -14],
      [-74, -58],
      [-34, -88],
      [34, -88],
      [74, -58],
      [92, -14],
      [86, 30],
    ]
    return (
      pen.body(shoe, silver, { depth: 11, shine: 1, angle: 40 }) +
      pen.stroke('M-50 104C-106 30-98-90 0-94C98-90 106 30 50 104', silver.dark, 13, { opacity: 0.55 }) +
      holes
        .map(([x = 0, y = 0]) =>
          pen.path(box(x - 5, y - 5, 10, 10, 2), '#1a2030', { transform: `rotate(${fixed(Math.atan2(y + 10, x) * 57.3)} ${x} ${y})` }),
        )
        .join('') +
      pen.body(shape('-70,98! -22,88! -12,116 -22,132! -72,128!') + shape('70,98! 22,88! 12,116 22,132! 72,128!'), silver, {
        depth: 7,
        shine: 1,
      }) +
      pen.body(shape('-6,-104! -48,-138 -92,-132 -90,-96 -46,-86!') + shape('6,-104! 48,-138 92,-132 90,-96 46,-86!'), red, {
        depth: 9,
        shine: 0.6,
      }) +
      pen.body(shape('-12,-92! -46,-64 -50,-28 -30,-36! -22,-22 -2,-80!') + shape('12,-92! 46,-64 50,-28 30,-36! 22,-22 2,-80!'), red, {
        depth: 6,
      }) +
      pen.body(oval(0, -102, 18, 16), red, { depth: 8, shine: 1 }) +
      pen.group(pen.body(star(0, 0, 5, 50, 22), gold, { depth: 8, shine: 1 }), { y: 20 }) +
      sparkle(pen, -92, -40, 20) +
      sparkle(pen, 60, 106, 16)
    )
  },
}
