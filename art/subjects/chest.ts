import { ball, coin, gem, sparkle } from '../kit/parts.ts'
import { shape } from '../kit/path.ts'
import { gold, ivory, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const wood = ramp('#8f4f26')

export const chest: Subject = {
  scene: 'cavern',
  sceneColours: { deep: '#04141f', mid: '#0d5a6a', glow: '#ffd27a', spark: '#ffe9a0' },
  y: 8,
  castsShadow: true,
  aura: 1.2,
  draw: (pen) => {
    const random = pen.random
    const lid = 'M-112-30L-104-96Q-100-124-72-126H72Q100-124 104-96L112-30Z'
    const base = 'M-116 24H116L104 124H-104Z'
    const coins = Array.from({ length: 30 }, (_, i) =>
      coin(
        pen,
        random.next(-92, 92) * (1 - i / 60),
        16 - (i / 30) * 44 + random.next(-5, 5),
        random.next(15, 21),
        random.next(0.4, 0.9),
        random.next(-40, 40),
      ),
    ).join('')
    const stone = (x: number, y: number, r: number, colour: string, rotation = 0): string =>
      pen.group(
        gem(
          pen,
          Array.from(
            { length: 8 },
            (_, i) => [20 * Math.cos(((i + 0.5) * Math.PI) / 4), 20 * Math.sin(((i + 0.5) * Math.PI) / 4)] as const,
          ),
          ramp(colour),
        ),
        { x, y, scale: r / 20, rotation },
      )
    return (
      pen.body(lid, wood, { depth: 8 }) +
      pen.clipTo(
        lid,
        pen.path('M-100-34L-92-92Q-88-112-66-113H66Q88-112 92-92L100-34Z', pen.linear(['#5a1a2a', '#2a0a14'])) +
          pen.stroke('M-60-130V-20M0-130V-20M60-130V-20', '#ffffff', 2, { opacity: 0.12 }),
      ) +
      pen.stroke(lid, gold.dark, 10) +
      pen.stroke(lid, gold.light, 5) +
      pen.glow(0, -6, 120, '#ffe08a', 1, 70) +
      coins +
      stone(-52, -18, 17, '#e0204a', 20) +
      stone(50, -22, 18, '#1fa8f0', 10) +
      stone(8, -38, 20, '#2fd07a', 0) +
      stone(-20, -8, 12, '#b04af0') +
      ball(pen, 26, -6, 9, ivory) +
      ball(pen, 78, -2, 8, ivory) +
      pen.stroke('M-96 8C-112 30-100 52-108 74', ivory.mid, 7, { 'stroke-dasharray': '0.1 9' }) +
      pen.body(base, wood, { depth: 9 }) +
      pen.clipTo(
        base,
        pen.stroke('M-120 58H120M-120 92H120', wood.deep, 4) + pen.stroke('M-120 56H120M-120 90H120', wood.light, 1.2, { opacity: 0.5 }),
      ) +
      pen.body('M-120 14H120V34H-120Z', gold, { depth: 5, shine: 1 }) +
      pen.body('M-108 114H108V130H-108Z', gold, { depth: 5, shine: 1 }) +
      pen.body('M-100 20H-78L-74 126H-94ZM100 20H78L74 126H94Z', gold, { depth: 5, shine: 1 }) +
      pen.body(shape('-26,10! 26,10! 28,44 0,66 -28,44'), gold, { depth: 7, shine: 1 }) +
      pen.path('M0 24A8 8 0 0 1 5 38L8 52H-8L-5 38A8 8 0 0 1 0 24Z', '#3a1a06') +
      sparkle(pen, 52, -40, 18) +
      sparkle(pen, -62, -34, 15) +
      sparkle(pen, 4, -62, 22)
    )
  },
}
