import { ball, flame, sparkle } from '../kit/parts.ts'
import { n, oval, polygon, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const volcano: Subject = {
  scene: 'karst',
  ground: { deep: '#1c0614', mid: '#7a1f3a', glow: '#ff9a6a', spark: '#ffc05a' },
  y: 10,
  aura: 1.1,
  draw: (pen) => {
    const c = pen.chance
    const cone = shape('-140,132! -96,60 -56,-14 -40,-48! -14,-40 14,-42 40,-48! 56,-12 98,62 140,132!')
    const plume = Array.from({ length: 16 }, (_, i) =>
      ball(pen, c.next(-50, 50) * (0.5 + i / 16), -70 - i * 5 + c.next(-10, 10), c.next(16, 28), ramp(i % 3 ? '#6a3f52' : '#8a5560')),
    ).join('')
    const bombs = Array.from({ length: 12 }, () => {
      const [a, d] = [c.next(-2.7, -0.44), c.next(76, 150)]
      const [x, y] = [d * Math.cos(a), -40 + d * Math.sin(a)]
      return (
        pen.stroke(`M${n(x * 0.7)} ${n(-40 + (y + 40) * 0.7)}L${n(x)} ${n(y)}`, '#ffae3a', 3, { opacity: 0.6 }) +
        ball(pen, x, y, c.next(3, 7), ramp('#ff5a1f'))
      )
    }).join('')
    const lava = shape(
      '-36,-46! 0,-38 36,-46! 40,-10 22,20 34,56 20,92 30,134! -2,134! 6,96 -8,62 -2,30 -22,20! -34,58 -30,96 -44,134! -70,134! -54,92 -48,44 -34,8',
    )
    return (
      plume +
      pen.group(
        [
          [-22, -38, 120, -12],
          [22, -38, 124, 12],
          [0, -36, 150, 0],
        ]
          .map(([x = 0, y = 0, h = 1, t = 0]) => flame(pen, x, y, h, t))
          .join(''),
        {},
      ) +
      bombs +
      pen.body(cone, ramp('#5a3a44'), { depth: 9 }) +
      pen.within(
        cone,
        pen.stroke(
          [
            [-60, 0, -110, 132],
            [60, 0, 112, 132],
            [-90, 60, -124, 132],
            [88, 56, 90, 132],
          ]
            .map(([a, b, x, y]) => `M${a} ${b}L${x} ${y}`)
            .join(''),
          '#2a1620',
          5,
          { opacity: 0.6 },
        ) + pen.path(shape('44,-48! 140,132! 84,132! 50,40'), '#1c0a14', { opacity: 0.4 }),
      ) +
      pen.path(lava, '#ff7a1f', { opacity: 0.8, filter: pen.blur(6) }) +
      pen.body(lava, ramp('#ff7a1f'), { depth: 6, shine: 0.9, fill: pen.linear(['#fff6b0', '#ffb52e 30', '#ff5a1f 70', '#c81f14']) }) +
      pen.path(oval(0, -45, 38, 9), pen.radial(['#ffffff', '#ffe27a 60', '#ff8a1f'])) +
      pen.body(
        polygon([
          [0, 8],
          [17, 22],
          [0, 48],
          [-17, 22],
        ]),
        ramp('#ff1f4a'),
        { depth: 5, shine: 1 },
      ) +
      sparkle(pen, -5, 18, 16)
    )
  },
}
