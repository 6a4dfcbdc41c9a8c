/** Offsets in a text; `end` is exclusive. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A member of an object or an item of an array, as written. */
export interface Located {
  readonly value: Span
  /** With its quotation marks; `undefined` for array items. */
  readonly key?: Span
  readonly members?: ReadonlyMap<string, Located>
  readonly items?: readonly Located[]
}

/** Locates every value of a valid JSON text. Independent of the compiler's own parser, which it checks. */
export function locateJson(text: string): Located {
  const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/gy
  let next = read()
  return value()

  function read(): Span & { text: string } {
    const start = token.lastIndex
    const match = token.exec(text)
    const written = match?.[1] ?? ''
    const end = match ? token.lastIndex : start
    return { start: end - written.length, end, text: written }
  }

  function take(): Span & { text: string } {
    const taken = next
    next = read()
    return taken
  }

  function value(key?: Span): Located {
    const named = key === undefined ? {} : { key }
    const first = take()
    if (first.text === '{') {
      const members = new Map<string, Located>()
      while (next.text !== '}') {
        const name = take()
        take()
        members.set(JSON.parse(name.text) as string, value({ start: name.start, end: name.end }))
        if (next.text === ',') take()
      }
      return { ...named, value: { start: first.start, end: take().end }, members }
    }
    if (first.text === '[') {
      const items: Located[] = []
      while (next.text !== ']') {
        items.push(value())
        if (next.text === ',') take()
      }
      return { ...named, value: { start: first.start, end: take().end }, items }
    }
    return { ...named, value: { start: first.start, end: first.end } }
  }
}

/** The 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
