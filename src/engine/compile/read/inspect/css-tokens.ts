/** A token of CSS Syntax Level 3, with escapes resolved. Comments and white space are omitted. */
export interface CssToken {
  /**
   * `name`: an identifier, a hash, or a number with its unit; `at`: an at-keyword; `url`: an address without quotation
   * marks.
   */
  readonly kind: 'name' | 'function' | 'at' | 'string' | 'url' | 'delimiter'
  /** The name, the content of the quotation marks or brackets, or the character itself. */
  readonly text: string
}

/** Tokenizes a style sheet or a value as a browser does: text in a comment, string or `url()` is not tokenized. */
export function tokenizeCss(css: string): readonly CssToken[] {
  const reader = new CssReader(css)
  const tokens: CssToken[] = []
  for (let token = reader.next(); token !== undefined; token = reader.next()) tokens.push(token)
  return tokens
}

const isBlank = (char: string): boolean => /^[ \t\n\r\f]$/.test(char)
const isLineBreak = (char: string): boolean => /^[\n\r\f]$/.test(char)
const isNameCharacter = (char: string): boolean => /^(?:[\w-]|[^\0-\x7f])$/.test(char)

class CssReader {
  readonly #css: string
  #position = 0

  constructor(css: string) {
    this.#css = css
  }

  /** The next token; `undefined` at the end. */
  next(): CssToken | undefined {
    this.#skip()
    const char = this.#css.charAt(this.#position)
    if (char === '') return undefined
    if (char === '"' || char === "'") return { kind: 'string', text: this.#readString(char) }
    if (this.#isNameAt(this.#position)) return this.#readNameOrFunction()
    if ((char === '@' || char === '#') && this.#isNameAt(this.#position + 1)) {
      this.#position++
      return { kind: char === '@' ? 'at' : 'name', text: this.#readName() }
    }
    this.#position++
    return { kind: 'delimiter', text: char }
  }

  /** Skips white space, comments, and the HTML comment markers that CSS ignores. */
  #skip(): void {
    for (;;) {
      if (isBlank(this.#css.charAt(this.#position))) this.#position++
      else if (this.#css.startsWith('<!--', this.#position)) this.#position += 4
      else if (this.#css.startsWith('-->', this.#position)) this.#position += 3
      else if (!this.#css.startsWith('/*', this.#position)) return
      else this.#position = getEndIndex(this.#css, '*/', this.#position + 2)
    }
  }

  #readNameOrFunction(): CssToken {
    const text = this.#readName()
    if (this.#css.charAt(this.#position) !== '(') return { kind: 'name', text }
    this.#position++
    return text.toLowerCase() === 'url' ? this.#readUrl(text) : { kind: 'function', text }
  }

  /** With quotation marks, `url(` is a function with a string argument. */
  #readUrl(name: string): CssToken {
    let offset = this.#position
    while (isBlank(this.#css.charAt(offset))) offset++
    if (/["']/.test(this.#css.charAt(offset))) return { kind: 'function', text: name }
    this.#position = offset
    let text = ''
    for (let char = this.#take(); char !== undefined && char !== ')'; char = this.#take()) text += char === '\\' ? this.#readEscape() : char
    return { kind: 'url', text }
  }

  #readName(): string {
    let text = ''
    while (this.#isNameAt(this.#position)) {
      const char = this.#take() ?? ''
      text += char === '\\' ? this.#readEscape() : char
    }
    return text
  }

  /** A string ends at its quotation mark, or before a line break without a backslash before it. */
  #readString(quote: string): string {
    this.#position++
    let text = ''
    for (;;) {
      if (isLineBreak(this.#css.charAt(this.#position))) return text
      const char = this.#take()
      if (char === undefined || char === quote) return text
      text += char === '\\' ? this.#readEscape() : char
    }
  }

  /** Reads an escape after its backslash: up to six hexadecimal digits and a white space, or any single character. */
  #readEscape(): string {
    const digits = /^[0-9a-f]{1,6}/i.exec(this.#css.slice(this.#position, this.#position + 6))?.[0]
    if (digits === undefined) {
      const char = this.#take() ?? ''
      if (!isLineBreak(char)) return char
      this.#skipLineBreak(char)
      return ''
    }
    this.#position += digits.length
    const blank = this.#css.charAt(this.#position)
    if (isBlank(blank)) {
      this.#position++
      this.#skipLineBreak(blank)
    }
    return String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff))
  }

  /** Skips the second character of a CRLF line break. */
  #skipLineBreak(first: string): void {
    if (first === '\r' && this.#css.charAt(this.#position) === '\n') this.#position++
  }

  #take(): string | undefined {
    return this.#position < this.#css.length ? this.#css.charAt(this.#position++) : undefined
  }

  /** Whether the character at an offset is part of a name: a letter, digit, hyphen, underscore, non-ASCII or escape. */
  #isNameAt(offset: number): boolean {
    const char = this.#css.charAt(offset)
    if (char !== '\\') return isNameCharacter(char)
    const next = this.#css.charAt(offset + 1)
    return next !== '' && !isLineBreak(next)
  }
}

function getEndIndex(css: string, marker: string, from: number): number {
  const index = css.indexOf(marker, from)
  return index < 0 ? css.length : index + marker.length
}
