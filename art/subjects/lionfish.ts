import { fixed, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const red = ramp('#d8283a')

export const lionfish: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#04203a', mid: '#0f6ab0', glow: '#8af0ff', spark: '#ff7a9a' },
  y: 2,
  draw: (pen) => {
    const spine = (rotation: number, length: number, x: number, y: number): string =>
      pen.group(
        pen.body(shape(`-4,0! -9,${-length * 0.5} 0,${-length}! 9,${-length * 0.5} 4,0!`), red, {
          depth: 2,
          fill: pen.linear(['#fff0e2', '#e2404a', '#8a0f24']),
        }) + pen.stroke([0.25, 0.45, 0.65, 0.82].map((k) => `M-6 ${fixed(-length * k)}H6`).join(''), '#ffffff', 3, { opacity: 0.8 }),
        { x, y, rotation },
      )
    const d = shape('-118,10 -108,-30 -70,-56 -10,-62 50,-44 86,-8! 86,22 50,50 -10,62 -70,52 -106,36')
    return pen.group(
      pen.body(shape('78,4! 110,-34 146,-36! 140,6 146,52! 108,44 78,20'), red, {
        depth: 4,
        fill: pen.linear(['#ffd0c0', '#e2404a'], 180),
      }) +
        pen.stroke('M88 2L138-24M90 8L138 6M88 16L138 40', '#ffffff', 3, { opacity: 0.7 }) +
        [-34, -18, -2, 14, 30, 46, 60]
          .map((angle, i) => spine(angle, 96 - Math.abs(i - 2) * 8, -60 + i * 20, -46 + Math.abs(i - 2) * 4))
          .join('') +
        [150, 166, 182, 198].map((angle, i) => spine(angle, 70 - i * 4, -30 + i * 24, 50 - i * 3)).join('') +
        pen.body(d, ramp('#fff0e6'), { depth: 14, shine: 0.7 }) +
        pen.clipTo(
          d,
          pen.path(
            [-96, -70, -44, -18, 8, 34, 58, 80]
              .map(
                (x, i) =>
                  shape(`${x},-70! ${x + 13},-70! ${x + 20},-20 ${x + 8},20 ${x + 14},70! ${x - 1},70! ${x - 7},20 ${x + 5},-20`) +
                  (i % 2 ? shape(`${x + 20},-70! ${x + 24},-70! ${x + 28},0 ${x + 22},70! ${x + 18},70! ${x + 23},0`) : ''),
              )
              .join(''),
            pen.linear(['#f2505a', '#a8142a']),
          ),
        ) +
        pen.group([96, 114, 132, 150, 168].map((angle) => spine(angle, 88, 0, 0)).join(''), { x: -26, y: 10 }) +
        pen.path(oval(-78, -14, 15), '#2a0610') +
        pen.path(oval(-78, -14, 12), pen.radial(['#fff6c0', '#ffc23a 55', '#a84a0a'])) +
        pen.path(oval(-80, -13, 6), '#08040a') +
        pen.path(oval(-84, -19, 3.6), '#ffffff') +
        pen.stroke('M-118 14C-106 24-94 26-82 20', '#5a0a1a', 4) +
        pen.body(shape('-84,-46! -96,-72 -84,-86! -72,-66 -70,-52!'), red, { depth: 3 }),
      { rotation: -8, x: -6 },
    )
  },
}
