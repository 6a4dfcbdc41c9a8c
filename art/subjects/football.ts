import { footballPanels } from '../kit/football-panels.ts'
import { sparkle } from '../kit/parts.ts'
import { oval } from '../kit/path.ts'
import type { Subject } from '../subject.ts'

export const football: Subject = {
  scene: 'stadium',
  sceneColours: { deep: '#04122a', mid: '#12408a', glow: '#8ad0ff', spark: '#3fae4a' },
  y: 0,
  aura: 1.2,
  draw: (pen) => {
    const r = 108
    const round = oval(0, 0, r)
    const streaks = [
      [-150, 96, -70, 62],
      [-152, 120, -54, 88],
      [-140, 140, -30, 104],
      [-156, 70, -92, 40],
    ]
      .map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`)
      .join('')
    return (
      pen.stroke(streaks, '#ffffff', 6, { opacity: 0.55 }) +
      pen.path(round, pen.radial(['#ffffff', '#eef2f8 45', '#b8c4d8 80', '#7a88a4'], 0.38, 0.32, 0.78)) +
      pen.clipTo(round, footballPanels(pen, r, 0.5, 0.42, '#1c2334', '#8a97ad')) +
      pen.path(round, pen.radial(['#ffffff66', '#ffffff00 40', '#0a122a99'], 0.36, 0.3, 0.8)) +
      pen.path(oval(-36, -52, 30, 18), '#ffffff', { opacity: 0.55, transform: 'rotate(-30 -36 -52)' }) +
      Array.from({ length: 12 }, () =>
        pen.path(oval(pen.random.next(-120, -30), pen.random.next(86, 136), pen.random.next(2, 5)), '#6fd06a', { opacity: 0.9 }),
      ).join('') +
      sparkle(pen, -40, -56, 20)
    )
  },
}
