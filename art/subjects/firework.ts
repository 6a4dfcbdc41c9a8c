import { flame } from '../kit/parts.ts'
import { box, symmetricShape, fixed, oval, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** Three rockets in front of a large burst of fireworks. */
export const firework: Subject = {
  scene: 'festival',
  sceneColours: { deep: '#0b0a3a', mid: '#3a1f8f', glow: '#ff6fae', spark: '#ffd75e' },
  aura: 1.2,
  y: -4,
  draw: (pen) => {
    const random = pen.random
    const burst = (count: number, r: number, width: number, colours: readonly string[]): string =>
      Array.from({ length: count }, (_, i) => {
        const a = (i * 2 * Math.PI) / count + random.next(-0.05, 0.05)
        const length = r * random.next(0.86, 1.06)
        const [x, y] = [length * Math.cos(a), length * Math.sin(a) + (length * length) / 900]
        const colour = colours[i % colours.length] ?? '#ffffff'
        return (
          pen.stroke(
            `M${fixed(x * 0.2)} ${fixed(y * 0.2)}Q${fixed(length * 0.62 * Math.cos(a))} ${fixed(length * 0.62 * Math.sin(a))} ${fixed(x)} ${fixed(y)}`,
            colour,
            width,
          ) +
          pen.path(oval(x, y, width * 1.3), '#ffffff') +
          pen.path(star(x * 0.72, y * 0.72, 4, width * 2, width * 0.3), '#ffffff', { opacity: 0.8 })
        )
      }).join('')
    const rocket = (x: number, y: number, rotation: number, scale: number, colour: Ramp): string =>
      pen.group(
        pen.stroke('M0 30V92', '#8a5a2a', 4) +
          flame(pen, 0, 32, 46, 180) +
          pen.body(box(-14, -30, 28, 64, 5), colour, { depth: 6, shine: 0.9, angle: 0 }) +
          pen.clipTo(box(-14, -30, 28, 64, 5), pen.stroke('M-20-14L20-30M-20 8L20-8M-20 30L20 14', gold.light, 6)) +
          pen.body(symmetricShape('0,-64! 10,-46 18,-28! 0,-26'), gold, { depth: 5, shine: 1 }),
        { x, y, rotation, scale },
      )
    return (
      pen.glow(0, -18, 130, '#ff5a9a', 0.75) +
      burst(30, 132, 3, ['#ff4f8b', '#ffb13d', '#ff4f8b', '#7be0ff']) +
      burst(22, 94, 3.4, ['#ffe066', '#ff8a3d']) +
      burst(16, 54, 4, ['#fff6c4', '#ffffff']) +
      pen.glow(0, 0, 40, '#ffffff', 1) +
      rocket(-78, 74, -20, 0.9, ramp('#d81f3a')) +
      rocket(76, 82, 18, 0.82, ramp('#1f7ae0')) +
      rocket(0, 92, 0, 1.02, ramp('#1fa36a'))
    )
  },
}
