import { sparkle } from '../kit/parts.ts'
import { box, fixed, oval } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const leather = ramp('#f0781f')

export const basketball: Subject = {
  scene: 'stadium',
  sceneColours: { deep: '#1f0814', mid: '#8a1f3a', glow: '#ffb07a', spark: '#d08a3f' },
  y: 2,
  draw: (pen) => {
    const round = oval(0, 0, 84)
    const net =
      Array.from({ length: 8 }, (_, i) => `M${-70 + i * 20}-52L${fixed(-48 + i * 13.7)} 8L${fixed(-56 + i * 16)} 50`).join('') +
      'M-62-26C-20-12 20-12 62-26M-54 2C-18 14 18 14 54 2'
    return (
      pen.body(box(-112, -148, 224, 118, 10), ramp('#f2f4fa'), { depth: 5 }) +
      pen.stroke(box(-100, -137, 200, 96, 5), '#d8303f', 6) +
      pen.stroke(box(-38, -104, 76, 62, 3), '#d8303f', 5) +
      pen.stroke(net, '#ffffff', 3.4, { opacity: 0.9 }) +
      pen.stroke('M-76-50C-40-36 40-36 76-50', '#8a1a0c', 11) +
      pen.stroke('M-76-52C-40-38 40-38 76-52', '#ff5a2a', 7) +
      pen.group(
        pen.path(
          round,
          pen.radial([leather.bright, `${leather.light} 22`, `${leather.mid} 55`, `${leather.dark} 85`, leather.deep], 0.37, 0.3, 0.76),
        ) +
          pen.clipTo(
            round,
            pen.stroke(
              'M-90-10C-40 14 40 14 90-10M0-90C-20-40-20 40 0 90M-62-66C-14-30-14 30-62 66M66-62C22-28 22 28 66 62',
              '#3a1408',
              5,
            ) +
              pen.path(
                Array.from({ length: 150 }, () => oval(pen.random.next(-84, 84), pen.random.next(-84, 84), 1.3)).join(''),
                '#7a300c',
                { opacity: 0.35 },
              ),
          ) +
          pen.path(oval(-28, -42, 24, 14), '#ffffff', { opacity: 0.5, transform: 'rotate(-30 -28 -42)' }),
        { x: 6, y: 52, rotation: 14 },
      ) +
      sparkle(pen, -26, 4, 16)
    )
  },
}
