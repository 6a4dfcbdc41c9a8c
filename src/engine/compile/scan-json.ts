/** What a quick look at a JSON text tells. */
export interface Scan {
  /** How many times a text is followed by a colon: at least the number of keys. */
  readonly keys: number
  readonly depth: number
  /** Whether a number is written so that a double may not hold it. */
  readonly oddNumber: boolean
  readonly nulls: boolean
}

const quote = 34
const backslash = 92
const maxSafeDigits = 15

/**
 * Looks over a text that JSON.parse has accepted, without building anything. It exists because JSON.parse
 * forgets duplicate keys, digits and depth, and a parser that remembers them is many times slower.
 */
export function scanJson(text: string): Scan {
  let keys = 0
  let depth = 0
  let deepest = 0
  let oddNumber = false
  let nulls = false
  const length = text.length
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code <= 32 || code === 44) continue
    if (code === quote) at = endOfString(text, at)
    else if (code === 58) keys++
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth)
    else if (code === 125 || code === 93) depth--
    else if (code === 110) nulls = true
    else if (code <= 57) {
      const end = endOfNumber(text, at)
      oddNumber ||= end - at > maxSafeDigits || hasPower(text, at, end)
      at = end - 1
    }
  }
  return { keys, depth: deepest, oddNumber, nulls }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && text.charCodeAt(end - 1) === backslash && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes++
  return slashes % 2 === 1
}

function endOfNumber(text: string, start: number): number {
  let at = start
  for (
    let code = text.charCodeAt(at);
    (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46 || code === 69 || code === 101;
    code = text.charCodeAt(at)
  )
    at++
  return Math.max(at, start + 1)
}

function hasPower(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) | 32) === 101) return true
  return false
}
