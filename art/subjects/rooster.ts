import { sparkle } from '../kit/parts.ts'
import { fixed, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const comb = ramp('#e0182a')
const hackle = ramp('#f0901f')
const dark = ramp('#23466a')

export const rooster: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#1a0408', mid: '#9a1018', glow: '#ff8a3a', spark: '#ffd75e' },
  y: 4,
  draw: (pen) => {
    const plume = (x: number, y: number, rotation: number, length: number, shades: Ramp): string =>
      pen.group(
        pen.body(shape(`0,0! 15,${length * 0.3} 13,${length * 0.72} 0,${length}! -13,${length * 0.72} -15,${length * 0.3}`), shades, {
          depth: 4,
          shine: 0.5,
        }) + pen.stroke(`M0 6V${fixed(length * 0.85)}`, shades.bright, 1.4, { opacity: 0.6 }),
        { x, y, rotation },
      )
    return (
      [
        [-40, 64, 34],
        [0, 72, 12],
        [40, 70, -10],
        [74, 60, -34],
        [-66, 52, 52],
      ]
        .map(([x = 0, y = 0, rotation = 0]) => plume(x, y, rotation, 78, dark))
        .join('') +
      [
        [78, 10, -48],
        [62, 26, -36],
        [40, 36, -20],
        [14, 40, -6],
        [-16, 40, 8],
        [-44, 34, 24],
        [-66, 20, 40],
      ]
        .map(([x = 0, y = 0, rotation = 0]) => plume(x, y, rotation, 84, ramp('#d8481a')))
        .join('') +
      [
        [80, -30, -56],
        [70, -10, -44],
        [50, 6, -30],
        [26, 14, -14],
        [-2, 16, 0],
        [-30, 12, 16],
        [-54, -2, 32],
      ]
        .map(([x = 0, y = 0, rotation = 0]) => plume(x, y, rotation, 76, hackle))
        .join('') +
      pen.body(
        shape('-36,-60! -54,-104 -38,-124! -22,-98! -24,-138 2,-150! 6,-108! 22,-142 48,-138! 40,-102! 64,-118 84,-100! 66,-72 44,-54'),
        comb,
        { depth: 9, shine: 0.8 },
      ) +
      pen.body(shape('-52,-30 -44,-62 -10,-78 30,-74 62,-50 78,-10 66,24 30,34 -16,28 -44,4'), hackle, { depth: 13, shine: 0.4 }) +
      pen.body(shape('-48,-36 -40,-60 -10,-70 18,-62 26,-36 12,-8 -18,-2 -40,-14'), comb, { depth: 7, shine: 0.5 }) +
      pen.body(shape('-44,-46! -88,-48 -124,-26 -132,2! -104,-6 -76,-10 -40,-14!'), gold, { depth: 8, shine: 1 }) +
      pen.body(shape('-100,-6! -74,-10 -42,-12! -46,8 -66,14!'), ramp('#c8821f'), { depth: 5, shine: 0.9 }) +
      pen.path(oval(-70, -34, 5, 3), '#5a2f08') +
      pen.body(shape('-54,6 -36,-2 -26,26 -32,64 -52,76 -66,48'), comb, { depth: 8, shine: 0.8 }) +
      pen.body(shape('-28,10 -12,4 0,26 -6,58 -22,64 -32,40'), comb, { depth: 7, shine: 0.8 }) +
      pen.body(oval(34, -20, 13, 16), ramp('#fff2e2'), { depth: 5 }) +
      pen.path(oval(-10, -40, 15), '#2a0408') +
      pen.path(oval(-10, -40, 12.5), pen.radial(['#fff6b0', '#ffb01f 55', '#c8500a'])) +
      pen.path(oval(-12, -39, 6), '#0c0404') +
      pen.path(oval(-16, -45, 3.6), '#ffffff') +
      pen.body(shape('-34,-50! -12,-62 12,-52! -6,-50 -22,-46'), comb, { depth: 3 }) +
      sparkle(pen, -108, -24, 15)
    )
  },
}
