import type { SceneName } from './scenes/index.ts'
import type { Subject } from './subject.ts'

/**
 * Groups of interchangeable scenes. A scene alone in its group belongs to its subject: a table, a court, the deep sea.
 */
const sceneGroups: readonly (readonly SceneName[])[] = [
  ['velvet', 'stage', 'vault', 'palace', 'study', 'sunburst'],
  ['moonNight', 'nightCity', 'festival', 'blossom', 'lilyPond', 'karst', 'paperCut'],
  ['meadow', 'jungle', 'terraces', 'savanna', 'mesaSunset', 'beach', 'desert'],
  ['emberField', 'rush', 'cosmos', 'hexArena', 'cavern', 'snowNight'],
]

/** Hue rotation of each variant, in degrees. */
const turns = [0, 38, -34, 72, 150, -70, 108, -112, 185, 20, -18, 55, 128, -52, -92]
const scales = [1, 0.94, 1.06, 0.98, 1.1]

/** Returns the hue rotation of a variant. */
export const turnOf = (look: number): number => turns[look % turns.length] ?? 0

/**
 * Returns a motif's subject in another variant: in a scene of the same group, slightly nearer or further. Variant 0 is
 * the subject itself.
 */
export function varySubject(subject: Subject, look: number): Subject {
  if (look === 0) return subject
  const alternatives = sceneGroups.find((scenes) => scenes.includes(subject.scene))
  const scene = alternatives?.[(alternatives.indexOf(subject.scene) + look) % alternatives.length] ?? subject.scene
  return { ...subject, scene, scale: (subject.scale ?? 1) * (scales[look % scales.length] ?? 1) }
}
