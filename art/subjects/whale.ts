import { ball } from '../kit/parts.ts'
import { curve, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#2f6fd0')
const pale = ramp('#e6f2ff')

export const whale: Subject = {
  scene: 'openSea',
  sceneColours: { deep: '#0a1a4a', mid: '#3a5ad0', glow: '#ffc8d8', spark: '#ffe0a0' },
  y: 8,
  draw: (pen) => {
    const d = shape('-132,20! -128,-30 -92,-66 -40,-76 20,-62 66,-30 96,6 116,-16! 128,10 122,40 90,70 30,96 -40,100 -100,80')
    return (
      pen.body(shape('100,10! 104,-34 84,-66 64,-76! 96,-84 116,-66! 130,-90 158,-92! 150,-60 138,-30 124,14!'), skin, { depth: 9 }) +
      pen.body(d, skin, { depth: 20, shine: 0.7 }) +
      pen.clipTo(
        d,
        pen.body(shape('-136,30! -90,36 -30,44 30,60 60,84! 20,120 -80,120 -140,80'), pale, { depth: 6 }) +
          pen.stroke(
            [0, 1, 2, 3, 4]
              .map((i) => `M${-128 + i * 6} ${46 + i * 9}C-80 ${54 + i * 10} -30 ${62 + i * 9} ${30 - i * 8} ${78 + i * 5}`)
              .join(''),
            '#8ab0d8',
            2.4,
          ),
      ) +
      pen.body(shape('-30,62! -6,74 10,108 -2,134! -30,120 -52,92'), skin, { depth: 8 }) +
      pen.path(oval(-78, 6, 10), '#081024') +
      pen.path(oval(-81, 2, 3.6), '#ffffff') +
      pen.stroke('M-96-10Q-80-20-64-8', skin.deep, 4) +
      pen.stroke('M-132 24C-110 40-84 42-60 34', '#12305a', 4) +
      pen.path(oval(-40, -40, 14, 8) + oval(-4, -34, 9, 6) + oval(30, -16, 11, 6), skin.light, { opacity: 0.6 }) +
      pen.stroke(
        curve('-52,-74 -52,-110 -66,-134 -92,-138') + curve('-48,-74 -48,-112 -30,-138 -4,-136') + curve('-50,-74 -50,-120 -50,-150'),
        '#ffffff',
        9,
        { opacity: 0.95 },
      ) +
      pen.stroke(curve('-52,-74 -52,-110 -66,-134 -92,-138') + curve('-48,-74 -48,-112 -30,-138 -4,-136'), '#9ae0ff', 4) +
      [
        [-100, -124, 6],
        [2, -120, 7],
        [-78, -152, 5],
        [-22, -154, 5],
        [-112, -104, 4],
      ]
        .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#bfe8ff')))
        .join('')
    )
  },
  foreground: (pen) =>
    pen.body(shape('-230,108! -150,90 -100,112 -40,92 20,114 80,92 140,112 230,94! 230,330! -230,330!'), ramp('#2a4fc0'), {
      depth: 0,
      fill: pen.linear(['#8ad0ff', '#3f6fe0 16', '#1a2a8a 60', '#0c1450']),
    }) +
    pen.stroke(curve('-230,108 -150,90 -100,112 -40,92 20,114 80,92 140,112 230,94'), '#ffffff', 5, { opacity: 0.9 }) +
    pen.stroke(curve('-200,140 -140,128 -90,142 -30,130') + curve('20,150 80,136 140,150 200,138'), '#ffffff', 3, { opacity: 0.5 }),
}
