import type { SceneName } from './scenes/index.ts'
import type { Subject } from './subject.ts'

/**
 * Places that stand in for one another. A scene that stands alone here belongs to its subject: a table, a court, the
 * deep sea.
 */
const kin: readonly (readonly SceneName[])[] = [
  ['velvet', 'stage', 'vault', 'palace', 'study', 'sunburst'],
  ['moonNight', 'nightCity', 'festival', 'blossom', 'lilyPond', 'karst', 'paperCut'],
  ['meadow', 'jungle', 'terraces', 'savanna', 'mesaSunset', 'beach', 'desert'],
  ['emberField', 'rush', 'cosmos', 'hexArena', 'cavern', 'snowNight'],
]

/** How far the colours turn from look to look, in degrees of hue. */
const turns = [0, 38, -34, 72, 150, -70, 108, -112, 185, 20, -18, 55, 128, -52, -92]
const scales = [1, 0.94, 1.06, 0.98, 1.1]

/** The turn of a look's colours. */
export const turnOf = (look: number): number => turns[look % turns.length] ?? 0

/**
 * A motif's subject in another of its looks: in a place of the same kind, a little nearer or farther. Look 0 is the
 * subject itself.
 */
export function varySubject(subject: Subject, look: number): Subject {
  if (look === 0) return subject
  const alternatives = kin.find((scenes) => scenes.includes(subject.scene))
  const scene = alternatives?.[(alternatives.indexOf(subject.scene) + look) % alternatives.length] ?? subject.scene
  return { ...subject, scene, scale: (subject.scale ?? 1) * (scales[look % scales.length] ?? 1) }
}
