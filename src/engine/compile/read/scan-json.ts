/** The result of a quick scan of a JSON text. */
export interface Scan {
  readonly keys: number
  /** Number of numeric values of keys. */
  readonly numbers: number
}

const quote = 34
const colon = ':'
const space = 32
const maxSafeDigits = 15

/**
 * Scans a text that JSON.parse has accepted, from colon to colon. JSON.parse loses duplicate keys and digits, and a
 * parser that keeps them is many times slower. `undefined` if a full parse is needed: for a colon separated from its
 * key, or a number that a double may not represent exactly.
 */
export function scanJson(text: string): Scan | undefined {
  let keys = 0
  let numbers = 0
  for (let at = text.indexOf(colon); at >= 0; at = text.indexOf(colon, at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) <= space) before--
    if (text.charCodeAt(before) !== quote) continue
    if (before < at - 1) return undefined
    keys++
    let start = at + 1
    while (text.charCodeAt(start) <= space) start++
    const end = endOfNumber(text, start)
    if (end === start) continue
    if (end - start > maxSafeDigits || hasPower(text, start, end)) return undefined
    numbers++
  }
  return { keys, numbers }
}

function endOfNumber(text: string, start: number): number {
  let at = start
  for (
    let code = text.charCodeAt(at);
    (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46 || code === 69 || code === 101;
    code = text.charCodeAt(at)
  )
    at++
  return at
}

function hasPower(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) | 32) === 101) return true
  return false
}
