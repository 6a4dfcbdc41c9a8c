import { sparkle } from '../kit/parts.ts'
import { oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'
import { dragon } from './dragon.ts'
import { tiger } from './tiger.ts'

export const dragonTiger: Subject = {
  scene: 'emberField',
  sceneColours: { deep: '#14040c', mid: '#5a1446', glow: '#ff9a5a', spark: '#ffd75e' },
  draw: (pen) => {
    const shield = (x: number, shades: Ramp, emblem: string): string =>
      pen.group(
        pen.body(oval(0, 0, 80, 96), gold, { depth: 8, shine: 1 }) +
          pen.path(oval(0, 0, 71, 87), pen.radial([shades.light, shades.mid, shades.deep])) +
          emblem,
        { x },
      )
    const bolt = '14,-150! -26,-10! 4,-14! -20,146! 34,-34! 4,-28! 34,-140!'
    return (
      shield(-68, ramp('#b5142a'), pen.group(dragon.draw(pen), { scale: 0.5, y: 4 })) +
      shield(68, ramp('#1a3a8a'), pen.group(tiger.draw(pen), { scale: 0.5, y: 4 })) +
      pen.glow(0, 0, 90, '#fff2b0', 0.8, 150) +
      pen.body(shape(bolt), gold, { depth: 5, shine: 1, fill: pen.linear(['#ffffff', '#ffe27a', '#ff9a2a']) }) +
      sparkle(pen, 6, -70, 18)
    )
  },
}
