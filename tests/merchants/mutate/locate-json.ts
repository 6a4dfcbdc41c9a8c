/** Where something stands in a text, by offset; `end` is behind its last character. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A member of an object or an item of a list, as it is written. */
export interface Located {
  readonly value: Span
  /** With its quotation marks; items of lists have none. */
  readonly key?: Span
  readonly members?: ReadonlyMap<string, Located>
  readonly items?: readonly Located[]
}

/**
 * Finds the places of everything in a text that is known to be good JSON. It knows nothing of the compiler's own
 * parser, which it judges.
 */
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

/** The line on which an offset stands, counted from 1. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
