/** What somebody wrote out of habit where JSON has something else. */
export interface SyntaxHabit {
  readonly message: string
  readonly remedy: string
}

const conflict = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s|$)/
const quotes = /^['‘’‚‛“”„‟«»`]/u
const space = /^[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000]/u

/** The habit that explains what stands at an offset of a text that is not JSON there; undefined for anything else. */
export function findSyntaxHabit(text: string, offset: number): SyntaxHabit | undefined {
  const rest = text.slice(offset, offset + 40)
  if (conflict.test(rest))
    return { message: 'a merge has left its marks here', remedy: 'Keep one of the two versions, and take the marks away.' }
  const [quote] = quotes.exec(rest) ?? []
  if (quote !== undefined)
    return { message: `${quote} is no quotation mark of JSON`, remedy: 'Write straight double quotation marks: "…".' }
  const [blank] = space.exec(rest) ?? []
  if (blank !== undefined)
    return {
      message: `U+${blank.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} stands here, which looks like a space or like nothing`,
      remedy: 'Write an ordinary space in its place, or none.',
    }
  const before = text.slice(Math.max(0, offset - 40), offset)
  if (text[offset] === ',' && /,\s*$/.test(before)) return { message: 'two commas follow each other', remedy: 'Take one of them away.' }
  if (text[offset] === ',' && /[{[]\s*$/.test(before)) return { message: 'a comma stands before the first entry', remedy: 'Take it away.' }
  if (/^\d+\s*[,}\]\n]/.test(rest) && /:\s*-?\d+,\s*$/.test(before))
    return { message: 'a comma cannot part a number', remedy: 'Write a point: 1.22.' }
  if (/^[.+]\d/.test(rest)) return { message: 'a number begins with a digit or a minus sign', remedy: 'Write 0.5 for .5, and 5 for +5.' }
  return undefined
}
