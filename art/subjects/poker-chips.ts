import { chip, chips, sparkle } from '../kit/parts.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const pokerChips: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#140404', mid: '#7a1a14', glow: '#ff8a4a', spark: '#ffcf6a' },
  y: 8,
  draw: (pen) => {
    const red = ramp('#d81f2f')
    const black = ramp('#2a2c3a')
    const gilt = ramp('#e8a82a')
    const blue = ramp('#1f5fd0')
    return (
      chips(pen, -78, -10, 46, [red, black, red, black, red, black, red]) +
      chips(pen, 80, 20, 46, [blue, gilt, blue, gilt, blue]) +
      chips(pen, 0, -38, 52, [gilt, red, gilt, black, gilt, red, gilt, black, gilt]) +
      chips(pen, -46, 88, 44, [black, gilt, black]) +
      chips(pen, 48, 96, 44, [red, blue]) +
      pen.group(chip(pen, 0, 0, 44, red, 0.94), { x: -92, y: -104, rotation: -20 }) +
      pen.group(chip(pen, 0, 0, 38, blue, 0.86), { x: 98, y: -92, rotation: 24 }) +
      sparkle(pen, 6, -52, 24)
    )
  },
}
