import { sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const felt = ramp('#cfe83a')

const racket = (pen: Pen, rotation: number, colour: Ramp): string => {
  const strings = Array.from({ length: 11 }, (_, i) => `M${-60 + i * 12}-140V20M-70 ${-130 + i * 13}H70`).join('')
  const head = oval(0, -58, 56, 72)
  return pen.group(
    pen.clipTo(head, pen.stroke(strings, '#f6faff', 1.8, { opacity: 0.85 })) +
      pen.stroke(head, colour.deep, 15) +
      pen.stroke(head, colour.mid, 10) +
      pen.stroke(head, colour.bright, 2.4, { opacity: 0.8, transform: 'translate(-2 -2)' }) +
      pen.body('M-26 6L-9 46V60H9V46L26 6L14 4L0 30L-14 4Z', colour, { depth: 4, shine: 0.9 }) +
      pen.body(box(-9, 52, 18, 96, 7), ramp('#23283a'), { depth: 5, angle: 0 }) +
      pen.stroke([64, 78, 92, 106, 120, 134].map((y) => `M-9 ${y}L9 ${y - 8}`).join(''), '#5a6480', 2.4),
    { rotation },
  )
}

export const tennis: Subject = {
  scene: 'stadium',
  sceneColours: { deep: '#06142f', mid: '#2a5ad0', glow: '#b8e0ff', spark: '#c8703a' },
  y: 6,
  draw: (pen) => {
    const round = oval(0, 0, 52)
    return (
      pen.group(racket(pen, -36, ramp('#e0303f')), { x: -4, y: 10 }) +
      pen.group(racket(pen, 36, ramp('#1f6fe0')), { x: 4, y: 10 }) +
      pen.group(
        pen.path(round, pen.radial([felt.bright, `${felt.light} 25`, `${felt.mid} 60`, felt.dark], 0.37, 0.3, 0.76)) +
          pen.clipTo(round, pen.stroke('M-58-20C-20-26 0 20-14 58M58 20C20 26 0-20 14-58', '#ffffff', 6)) +
          pen.path(oval(-18, -26, 15, 9), '#ffffff', { opacity: 0.5 }),
        { y: 44, rotation: 10 },
      ) +
      sparkle(pen, -20, 16, 16)
    )
  },
}
