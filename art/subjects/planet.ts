import { ball, sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const world = ramp('#ff7a4a')

export const planet: Subject = {
  scene: 'cosmos',
  sceneColours: { deep: '#0a0424', mid: '#4a1a9a', glow: '#b07aff', spark: '#7affea' },
  draw: (pen) => {
    const tilt = -16
    const d = oval(0, 0, 92)
    const band = (y: number, h: number, colour: string, opacity: number): string =>
      pen.path(
        shape(
          `-110,${y}! -50,${y + h * 0.6} 10,${y - h * 0.3} 70,${y + h * 0.5} 110,${y}! 110,${y + h} 40,${y + h * 1.4} -30,${y + h * 0.7} -110,${y + h}!`,
        ),
        colour,
        { opacity },
      )
    const rings = (half: 'back' | 'front'): string =>
      [
        [148, 44, 13, '#ffd9a0'],
        [128, 37, 8, '#ff9ac8'],
        [166, 50, 5, '#9de0ff'],
      ]
        .map(([rx, ry, w, ringColour]) =>
          pen.stroke(`M${-Number(rx)} 0A${rx} ${ry} 0 0 ${half === 'back' ? 1 : 0} ${rx} 0`, String(ringColour), Number(w), {
            opacity: half === 'back' ? 0.55 : 0.95,
          }),
        )
        .join('')
    return (
      pen.group(rings('back'), { rotation: tilt }) +
      pen.body(d, world, { depth: 6, fill: pen.radial(['#ffe6b0', '#ff9a5a 30', '#d8406a 64', '#4a0f5a'], 0.34, 0.3, 0.78) }) +
      pen.clipTo(
        d,
        pen.group(
          band(-70, 16, '#ffd9a0', 0.6) +
            band(-38, 12, '#c8305a', 0.55) +
            band(-14, 24, '#ffbe7a', 0.6) +
            band(26, 12, '#a8205a', 0.6) +
            band(48, 18, '#ff8a5a', 0.5) +
            pen.path(oval(34, 14, 22, 12), '#8a1550', { opacity: 0.7 }) +
            pen.stroke(oval(34, 14, 22, 12), '#ffd0a0', 2, { opacity: 0.6 }),
          { rotation: tilt },
        ) + pen.path(d, pen.radial(['#ffffff44', '#ffffff00 40', '#14002acc'], 0.32, 0.28, 0.86)),
      ) +
      pen.stroke('M-84-38A92 92 0 0 1-20-90', '#fff2d0', 4, { opacity: 0.8 }) +
      pen.group(rings('front'), { rotation: tilt }) +
      ball(pen, 104, -92, 20, ramp('#5ad0d8')) +
      ball(pen, -112, 84, 13, ramp('#c8b8e8')) +
      ball(pen, 92, 104, 8, ramp('#ffc85a')) +
      sparkle(pen, -96, -96, 20) +
      sparkle(pen, 120, 40, 13)
    )
  },
}
