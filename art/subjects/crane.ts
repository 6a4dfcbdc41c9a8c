import { polygon } from '../kit/path.ts'
import type { Subject } from '../subject.ts'

/** Origami cranes: flat facets, each with its own gradient. */
export const crane: Subject = {
  scene: 'paperCut',
  sceneColours: { deep: '#04283a', mid: '#128a9a', glow: '#b8f5e0', spark: '#ffe9b0' },
  y: -2,
  draw: (pen) => {
    const facet = (points: readonly (readonly [number, number])[], from: string, to: string, angle = 60): string =>
      pen.path(polygon(points), pen.linear([from, to], angle), {
        stroke: '#ffffff',
        'stroke-width': 0.8,
        'stroke-opacity': 0.5,
        'stroke-linejoin': 'round',
      })
    const bird = (x: number, y: number, scale: number, rotation: number, colours: readonly [string, string, string, string]): string =>
      pen.group(
        facet(
          [
            [-26, 40],
            [-132, 92],
            [-60, 22],
          ],
          colours[2],
          colours[3],
          20,
        ) +
          facet(
            [
              [-26, 40],
              [-60, 22],
              [-118, 56],
            ],
            colours[1],
            colours[2],
          ) +
          facet(
            [
              [0, 60],
              [-44, 20],
              [-86, -120],
            ],
            colours[3],
            colours[2],
            70,
          ) +
          facet(
            [
              [0, 60],
              [-86, -120],
              [-8, -8],
            ],
            colours[2],
            colours[1],
            100,
          ) +
          facet(
            [
              [22, 36],
              [96, -56],
              [60, 14],
            ],
            colours[1],
            colours[2],
          ) +
          facet(
            [
              [22, 36],
              [60, 14],
              [104, -44],
              [96, -56],
            ],
            colours[3],
            colours[2],
          ) +
          facet(
            [
              [96, -56],
              [104, -44],
              [142, -38],
            ],
            colours[0],
            colours[2],
            0,
          ) +
          facet(
            [
              [0, 92],
              [-62, 30],
              [0, 22],
            ],
            colours[1],
            colours[2],
            80,
          ) +
          facet(
            [
              [0, 92],
              [62, 22],
              [0, 22],
            ],
            colours[2],
            colours[3],
            100,
          ) +
          facet(
            [
              [0, 92],
              [-20, 60],
              [0, 22],
              [20, 56],
            ],
            colours[0],
            colours[1],
            90,
          ) +
          facet(
            [
              [-34, 44],
              [62, -136],
              [20, 10],
            ],
            colours[0],
            colours[1],
            100,
          ) +
          facet(
            [
              [20, 10],
              [62, -136],
              [46, 40],
            ],
            colours[2],
            colours[3],
            90,
          ) +
          facet(
            [
              [-34, 44],
              [20, 10],
              [46, 40],
              [0, 92],
            ],
            colours[0],
            colours[2],
            70,
          ),
        { x, y, scale, rotation },
      )
    return (
      pen.group(bird(-82, -88, 0.36, -14, ['#fff3c2', '#ffd76a', '#f2a83a', '#c2761c']), {}) +
      pen.group(bird(96, 104, 0.42, 10, ['#d8fff2', '#8fe6cf', '#3fb59c', '#1f7a72']), {}) +
      bird(-96, 110, 0.32, -6, ['#ffe0ec', '#ff9dbd', '#e85f8f', '#a8305f']) +
      bird(4, 6, 1.02, 0, ['#ffd9c2', '#ff8a6a', '#e8402f', '#8f1424'])
    )
  },
}
