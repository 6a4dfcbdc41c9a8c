import type { Ground } from './kit/ground.ts'
import type { Pen } from './kit/pen.ts'
import type { SceneName } from './scenes/index.ts'

/** What a game's picture shows, and where. */
export interface Subject {
  scene: SceneName
  ground: Ground
  /** Draws it around (0, 0), within 140 to each side. */
  draw: (pen: Pen) => string
  /** What lies before it and needs no light of its own, such as a table. */
  over?: (pen: Pen) => string
  scale?: number
  x?: number
  y?: number
  /** It stands on the floor of its scene, and throws a shadow there. */
  castsShadow?: boolean
  /** How bright the light behind it is, 0-1. */
  aura?: number
}
