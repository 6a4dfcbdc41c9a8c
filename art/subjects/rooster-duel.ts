import { sparkle } from '../kit/parts.ts'
import { oval, shape, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const bird = (pen: Pen, body: Ramp, neck: Ramp, tail: Ramp): string => {
  const comb = ramp('#e0182a')
  return (
    [
      [-150, 66],
      [-132, 84],
      [-112, 96],
      [-92, 104],
    ]
      .map(([angle = 0, length = 1]) =>
        pen.group(
          pen.body(
            shape(`0,0! 13,${-length * 0.5} 26,${-length * 0.9} 6,${-length * 1.3}! -10,${-length * 0.9} -9,${-length * 0.4}`),
            tail,
            {
              depth: 4,
              shine: 0.7,
            },
          ),
          { x: 66, y: 30, rotation: angle + 160 },
        ),
      )
      .join('') +
    pen.stroke('M-4 84L-16 122L-44 128M-16 122L-4 134M34 80L50 112L26 128M50 112L66 124', '#d8952a', 8) +
    pen.stroke('M-8 106L6 100', '#f6f2ea', 5) +
    pen.body(shape('-44,-20 -10,-8 40,-4 78,20 70,62 36,90 -10,90 -46,62 -56,20'), body, { depth: 14, shine: 0.4 }) +
    pen.body(shape('4,20! 44,16 84,34 76,56! 50,60 20,54'), tail, { depth: 6, shine: 0.6 }) +
    [-40, -22, -4, 14, 30]
      .map((angle, i) =>
        pen.group(pen.body(shape('0,0! 12,26 10,58 0,76! -10,58 -12,26'), neck, { depth: 3, shine: 0.5 }), {
          x: -34 + i * 9,
          y: -44 + i * 6,
          rotation: -angle * 0.8,
        }),
      )
      .join('') +
    pen.body(shape('-62,-60 -50,-84 -26,-86 -14,-66 -18,-40 -40,-34 -58,-44'), neck, { depth: 7 }) +
    pen.body(shape('-58,-78! -64,-104 -50,-112! -42,-96! -36,-116 -20,-110! -22,-94! -8,-100 -4,-84! -14,-72'), comb, {
      depth: 5,
      shine: 0.8,
    }) +
    pen.body(shape('-58,-68! -86,-66 -96,-50! -76,-52 -58,-50!'), gold, { depth: 4, shine: 1 }) +
    pen.body(shape('-58,-48 -48,-50 -44,-30 -52,-18 -62,-30'), comb, { depth: 4 }) +
    pen.path(oval(-42, -64, 7), '#ffd23f') +
    pen.path(oval(-43, -64, 3.6), '#0c0404') +
    pen.path(oval(-45, -66, 1.6), '#ffffff')
  )
}

export const roosterDuel: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#1f0f04', mid: '#c8600f', glow: '#ffd05a', spark: '#fff6c0' },
  y: 6,
  draw: (pen) => {
    const left = pen.group(`<g transform="scale(-1 1)">${bird(pen, ramp('#c8301f'), ramp('#f0a02a'), ramp('#1f4a5a'))}</g>`, {
      x: -72,
      rotation: -8,
      scale: 0.84,
    })
    const right = pen.group(bird(pen, ramp('#3a3f5a'), ramp('#f2f0ea'), ramp('#2a2f48')), { x: 72, rotation: 8, scale: 0.84 })
    return (
      left +
      right +
      pen.body(star(0, -76, 10, 34, 14), ramp('#ffcf3f'), { depth: 4, shine: 0.8 }) +
      pen.path(star(0, -76, 10, 20, 8), '#fffbe0') +
      sparkle(pen, 0, -76, 22)
    )
  },
}
