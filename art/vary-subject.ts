import type { SceneName } from './scenes/index.ts'
import type { Subject } from './subject.ts'

/**
 * Groups of interchangeable scenes. A scene in no group, such as the card table, the stadium or the deep sea, is never
 * replaced.
 */
const sceneGroups: readonly (readonly SceneName[])[] = [
  ['velvet', 'stage', 'vault', 'palace', 'study', 'sunburst'],
  ['moonNight', 'nightCity', 'festival', 'blossom', 'lilyPond', 'karst', 'paperCut'],
  ['meadow', 'jungle', 'terraces', 'savanna', 'mesaSunset', 'beach', 'desert'],
  ['emberField', 'rush', 'cosmos', 'hexArena', 'cavern', 'snowNight'],
]

/** Hue rotations of the variants, in degrees. */
const hueRotations = [0, 38, -34, 72, 150, -70, 108, -112, 185, 20, -18, 55, 128, -52, -92]
const scales = [1, 0.94, 1.06, 0.98, 1.1]

/** Returns the hue rotation of a variant, in degrees. */
export const getHueRotation = (variant: number): number => hueRotations[variant % hueRotations.length] ?? 0

/**
 * Returns a variant of a subject. The variant number selects a scene of the same group and a scale. Variant 0 is the
 * subject itself.
 */
export function varySubject(subject: Subject, variant: number): Subject {
  if (variant === 0) return subject
  const alternatives = sceneGroups.find((scenes) => scenes.includes(subject.scene))
  const scene = alternatives?.[(alternatives.indexOf(subject.scene) + variant) % alternatives.length] ?? subject.scene
  return { ...subject, scene, scale: (subject.scale ?? 1) * (scales[variant % scales.length] ?? 1) }
}
