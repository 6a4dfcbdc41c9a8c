/** The result of a quick scan of a JSON text. */
export interface JsonScan {
  /** Number of keys of all objects. */
  readonly keys: number
  /** Number of keys whose value is a number. Numbers in lists are not counted. */
  readonly numbers: number
}

const quote = 34
const colon = ':'
const space = 32
const maxSafeDigits = 15

/**
 * Counts the keys and numbers of a text that JSON.parse has accepted. If the parsed value has fewer, JSON.parse has
 * dropped duplicate keys. A full parser finds them too, but is many times slower. Returns `undefined` if a full parse
 * is needed: for a colon separated from its key, or a number that a double may not represent exactly.
 */
export function scanJson(text: string): JsonScan | undefined {
  let keys = 0
  let numbers = 0
  for (let colonOffset = text.indexOf(colon); colonOffset >= 0; colonOffset = text.indexOf(colon, colonOffset + 1)) {
    let keyEnd = colonOffset - 1
    while (text.charCodeAt(keyEnd) <= space) keyEnd--
    if (text.charCodeAt(keyEnd) !== quote) continue
    if (keyEnd < colonOffset - 1) return undefined
    keys++
    let start = colonOffset + 1
    while (text.charCodeAt(start) <= space) start++
    const end = findNumberEnd(text, start)
    if (end === start) continue
    if (end - start > maxSafeDigits || hasExponent(text, start, end)) return undefined
    numbers++
  }
  return { keys, numbers }
}

function findNumberEnd(text: string, start: number): number {
  let end = start
  for (
    let code = text.charCodeAt(end);
    (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46 || code === 69 || code === 101;
    code = text.charCodeAt(end)
  )
    end++
  return end
}

function hasExponent(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if ((text.charCodeAt(index) | 32) === 101) return true
  return false
}
