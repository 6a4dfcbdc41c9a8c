import { sparkle } from '../kit/parts.ts'
import { curve, oval, polygon, shape } from '../kit/path.ts'
import { ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#3f4a7a')

export const angler: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#01030f', mid: '#06163a', glow: '#1f6a8a', spark: '#3f5a8a' },
  y: 6,
  aura: 0.6,
  draw: (pen) => {
    const fang = (x: number, y: number, h: number, lean = 0): string =>
      pen.body(
        polygon([
          [x - 7, y],
          [x + 7, y],
          [x + lean, y + h],
        ]),
        ivory,
        { depth: 2, shine: 0.9 },
      )
    return (
      pen.body(shape('86,-40! 120,-80 150,-86! 140,-44 144,-10 150,40! 116,26 88,10'), skin, { depth: 7 }) +
      pen.body(shape('-20,-92! 10,-130 56,-132! 62,-104 70,-80!'), skin, { depth: 6 }) +
      pen.stroke('M4-96L20-122M26-92L46-124M46-86L58-112', skin.light, 2, { opacity: 0.6 }) +
      pen.body(shape('-120,10 -112,-50 -70,-90 -10,-104 50,-90 96,-50 104,0 84,56 40,98 -20,110 -80,96 -112,60'), skin, {
        depth: 20,
        shine: 0.6,
      }) +
      pen.body(shape('30,40! 64,66 70,104 52,122! 30,100 16,70'), skin, { depth: 6 }) +
      pen.path(shape('-128,14! -90,-6 -40,-8 10,14! 0,60 -40,86 -90,76 -122,46'), pen.linear(['#0a0206', '#3a0a1a', '#6a1428'])) +
      [
        [-112, 8, 30],
        [-90, -2, 38],
        [-66, -6, 32],
        [-42, -6, 42],
        [-18, 0, 30],
        [2, 12, 22],
      ]
        .map(([x = 0, y = 0, h = 1]) => fang(x, y, h))
        .join('') +
      [
        [-108, 56, -28],
        [-84, 72, -36],
        [-58, 80, -30],
        [-32, 80, -38],
        [-10, 66, -26],
      ]
        .map(([x = 0, y = 0, h = 1]) => fang(x, y, h))
        .join('') +
      pen.stroke(curve('-130,14 -90,-10 -40,-12 14,14'), skin.light, 6) +
      pen.stroke(curve('-124,46 -90,80 -40,90 2,62'), skin.light, 5) +
      pen.path(oval(-26, -44, 21), '#05060f') +
      pen.path(oval(-26, -44, 18), pen.radial(['#f6ffd0', '#b8f06a 40', '#3f8a3a 80', '#0c2a14'])) +
      pen.path(oval(-29, -43, 7, 8), '#05080a') +
      pen.path(oval(-34, -50, 4), '#ffffff') +
      pen.body(shape('-52,-52! -30,-72 0,-66 6,-50! -14,-58 -34,-56'), skin, { depth: 4 }) +
      pen.stroke(curve('-50,-92 -66,-134 -108,-150 -132,-116'), skin.deep, 8) +
      pen.stroke(curve('-50,-92 -66,-134 -108,-150 -132,-116'), skin.light, 3.5) +
      pen.glow(-132, -96, 120, '#8affff', 0.8) +
      pen.glow(-132, -96, 56, '#e8ffff', 1) +
      pen.body(oval(-132, -96, 20, 22), ramp('#8ff2ff'), { depth: 6, fill: pen.radial(['#ffffff', '#c8ffff 50', '#4fd8f0']) }) +
      sparkle(pen, -132, -98, 30) +
      [
        [40, -40, 4],
        [60, -20, 3],
        [50, 20, 4],
        [20, -66, 3],
        [70, 20, 2.5],
      ]
        .map(([x = 0, y = 0, r = 1]) => pen.glow(x, y, r * 3, '#5affea', 0.8) + pen.path(oval(x, y, r), '#d8fffa'))
        .join('')
    )
  },
}
