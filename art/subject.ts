import type { Ground } from './kit/ground.ts'
import type { Pen } from './kit/pen.ts'
import type { SceneName } from './scenes/index.ts'

/** The subject of a game picture, and its scene. */
export interface Subject {
  scene: SceneName
  ground: Ground
  /** Draws the subject around (0, 0), within 140 units in each direction. */
  draw: (pen: Pen) => string
  /** Draws what is in front of the subject and is not lit with it, such as a table. */
  over?: (pen: Pen) => string
  scale?: number
  x?: number
  y?: number
  /** Whether the subject stands on the floor of its scene and casts a shadow. */
  castsShadow?: boolean
  /** Brightness of the light behind the subject, 0-1. */
  aura?: number
}
