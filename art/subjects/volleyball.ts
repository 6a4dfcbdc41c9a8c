import { sparkle } from '../kit/parts.ts'
import { oval } from '../kit/path.ts'
import type { Subject } from '../subject.ts'

export const volleyball: Subject = {
  scene: 'beach',
  sceneColours: { deep: '#0a6a4a', mid: '#1f9ae0', glow: '#b8f0ff', spark: '#ffe0a0' },
  y: 4,
  draw: (pen) => {
    const round = oval(0, 0, 110)
    const panels = (rotation: number, a: string, b: string): string =>
      pen.group(
        pen.path('M0 0C20-40 30-80 14-124H150V30C100-10 50-10 0 0Z', a) +
          pen.path('M14-2C40-40 62-70 62-124H150V30C110-8 60-16 14-2Z', b) +
          pen.stroke('M0 0C20-40 30-80 14-124M0 0C50-10 100-10 150 30M12-8C44-40 66-74 62-124', '#ffffff', 3.4, { opacity: 0.85 }),
        { rotation },
      )
    return (
      pen.clipTo(
        round,
        pen.path(round, '#fbf7ee') +
          panels(-10, '#ffc21f', '#1f5fd0') +
          panels(110, '#f6f2ea', '#ffc21f') +
          panels(230, '#1f5fd0', '#f6f2ea'),
      ) +
      pen.path(round, pen.radial(['#ffffff77', '#ffffff00 42', '#0a1a4a99'], 0.36, 0.3, 0.8)) +
      pen.path(oval(-38, -56, 30, 18), '#ffffff', { opacity: 0.6, transform: 'rotate(-30 -38 -56)' }) +
      Array.from({ length: 14 }, () =>
        pen.path(oval(pen.random.next(-120, 120), pen.random.next(106, 140), pen.random.next(2, 5)), '#ffe6b0'),
      ).join('') +
      sparkle(pen, -44, -62, 20)
    )
  },
}
