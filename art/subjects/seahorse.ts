import { fixed, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#ff9a2f')

export const seahorse: Subject = {
  scene: 'deepSea',
  sceneColours: { deep: '#1a0430', mid: '#6a1a9a', glow: '#ff9ae0', spark: '#ffd05a' },
  y: 0,
  draw: (pen) => {
    const d = shape(
      '-8,-138 26,-132 44,-104 36,-76 20,-64 44,-30 52,10 40,52 14,84 6,110 20,128 40,122 46,104 36,94! 58,96 64,120 46,146 12,148 -14,128 -16,100 4,66 8,36 -10,10 -22,-28 -24,-58 -50,-64 -86,-62 -94,-74 -84,-84 -46,-90 -34,-112!',
    )
    const ribs = Array.from(
      { length: 9 },
      (_, i) =>
        `M${fixed(-22 + i * 2.5 + (i > 5 ? (i - 5) * 4 : 0))} ${-44 + i * 15}Q${fixed(14 + i)} ${-52 + i * 16} ${fixed(44 + (i < 5 ? i * 2 : 16 - i * 2.5))} ${-40 + i * 13}`,
    ).join('')
    return pen.group(
      pen.body(shape('40,-34! 78,-54 112,-40 120,-6! 104,-2 110,24! 90,20 84,40! 64,28 50,12'), ramp('#ff5aa0'), {
        depth: 4,
        fill: pen.linear(['#ffb0d8', '#ff4f9a'], 0),
      }) +
        pen.stroke('M50-24L106-30M52-12L108-2M52 0L98 20', '#ffe0f0', 2.4, { opacity: 0.8 }) +
        ['-6,-132! -14,-160 8,-156!', '12,-136! 14,-164 32,-150!', '34,-122! 46,-146 56,-126!', '44,-102! 64,-116 64,-96!']
          .map((p) => pen.body(shape(p), ramp('#ff5aa0'), { depth: 4 }))
          .join('') +
        pen.body(d, skin, { depth: 13, shine: 0.8 }) +
        pen.clipTo(
          d,
          pen.stroke(ribs, skin.deep, 3.4, { opacity: 0.5 }) +
            pen.stroke(ribs, skin.bright, 1.6, { opacity: 0.7, transform: 'translate(0 3)' }) +
            pen.path(shape('-24,-40! -6,-10 8,20 10,50! -10,30 -30,-10'), '#ffe0a0', { opacity: 0.6 }),
        ) +
        pen.path(oval(-4, -96, 13), '#2a0a14') +
        pen.path(oval(-4, -96, 10.5), pen.radial(['#c8fff0', '#1fb5a0 55', '#06403f'])) +
        pen.path(oval(-5, -96, 5), '#05100c') +
        pen.path(oval(-9, -100, 3.2), '#ffffff') +
        [
          [20, -84, 4],
          [14, -112, 3.5],
          [30, -20, 4],
          [34, 10, 3.5],
          [28, 36, 3],
        ]
          .map(([x = 0, y = 0, r = 1]) => pen.path(oval(x, y, r), '#fff2c0', { opacity: 0.9 }))
          .join(''),
      { x: 6, scale: 0.98 },
    )
  },
}
