import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { gold } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lottoRace: Subject = {
  scene: 'rush',
  sceneColours: { deep: '#0a041f', mid: '#3a1aa8', glow: '#ff9a3a', spark: '#ffe03f' },
  y: 0,
  draw: (pen) =>
    [
      [96, -104, 24, 3],
      [-98, -78, 26, 4],
      [40, -52, 32, 2],
      [-62, 0, 38, 1],
      [84, 30, 42, 5],
      [-10, 72, 54, 0],
    ]
      .map(([x = 0, y = 0, r = 1, i = 0]) => {
        const shades = lottoColours[i] ?? gold
        return (
          pen.path(
            shape(`${x - r * 0.9},${y}! ${x * 0.4},${-150 + (y + 150) * 0.3}! ${x + r * 0.9},${y}! ${x},${y + r * 0.6}`),
            pen.linear([`${shades.bright}00`, `${shades.light}55 50`, `${shades.light}cc`]),
            { opacity: 0.8 },
          ) + lottoBall(pen, x, y, r, shades, -16)
        )
      })
      .join('') +
    sparkle(pen, -30, 44, 18) +
    sparkle(pen, 68, 10, 13),
}
