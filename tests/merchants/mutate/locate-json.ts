/** Offsets in a text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** The location of a JSON value, with the locations of its members or items. */
export interface LocatedValue {
  readonly value: Span
  /** Includes the quotation marks. `undefined` for array items and for the root. */
  readonly key?: Span
  readonly members?: ReadonlyMap<string, LocatedValue>
  readonly items?: readonly LocatedValue[]
}

/** Locates every value of a valid JSON text. Independent of the compiler's own parser, which it checks. */
export function locateJson(text: string): LocatedValue {
  const tokenPattern = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/gy
  let nextToken = readToken()
  return parseValue()

  function readToken(): Span & { text: string } {
    const start = tokenPattern.lastIndex
    const match = tokenPattern.exec(text)
    const tokenText = match?.[1] ?? ''
    const end = match ? tokenPattern.lastIndex : start
    return { start: end - tokenText.length, end, text: tokenText }
  }

  function takeToken(): Span & { text: string } {
    const current = nextToken
    nextToken = readToken()
    return current
  }

  function parseValue(key?: Span): LocatedValue {
    const keySpan = key === undefined ? {} : { key }
    const firstToken = takeToken()
    if (firstToken.text === '{') {
      const members = new Map<string, LocatedValue>()
      while (nextToken.text !== '}') {
        const nameToken = takeToken()
        takeToken()
        members.set(JSON.parse(nameToken.text) as string, parseValue({ start: nameToken.start, end: nameToken.end }))
        if (nextToken.text === ',') takeToken()
      }
      return { ...keySpan, value: { start: firstToken.start, end: takeToken().end }, members }
    }
    if (firstToken.text === '[') {
      const items: LocatedValue[] = []
      while (nextToken.text !== ']') {
        items.push(parseValue())
        if (nextToken.text === ',') takeToken()
      }
      return { ...keySpan, value: { start: firstToken.start, end: takeToken().end }, items }
    }
    return { ...keySpan, value: { start: firstToken.start, end: firstToken.end } }
  }
}

/** Returns the 1-based line of an offset. */
export const getLineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
