import { sparkle } from '../kit/parts.ts'
import { box, oval } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const steel = ramp('#8fa0bc')

export const hammer: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#060a1f', mid: '#1f3a8a', glow: '#8ac8ff', spark: '#d8f4ff' },
  aura: 1.2,
  draw: (pen) => {
    const bolt = (d: string): string =>
      pen.stroke(d, '#5ab0ff', 12, { opacity: 0.5, filter: pen.blur(4) }) + pen.stroke(d, '#bfe6ff', 5) + pen.stroke(d, '#ffffff', 2)
    return (
      bolt('M-150-130L-104-92L-118-74L-74-46') +
      bolt('M150-120L112-96L122-70L84-52') +
      bolt('M-140 70L-96 56L-104 36L-66 24') +
      bolt('M146 60L112 48L116 24L78 14') +
      bolt('M-20-170L-34-136L-16-128L-28-96') +
      pen.group(
        pen.body(box(-13, 0, 26, 142, 8), ramp('#6a3a20'), { depth: 7, angle: 0 }) +
          pen.stroke(Array.from({ length: 9 }, (_, i) => `M-13 ${36 + i * 11}L13 ${28 + i * 11}`).join(''), '#c89a5a', 4) +
          pen.body(oval(0, 140, 18, 14), steel, { depth: 6, shine: 1 }) +
          pen.body(box(-20, 14, 40, 16, 5), gold, { depth: 5, shine: 1 }) +
          pen.body('M-104-92L-86-104H86L104-92V4L86 18H-86L-104 4Z', steel, { depth: 11, shine: 1 }) +
          pen.body('M-64-104H64V18H-64Z', ramp('#6f7f9c'), { depth: 6, shine: 0.9 }) +
          pen.stroke('M-82-96V10M82-96V10', gold.mid, 6) +
          pen.stroke('M-82-96V10M82-96V10', gold.bright, 2) +
          pen.stroke('M-98-84H-90M-98-4H-90M98-84H90M98-4H90', steel.deep, 3) +
          pen.glow(0, -43, 70, '#5ad0ff', 0.9) +
          pen.stroke('M0-88L-34-62L0-36L34-62ZM-34-62L-34-20M34-62L34-20M0-36V2M-48-43H48', '#0c2a5a', 9) +
          pen.stroke('M0-88L-34-62L0-36L34-62ZM-34-62L-34-20M34-62L34-20M0-36V2M-48-43H48', '#aef0ff', 4.5),
        { rotation: 14, y: -4 },
      ) +
      sparkle(pen, -70, -96, 22)
    )
  },
}
