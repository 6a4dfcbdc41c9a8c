import { isTextKey, text } from '../kit/texts.ts'

/** The label of a spot or a hand: its own text, or that of its kind with its numbers. */
export function spotLabel(spot: string): string {
  const [kind, ...numbers] = spot.split('-')
  const [own, ofKind] = [`spot_${spot}`, `spots_${kind ?? ''}`]
  if (isTextKey(own)) return text(own)
  return isTextKey(ofKind) ? text(ofKind, { n: numbers.join(' + ') }) : spot
}
