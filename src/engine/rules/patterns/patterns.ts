import { type PatternId, patternSources } from '../../../generated/patterns.ts'

/** Every pattern id of the catalogue. */
export const patternIds = Object.keys(patternSources) as readonly PatternId[]

/** Whether the catalogue has this pattern. */
export const isPatternId = (id: string): id is PatternId => Object.hasOwn(patternSources, id)

/** Returns the message key for a value that does not match the pattern; the text contains (min) and (max). */
export const getPatternMessageKey = (id: string): string => `reg_pattern_${id}`

/** Returns a catalogue pattern for `min` to `max` characters, anchored at both ends, for the `u` flag. */
export const createBoundedPattern = (id: PatternId, min: number, max: number): string =>
  `^(?=[^]{${min},${max}}$)(?:${patternSources[id]})$`
