/** Offsets in a text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The location of a JSON value, with the locations of its members or items. */
export interface Located {
  readonly value: Span
  /** Includes the quotation marks. `undefined` for array items and for the root. */
  readonly key?: Span
  readonly members?: ReadonlyMap<string, Located>
  readonly items?: readonly Located[]
}

/** Locates every value of a valid JSON text. Independent of the compiler's own parser, which it checks. */
export function locateJson(text: string): Located {
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/gy
  let next = readToken()
  return parseValue()

  function readToken(): Span & { text: string } {
    const start = token.lastIndex
    const match = token.exec(text)
    const matched = match?.[1] ?? ''
    const end = match ? token.lastIndex : start
    return { start: end - matched.length, end, text: matched }
  }

  function takeToken(): Span & { text: string } {
    const current = next
    next = readToken()
    return current
  }

  function parseValue(key?: Span): Located {
    const keySpan = key === undefined ? {} : { key }
    const first = takeToken()
    if (first.text === '{') {
      const members = new Map<string, Located>()
      while (next.text !== '}') {
        const name = takeToken()
        takeToken()
        members.set(JSON.parse(name.text) as string, parseValue({ start: name.start, end: name.end }))
        if (next.text === ',') takeToken()
      }
      return { ...keySpan, value: { start: first.start, end: takeToken().end }, members }
    }
    if (first.text === '[') {
      const items: Located[] = []
      while (next.text !== ']') {
        items.push(parseValue())
        if (next.text === ',') takeToken()
      }
      return { ...keySpan, value: { start: first.start, end: takeToken().end }, items }
    }
    return { ...keySpan, value: { start: first.start, end: first.end } }
  }
}

/** Returns the 1-based line of an offset. */
export const getLineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
