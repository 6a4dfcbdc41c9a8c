/** The message and the remedy for a common mistake in JSON that is written by hand. */
export interface SyntaxMistake {
  readonly message: string
  readonly remedy: string
}

const conflictMarker = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/
const wrongQuotes = /^['‘’‚‛“”„‟«»`]/u
const unusualSpace = /^[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000]/u

/** Returns the common mistake at the offset where parsing failed; `undefined` if the mistake is not a common one. */
export function findSyntaxMistake(text: string, offset: number): SyntaxMistake | undefined {
  const rest = text.slice(offset, offset + 40)
  if (conflictMarker.test(rest))
    return { message: 'a merge conflict is left in the file', remedy: 'Keep one of the two versions and remove the conflict markers.' }
  const [quote] = wrongQuotes.exec(rest) ?? []
  if (quote !== undefined)
    return { message: `${quote} is not a JSON quotation mark`, remedy: 'Write straight double quotation marks: "…".' }
  const [blank] = unusualSpace.exec(rest) ?? []
  if (blank !== undefined)
    return {
      message: `U+${blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} is an unusual or invisible space`,
      remedy: 'Replace it with an ordinary space, or remove it.',
    }
  const before = text.slice(Math.max(0, offset - 40), offset)
  if (text[offset] === ',' && /,\s*$/.test(before)) return { message: 'there are two commas in a row', remedy: 'Remove one of them.' }
  if (text[offset] === ',' && /[{[]\s*$/.test(before)) return { message: 'there is a comma before the first entry', remedy: 'Remove it.' }
  if (/^\d+\s*[,}\]\n]/.test(rest) && /:\s*-?\d+,\s*$/.test(before))
    return { message: 'a comma is not a decimal point', remedy: 'Write a point: 1.22.' }
  if (/^[.+]\d/.test(rest)) return { message: 'a number begins with a digit or a minus sign', remedy: 'Write 0.5 for .5, and 5 for +5.' }
  return undefined
}
