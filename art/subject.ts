import type { SceneColours } from './kit/scene.ts'
import type { Pen } from './kit/pen.ts'
import type { SceneName } from './scenes/index.ts'

/** The subject of a game picture: its drawing, its scene and its placement. */
export interface Subject {
  scene: SceneName
  sceneColours: SceneColours
  /** Draws the subject around (0, 0), within about 140 units in each direction. */
  draw: (pen: Pen) => string
  /** Draws the foreground, such as a table, to which the subject's lighting does not apply. */
  foreground?: (pen: Pen) => string
  scale?: number
  /** Offset from the default position, in units of the drawing. */
  x?: number
  y?: number
  /** Whether the subject stands on the floor of its scene and casts a shadow. */
  castsShadow?: boolean
  /** Brightness of the light behind the subject. Default: 1. */
  aura?: number
}
