import { coin, sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#f2b023')

/** An arowana, a fish that stands for wealth, among coins. */
export const arowana: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#04103a', mid: '#0f3fa8', glow: '#5ab8ff', spark: '#ff8f5a' },
  draw: (pen) => {
    const d = shape('-140,-10! -112,-40 -60,-58 0,-56 60,-44 104,-18 120,0! 104,16 60,38 0,48 -60,42 -104,22 -132,6')
    const scaleArcs = Array.from({ length: 7 }, (_, r) =>
      Array.from({ length: 13 }, (_, c) => `M${-96 + c * 17 + (r % 2) * 8.5} ${-62 + r * 16}a9 9 0 0 1 0 16`).join(''),
    ).join('')
    const fin = (points: string): string =>
      pen.body(shape(points), ramp('#ff5a2a'), { depth: 4, shine: 0.5, fill: pen.linear(['#ff3a1f', '#ffb04a'], 10) })
    const rays = (rayPath: string): string => pen.stroke(rayPath, '#ffe0a0', 1.6, { opacity: 0.6 })
    return (
      pen.group(
        fin('104,0! 128,-40 156,-54! 148,-18 150,0 148,18 156,54! 128,38') +
          rays('M112-6L148-42M114-2L146-16M114 2L146 16M112 6L148 42') +
          fin('20,-52! 60,-92 112,-74! 104,-44 98,-16! 60,-40') +
          rays('M36-50L66-82M56-44L88-76M76-34L106-62') +
          fin('14,46! 50,88 104,78! 100,46 98,18! 60,36') +
          rays('M34 44L58 78M54 40L84 76M76 32L100 60') +
          pen.body(d, skin, { depth: 16, shine: 0.9 }) +
          pen.clipTo(
            d,
            pen.stroke(scaleArcs, skin.deep, 2, { opacity: 0.55 }) +
              pen.stroke(scaleArcs, skin.bright, 1.2, { opacity: 0.9, transform: 'translate(-1.500 -1)' }) +
              pen.path(shape('-150,-10 -110,-50 -80,-58! -72,-10 -86,30! -130,20'), pen.linear([skin.light, skin.mid]), {
                opacity: 0.96,
              }),
          ) +
          pen.stroke('M-80-54C-66-20-70 10-84 28', skin.deep, 3, { opacity: 0.7 }) +
          fin('-62,18! -30,44 -22,72 -42,90! -60,60 -72,30') +
          rays('M-62 26L-44 76M-56 26L-32 60') +
          pen.path(oval(-106, -20, 12), '#1c0a04') +
          pen.path(oval(-106, -20, 9.5), pen.radial(['#fff6c0', '#ff5a2a 60', '#8a1410'])) +
          pen.path(oval(-106, -20, 4.5), '#0a0404') +
          pen.path(oval(-109, -24, 3), '#ffffff') +
          pen.stroke('M-140-8C-126 4-112 6-100 2', skin.deep, 4) +
          pen.stroke('M-136-4C-150 8-154 22-148 34M-130 4C-138 18-138 30-130 40', '#ff8a3a', 3.5),
        { rotation: -12, scale: 0.98, y: 2 },
      ) +
      [
        [-60, -104, 22, 0.8, -16],
        [88, 108, 24, 0.7, 14],
        [-96, 96, 18, 0.7, 10],
      ]
        .map(([x = 0, y = 0, r = 1, aspect = 1, rotation = 0]) => coin(pen, x, y, r, aspect, rotation))
        .join('') +
      sparkle(pen, -34, -40, 18)
    )
  },
}
