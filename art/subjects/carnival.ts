import { ball, sparkle } from '../kit/parts.ts'
import { symmetricShape, fixed, oval, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const colours = ['#e8203f', '#ffb01f', '#1fa86a', '#2f7ae8', '#a83fe0', '#ff6fae', '#12b5c8', '#ff7a1f']

/** A wheel of fortune. */
export const carnival: Subject = {
  scene: 'festival',
  sceneColours: { deep: '#1c0434', mid: '#7a1580', glow: '#ff7ad0', spark: '#ffe066' },
  y: 4,
  draw: (pen) => {
    const count = 16
    const wedges = Array.from({ length: count }, (_, i) => {
      const [a, b] = [((i - 0.5) * 2 * Math.PI) / count, ((i + 0.5) * 2 * Math.PI) / count]
      const shades = ramp(colours[i % colours.length] ?? '#e8203f')
      return (
        pen.path(
          `M0 0L${fixed(108 * Math.sin(a))} ${fixed(-108 * Math.cos(a))}A108 108 0 0 1 ${fixed(108 * Math.sin(b))} ${fixed(-108 * Math.cos(b))}Z`,
          pen.radial([shades.light, shades.mid, shades.dark], 0.5, 0.5, 0.8),
          { stroke: gold.light, 'stroke-width': 1.6 },
        ) +
        pen.group(i % 2 ? pen.path(star(0, -82, 5, 12, 5), '#fff6d0') : pen.path(oval(0, -82, 8), '#fff6d0', { opacity: 0.9 }), {
          rotation: (i * 360) / count,
        })
      )
    }).join('')
    const bulbs = Array.from({ length: 24 }, (_, i) => {
      const a = (i * Math.PI) / 12
      return (
        pen.glow(124 * Math.cos(a), 124 * Math.sin(a), 14, i % 2 ? '#fff2a0' : '#ff8ad0', 0.8) +
        ball(pen, 124 * Math.cos(a), 124 * Math.sin(a), 6.5, ramp(i % 2 ? '#fff0a0' : '#ffb0d8'))
      )
    }).join('')
    return (
      pen.body('M-30 60L-64 150H-34L0 78L34 150H64L30 60Z', ramp('#7a2fb0'), { depth: 6 }) +
      pen.body(oval(0, 0, 138), ramp('#c81f4a'), { depth: 10, shine: 0.8 }) +
      pen.path(oval(0, 0, 112), gold.dark) +
      wedges +
      bulbs +
      pen.stroke(oval(0, 0, 110), gold.light, 4) +
      pen.path(oval(0, 0, 108), pen.radial(['#ffffff44', '#ffffff00 50', '#20003055'], 0.36, 0.3, 0.8)) +
      pen.body(oval(0, 0, 30), gold, { depth: 10, shine: 1 }) +
      pen.path(star(0, 0, 8, 20, 9), '#c81f4a') +
      pen.body(symmetricShape('0,-104! 16,-136 12,-150 0,-154'), ramp('#ffe066'), { depth: 6, shine: 1 }) +
      sparkle(pen, -60, -70, 22)
    )
  },
}
