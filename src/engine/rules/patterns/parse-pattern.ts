/** The syntax tree of a regular expression, as far as the analysis needs it. A `set` matches one character. */
export type PatternNode =
  | { readonly kind: 'set'; readonly text: string }
  | { readonly kind: 'sequence'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly item: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'lookahead'; readonly item: PatternNode }
  | { readonly kind: 'assertion' }

/** Thrown for a construct that the analysis does not support. */
export class UnsupportedConstructError extends Error {
  constructor(readonly construct: 'backreference' | 'lookbehind' | 'invalid-syntax') {
    super(construct)
  }
}

/**
 * Parses a regular expression that compiles with the `u` flag.
 * @throws {@link UnsupportedConstructError} for backreferences, lookbehind, and syntax that this parser does not
 * support
 */
export function parsePattern(source: string): PatternNode {
  let position = 0
  const node = parseChoice()
  if (position < source.length) throw new UnsupportedConstructError('invalid-syntax')
  return node

  function parseChoice(): PatternNode {
    const options = [parseSequence()]
    while (source[position] === '|') {
      position += 1
      options.push(parseSequence())
    }
    return options.length === 1 ? (options[0] as PatternNode) : { kind: 'choice', options }
  }

  function parseSequence(): PatternNode {
    const items: PatternNode[] = []
    while (position < source.length && source[position] !== '|' && source[position] !== ')') items.push(parseRepeat(parseAtom()))
    return { kind: 'sequence', items }
  }

  function parseRepeat(item: PatternNode): PatternNode {
    const quantifier = consume(/[*+?]\??|\{(\d+)(,(\d*))?\}\??/y)
    if (quantifier === undefined) return item
    const [text, low, comma, high] = quantifier
    if (low === undefined) return { kind: 'repeat', item, min: text.startsWith('+') ? 1 : 0, max: text.startsWith('?') ? 1 : Infinity }
    return { kind: 'repeat', item, min: Number(low), max: comma === undefined ? Number(low) : high === '' ? Infinity : Number(high) }
  }

  function parseAtom(): PatternNode {
    if (source[position] === '(') return parseGroup()
    if (consume(/[$^]|\\[bB]/y)) return { kind: 'assertion' }
    if (consume(/\\(?:[1-9]|k)/y)) throw new UnsupportedConstructError('backreference')
    const set = consume(/\[(?:\\.|[^\]\\])*\]|\\u\{[^}]*\}|\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\u....|\\x..|\\c.|\\[pP]\{[^}]*\}|\\.|[^]/uy)
    if (set === undefined) throw new UnsupportedConstructError('invalid-syntax')
    return { kind: 'set', text: set[0] }
  }

  function parseGroup(): PatternNode {
    if (consume(/\(\?<[=!]/y)) throw new UnsupportedConstructError('lookbehind')
    const opening = consume(/\((\?[=!:]|\?<[^>]+>|(?!\?))/y)
    if (opening === undefined) throw new UnsupportedConstructError('invalid-syntax')
    const item = parseChoice()
    if (consume(/\)/y) === undefined) throw new UnsupportedConstructError('invalid-syntax')
    return /[=!]$/.test(opening[0]) ? { kind: 'lookahead', item } : item
  }

  function consume(token: RegExp): RegExpExecArray | undefined {
    token.lastIndex = position
    const match = token.exec(source)
    if (match === null) return undefined
    position = token.lastIndex
    return match
  }
}
