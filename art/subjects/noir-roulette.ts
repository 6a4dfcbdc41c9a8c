import { ball, sparkle } from '../kit/parts.ts'
import { oval } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import { wheelFace } from '../kit/wheel.ts'
import type { Subject } from '../subject.ts'

export const noirRoulette: Subject = {
  scene: 'nightCity',
  sceneColours: { deep: '#08040f', mid: '#2a1244', glow: '#a85aff', spark: '#ff4fa0' },
  scale: 1.06,
  y: 2,
  draw: (pen) =>
    wheelFace(pen, ramp('#2a2436'), '#e01a6a', '#0c0a12', 38) +
    pen.stroke(oval(0, 0, 138), '#ff5ab0', 4, { opacity: 0.9 }) +
    pen.stroke(oval(0, 0, 138), '#ffffff', 1.2, { opacity: 0.8 }) +
    ball(pen, 62, -70, 10, ramp('#ffffff')) +
    sparkle(pen, 58, -74, 22) +
    sparkle(pen, -92, 80, 14),
}
