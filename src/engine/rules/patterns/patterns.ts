import { type PatternId, patternSources } from '../../../generated/patterns.ts'

/** Every kind of the catalogue. */
export const patternIds = Object.keys(patternSources) as readonly PatternId[]

/** Whether the catalogue has this kind. */
export const isPatternId = (id: string): id is PatternId => Object.hasOwn(patternSources, id)

/** The message that a value gets which the pattern refuses; it names (min) and (max). */
export const patternMessageKey = (id: string): string => `reg_pattern_${id}`

/** The pattern of one kind that takes `min` to `max` characters: anchored at both ends, for the `u` flag. */
export const boundPattern = (id: PatternId, min: number, max: number): string => `^(?=[^]{${min},${max}}$)(?:${patternSources[id]})$`
