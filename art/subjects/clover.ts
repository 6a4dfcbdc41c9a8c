import { ball, coin, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const green = ramp('#2fb54a')

export const clover: Subject = {
  scene: 'meadow',
  sceneColours: { deep: '#1a8a3a', mid: '#3f8fe0', glow: '#d2f5ff', spark: '#ffe066' },
  y: 4,
  draw: (pen) => {
    const heart = '0,4! -22,-22 -62,-42 -66,-84 -38,-104 -8,-92 0,-76! 8,-92 38,-104 66,-84 62,-42 22,-22'
    const lobe = (rotation: number, shades: Ramp): string =>
      pen.group(
        pen.body(shape(heart), shades, { depth: 13, shine: 0.7 }) +
          pen.stroke('M0-4V-66M0-30Q-20-44-38-66M0-30Q20-44 38-66', shades.bright, 3, { opacity: 0.6 }),
        { rotation },
      )
    return (
      pen.stroke('M4 8C16 60 6 100 44 138', '#0f5a20', 18) +
      pen.stroke('M1 8C12 60 2 100 40 138', '#5fd46a', 9) +
      pen.group(lobe(135, ramp('#23a043')) + lobe(-135, ramp('#23a043')) + lobe(45, green) + lobe(-45, ramp('#44c95c')), {
        y: -14,
        scale: 1.08,
      }) +
      [
        [-24, -78, 8],
        [52, -44, 6],
        [-60, 4, 7],
        [40, 38, 5],
      ]
        .map(([x = 0, y = 0, r = 1]) => ball(pen, x, y, r, ramp('#d8f6ff')))
        .join('') +
      [
        [-104, 102, 30, 0.6, -10],
        [104, 96, 32, 0.55, 14],
        [-58, 122, 26, 0.5, 8],
        [96, -104, 20, 0.8, 20],
        [-112, -78, 18, 0.8, -20],
      ]
        .map(([x = 0, y = 0, r = 1, aspect = 1, rotation = 0]) => coin(pen, x, y, r, aspect, rotation))
        .join('') +
      sparkle(pen, -40, -62, 20) +
      sparkle(pen, 70, 20, 14)
    )
  },
}
