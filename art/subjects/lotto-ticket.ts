import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { box, oval, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoTicket: Subject = {
  scene: 'sunburst',
  sceneColours: { deep: '#04302f', mid: '#0f9a8f', glow: '#a8ffd8', spark: '#ffe066' },
  y: 2,
  draw: (pen) => {
    const ticket =
      'M-126-70A10 10 0 0 1-116-80H116A10 10 0 0 1 126-70V-14A16 16 0 0 0 126 18V70A10 10 0 0 1 116 80H-116A10 10 0 0 1-126 70V18A16 16 0 0 0-126-14Z'
    const drawTicket = (rotation: number, x: number, y: number, shades: Ramp): string =>
      pen.group(
        pen.path(ticket, '#000000', { opacity: 0.35, filter: pen.blur(6), transform: 'translate(3 8)' }) +
          pen.body(ticket, shades, { depth: 4, shine: 0.5 }) +
          pen.stroke(box(-112, -66, 224, 132, 6), shades.bright, 2, { opacity: 0.7 }) +
          pen.stroke('M62-66V66', shades.bright, 2.6, { 'stroke-dasharray': '5 7' }) +
          pen.path(star(-72, -24, 5, 26, 11), pen.linear([gold.bright, gold.mid])) +
          [
            [-30, -40, 70],
            [-30, -22, 50],
            [-30, -4, 62],
          ]
            .map(([tx = 0, ty = 0, w = 1]) => pen.path(box(tx, ty, w, 9, 4), shades.bright, { opacity: 0.75 }))
            .join('') +
          [0, 1, 2, 3]
            .map((i) => pen.path(oval(-92 + i * 40, 42, 15), '#fff8ea') + pen.path(star(-92 + i * 40, 42, 5, 8, 3.5), shades.dark))
            .join('') +
          [-44, -30, -18, -4, 8, 22, 36, 46]
            .map((ly, i) => pen.path(box(78, ly, 32, i % 3 ? 5 : 8), shades.deep, { opacity: 0.7 }))
            .join(''),
        { x, y, rotation },
      )
    return (
      drawTicket(-16, -6, -40, ramp('#2f6fe0')) +
      drawTicket(8, 4, 34, ramp('#e8303f')) +
      lottoBall(pen, -96, 98, 32, lottoColours[1] ?? gold, -14) +
      lottoBall(pen, 100, -76, 30, lottoColours[2] ?? gold, 10) +
      lottoBall(pen, 104, 104, 24, lottoColours[4] ?? gold, 10) +
      sparkle(pen, -70, 12, 20)
    )
  },
}
