import { sparkle } from '../kit/parts.ts'
import { symmetricShape, oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const bell: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#0a1a5a', mid: '#1f4fd8', glow: '#7fc8ff', spark: '#fff2a0' },
  y: 6,
  draw: (pen) => {
    const body = symmetricShape('0,-86 28,-82 54,-52 62,-6 74,40 104,74! 96,90 0,98')
    return (
      pen.body(
        shape('-10,-104! -60,-140 -118,-128 -122,-92 -70,-78!') + shape('10,-104! 60,-140 118,-128 122,-92 70,-78!'),
        ramp('#e0202f'),
        { depth: 9, shine: 0.7 },
      ) +
      pen.body(
        shape('-14,-96! -44,-66 -66,-22 -84,-20! -74,-44 -92,-48! -52,-88') + shape('14,-96! 44,-66 66,-22 84,-20! 74,-44 92,-48! 52,-88'),
        ramp('#c8141f'),
        { depth: 6, shine: 0.6 },
      ) +
      pen.body(oval(0, 104, 26, 24), ramp('#b5761c'), { depth: 9, shine: 1 }) +
      pen.body(body, gold, { depth: 18, shine: 1, angle: 20 }) +
      pen.clipTo(
        body,
        pen.path(shape('-44,-60 -26,-70 -34,0 -52,76 -76,80 -56,20'), '#ffffff', { opacity: 0.42 }) +
          pen.stroke('M-80 50Q0 74 80 50M-90 66Q0 92 90 66', gold.dark, 4, { opacity: 0.8 }) +
          pen.path(star(0, 2, 5, 30, 13), pen.linear([gold.bright, gold.mid]), { stroke: gold.dark, 'stroke-width': 3 }),
      ) +
      pen.body(shape('-104,74! 0,92 104,74! 112,88 100,100 0,112 -100,100 -112,88'), gold, { depth: 6, shine: 1 }) +
      pen.body(oval(0, -100, 24, 20), ramp('#e0202f'), { depth: 9, shine: 1 }) +
      sparkle(pen, -46, -36, 22) +
      sparkle(pen, 88, 56, 14)
    )
  },
}
