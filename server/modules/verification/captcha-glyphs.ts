/** A point in a glyph's box, 10 wide and 14 high, from the top left. */
export type Point = readonly [x: number, y: number]

/** A line through its points: straight segments, or a curve. */
export interface Stroke {
  readonly points: readonly Point[]
  readonly isCurved: boolean
}

/**
 * The characters of captchas, each in several handwritten variants. A variant is a list of strokes separated by `|`; a
 * stroke is a list of points, and one that begins with `~` is curved. Characters that are ambiguous in upper case, in
 * lower case or when slightly rotated are left out: O and 0, I, L and 1, S and 5, B and 8, Z and 2, G, Q, D, U and V.
 */
const glyphVariants: Readonly<Record<string, readonly string[]>> = {
  A: ['0,14 5,0 10,14|2,9 8,9', '~0,14 0.6,5 5,0 9.4,5 10,14|0.5,8.5 9.5,8.5', '1,14 9.5,0 9.5,14|3.8,9.5 9.5,9.5'],
  C: ['~9.5,2 5.5,0 1.5,2.5 0.5,7 1.5,11.5 5.5,14 9.5,12', '9.5,0 3.5,0 0.5,4 0.5,10 3.5,14 9.5,14'],
  E: ['9,0 1,0 1,14 9,14|1,7 7.5,7', '~9,0.6 3.5,0.4 1,7 3.5,13.6 9,13.4|1.2,7 7.5,7'],
  F: ['9,0 1,0 1,14|1,6.5 7.5,6.5', '~9.5,1 5.5,0 3,3.5 2.6,14|0,6.5 7.5,6.2'],
  H: ['1,0 1,14|9,0 9,14|1,7 9,7', '~0.8,0 1.4,7 0.6,14|~9.4,0 8.6,7 9.2,14|~1.2,8 5,6 8.8,7.5', '1,0 1,14|~1,8.5 4.5,5.5 8.4,7.5 9,14'],
  J: ['3.5,0 9,0|~7.5,0 7.5,9.5 6.6,13 4,14 1.5,12.6 1,10.4', '~7.5,0 7.7,9 6,13.5 3,13.8 1,11.5'],
  K: ['1,0 1,14|9,0 1,8.5|3.6,6 9.5,14', '1,0 1,14|~9,0.5 5.5,5.5 1.2,7.4|~2.5,7 6,8.5 9.5,14'],
  M: ['0,14 1,0 5,9 9,0 10,14', '0.3,14 0.3,0 5,7 9.7,0 9.7,14', '~0,14 1.6,0.6 5,10 8.4,0.6 10,14'],
  N: ['1,14 1,0 9,14 9,0', '~1,14 1.2,1 4,5 6.5,10 8.8,13 9,0'],
  P: ['1,14 1,0|~1,0.3 6,0.2 9,4 6,7.8 1,8', '2,14 2,1|~0,1.6 5,-0.2 9.3,3.2 6.5,7.4 2,7.6'],
  R: ['1,14 1,0|~1,0.3 6,0.2 9,4 6,7.8 1,8|5,8 9.5,14', '1.5,14 1.5,0.5|~0,1.5 6,-0.2 9,3.6 1.5,7.6|~1.8,7.6 6,9 9.8,14'],
  T: ['0,0 10,0|5,0 5,14', '~0,1.6 5,0.2 10,1.2|~5,0.3 5.6,7 4.4,14'],
  W: ['0,0 2.2,14 5,4 7.8,14 10,0', '~0,0 1.8,13 5,3.5 8.2,13 10,0', '0,0 2.2,14 5,0.5 7.8,14 10,0'],
  X: ['0.5,0 9.5,14|9.5,0 0.5,14', '~0.5,0.5 3.5,3.5 6.5,10.5 9.5,13.5|~9.5,0 7.5,4.5 2.5,9.5 0.5,14'],
  Y: ['0,0 5,7 10,0|5,7 5,14', '~0,0 1.6,5.6 5,7.4 8.4,5.6 10,0|5,7.4 5,14'],
  3: [
    '~0.8,1.5 4.5,0 8.5,2.5 7.5,5.8 4,6.8|~4,6.8 8.8,8 9.3,11.5 5,14 0.5,12.3',
    '0.8,0 9,0 4.6,5.6|~4.6,5.6 9.2,7.6 8.8,12 4.5,14 0.5,12.3',
  ],
  4: ['7,14 7,0 0,9.5 10,9.5', '1.8,0 0.6,7.6 9.6,7.6|7.4,1 7,14'],
  6: ['~8.5,0.6 4,2.6 1,7 1,10.5 5,14 9,10.5 6,7 2.5,8 1,10.5', '~6.5,0 2.6,5 0.9,10 4.5,14 9,11 7,7.3 3,7.6 1,10.2'],
  7: ['0.5,0 9.5,0 3.5,14|3,7 8.5,7', '0.5,0.4 9.5,0|~9.5,0 6.2,5 4,14'],
  9: ['~9,4 5,0 1,4 4.5,7.6 8.5,6 9,4|~9,4 8.7,9 6.5,14', '~9,4.3 8,0.6 3.5,0.3 1,4 4,8 8.5,6 9,4.3|9,4 8.8,14'],
}

/** The variants of each character, as strokes. */
export const captchaGlyphs: Readonly<Record<string, readonly (readonly Stroke[])[]>> = Object.fromEntries(
  Object.entries(glyphVariants).map(([character, variants]) => [character, variants.map((variant) => variant.split('|').map(parseStroke))]),
)

function parseStroke(text: string): Stroke {
  const points = text
    .replace('~', '')
    .split(' ')
    .map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return [x, y]
    })
  return { points, isCurved: text.startsWith('~') }
}
