import { findSyntaxMistake } from './syntax-mistake.ts'
import { isExactNumber } from './is-exact-number.ts'
import { escapePointerToken } from './pointer.ts'
import type { JsonFault, JsonMember, JsonTree } from './json-tree.ts'

/** Maximum nesting depth: greater than any merchant file needs, and small enough for recursive functions. */
export const maxDepth = 64

/** Parsing stops after this number of faults. */
const maxFaults = 100

/** Maximum length of the marked range of a fault, in UTF-16 units. */
const maxMarkedLength = 400

const endOfFile = 'the end of the file'

export const isForbiddenKey = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * Parses JSON and records the location of every key and value, which is slower than `JSON.parse`. Parsing continues
 * after faults that do not affect the structure: comments, trailing commas, a byte order mark, duplicate and forbidden
 * keys, inexact numbers, characters that cannot be stored. It stops at any other syntax error, at nesting deeper than
 * `maxDepth` and at the hundredth fault; `tree` is then `undefined`. Never throws.
 */
export function parseTree(text: string): { tree: JsonTree | undefined; faults: JsonFault[] } {
  const faults: JsonFault[] = []
  let position = 0
  const path: string[] = []

  class UnreadableError extends Error {}
  const getPointer = (): string => path.map((step) => `/${step}`).join('')
  const report = (code: JsonFault['code'], offset: number, message: string, details: Partial<JsonFault> = {}): void => {
    faults.push({ code, offset, end: findWordEnd(text, offset), pointer: getPointer(), message, ...details })
    if (faults.length >= maxFaults) throw new UnreadableError()
  }
  const fail = (expected: string, offset = position): never => {
    const found = offset >= text.length ? endOfFile : describeTokenAt(text, offset)
    const mistake = findSyntaxMistake(text, offset)
    report('json-syntax', offset, `This is not JSON: ${mistake?.message ?? `expected ${expected}, but found ${found}`}.`, {
      found,
      expected,
      remedy: mistake ? mistake.remedy : expected === endOfFile ? 'Remove everything from here on.' : `Write ${expected} here.`,
    })
    throw new UnreadableError()
  }

  function skipBlanks(): void {
    for (;;) {
      const code = text.charCodeAt(position)
      if (code === 32 || code === 10 || code === 13 || code === 9) position++
      else if (code === 47 && (text[position + 1] === '/' || text[position + 1] === '*')) skipComment()
      else return
    }
  }

  function skipComment(): void {
    const isBlockComment = text[position + 1] === '*'
    const closeOffset = text.indexOf(isBlockComment ? '*/' : '\n', position + 2)
    const end = closeOffset < 0 ? text.length : closeOffset + (isBlockComment ? 2 : 0)
    report('json-comment', position, 'JSON has no comments.', { end, remedy: 'Remove the comment.' })
    position = end
  }

  function readString(): string {
    const start = position++
    for (;;) {
      const code = text.charCodeAt(position)
      if (code < 32 && code !== 10 && code !== 13) failControlCharacter(code)
      if (position >= text.length || code < 32) fail('a closing quotation mark', position)
      if (code === 34) break
      position += code === 92 ? 2 : 1
    }
    position++
    return parseString(start, position)
  }

  function parseString(start: number, end: number): string {
    try {
      return JSON.parse(text.slice(start, end)) as string
    } catch {
      return failEscape(start, end)
    }
  }

  /** Reports NUL or half of a surrogate pair: they are valid in JSON, but cannot be stored or shown. */
  function reportInvalidCharacter(value: string, start: number): void {
    const found = value.includes('\0') ? 'the character U+0000' : /\p{Surrogate}/u.test(value) ? 'half of a surrogate pair' : undefined
    if (found === undefined) return
    const escape = text.slice(start).search(/\\u(?:0000|[dD][89a-fA-F])/)
    report('json-invalid-character', start + Math.max(escape, 0), `A string contains ${found}, which cannot be stored.`, {
      found,
      remedy: 'Remove it: it is invisible.',
    })
  }

  function failControlCharacter(code: number): never {
    const found = code === 9 ? 'a tab' : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    report('json-syntax', position, `This is not JSON: a string contains ${found} unescaped.`, {
      found,
      remedy: code === 9 ? 'Write \\t, or a space.' : 'Remove it: it is invisible.',
    })
    throw new UnreadableError()
  }

  /** Reports the invalid escape between `start` and `end`. */
  function failEscape(start: number, end: number): never {
    const invalidOffset = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(text.slice(start, end))?.[0].length ?? 0
    const escapeText = /^\\(?:u[0-9a-zA-Z]{0,4}|[\s\S])/.exec(text.slice(start + invalidOffset, end))?.[0] ?? '\\'
    report('json-syntax', start + invalidOffset, `This is not JSON: ${escapeText} is not a valid escape in a string.`, {
      found: escapeText,
      expected: '\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hexadecimal digits',
      remedy: 'Write \\\\ for a literal backslash.',
    })
    throw new UnreadableError()
  }

  function readNumber(): number {
    const literal = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/.exec(text.slice(position, position + 400))?.[0] ?? fail('a value')
    if (/[\d.eE+-]/.test(text[position + literal.length] ?? '')) fail('a valid JSON number')
    if (!isExactNumber(literal))
      report('json-number', position, `The number ${literal} cannot be represented exactly.`, {
        found: literal,
        remedy: 'Use fewer digits, or write it as a string.',
      })
    position += literal.length
    return Number(literal)
  }

  function readKeyword(start: number): unknown {
    const word = /^[A-Za-z_$][\w$]*/.exec(text.slice(position, position + 60))?.[0]
    if (word === 'true' || word === 'false' || word === 'null') {
      position += word.length
      return word === 'null' ? null : word === 'true'
    }
    return failWord(word, start)
  }

  /** Reports a word that is not a JSON value, with the value that it stands for elsewhere (`True`, `yes`, `nil`). */
  function failWord(word: string | undefined, start: number): never {
    const intended = word === undefined ? undefined : intendedKeywords.get(word.toLowerCase())
    if (word === undefined || intended === undefined) return fail('a value', start)
    report('json-syntax', start, `This is not JSON: ${word} is not a value.`, {
      found: word,
      expected: intended,
      remedy: `Write ${intended}.`,
    })
    throw new UnreadableError()
  }

  function readValue(): JsonTree {
    skipBlanks()
    const start = position
    const firstCharacter = text[position]
    if (firstCharacter === '{' || firstCharacter === '[') {
      if (path.length >= maxDepth) {
        report('json-depth', position, `The file is nested deeper than ${maxDepth} levels.`, {
          remedy: 'No merchant file needs this: look for a mistake around here.',
        })
        throw new UnreadableError()
      }
      return firstCharacter === '{' ? readObject(start) : readList(start)
    }
    if (firstCharacter === '"') {
      const value = readString()
      reportInvalidCharacter(value, start)
      return { start, end: position, value }
    }
    if (firstCharacter !== undefined && /[-\d]/.test(firstCharacter)) return createTree(start, readNumber())
    return createTree(start, readKeyword(start))
  }

  const createTree = (start: number, value: unknown): JsonTree => ({ start, end: position, value })

  function readObject(start: number): JsonTree {
    const members = new Map<string, JsonMember>()
    const value: Record<string, unknown> = {}
    position++
    skipBlanks()
    while (text[position] !== '}') {
      const keyStart = position
      if (text[position] !== '"') fail('a key in double quotation marks')
      const key = readString()
      const keyEnd = position
      path.push(escapePointerToken(key))
      reportInvalidCharacter(key, keyStart)
      if (members.has(key))
        report('json-duplicate-key', keyStart, `"${key}" occurs twice in the same object.`, { found: key, remedy: 'Keep one of the two.' })
      if (isForbiddenKey(key))
        report('json-forbidden-key', keyStart, `"${key}" cannot be a key: it has a special meaning in JavaScript.`, {
          found: key,
          remedy: 'Choose another name.',
        })
      skipBlanks()
      if (text[position] !== ':') fail('a colon')
      position++
      const tree = readValue()
      path.pop()
      if (!members.has(key)) {
        members.set(key, { keyStart, keyEnd, tree })
        if (!isForbiddenKey(key)) value[key] = tree.value
      }
      readComma('}')
    }
    position++
    return { start, end: position, value, members }
  }

  function readList(start: number): JsonTree {
    const items: JsonTree[] = []
    position++
    skipBlanks()
    while (text[position] !== ']') {
      path.push(String(items.length))
      items.push(readValue())
      path.pop()
      readComma(']')
    }
    position++
    return { start, end: position, value: items.map((item) => item.value), items }
  }

  function readComma(closingBracket: string): void {
    const valueEnd = position
    skipBlanks()
    if (text[position] === closingBracket) return
    if (text[position] !== ',') failComma(valueEnd, closingBracket)
    const comma = position++
    skipBlanks()
    if (text[position] === closingBracket)
      report('json-trailing-comma', comma, `There is a comma before the closing ${closingBracket}.`, {
        remedy: 'Remove the comma.',
        edit: { start: comma, end: comma + 1, text: '' },
      })
  }

  /** Reports a missing comma after the value if the next line begins with another entry. */
  function failComma(valueEnd: number, closingBracket: string): never {
    const continuesOnNextLine = /["{[\-\w]/.test(text[position] ?? '') && text.slice(valueEnd, position).includes('\n')
    if (!continuesOnNextLine) return fail(`a comma or ${closingBracket}`)
    report('json-syntax', valueEnd, 'This is not JSON: a comma is missing here, before the next line.', {
      found: describeTokenAt(text, position),
      expected: 'a comma',
      remedy: 'Write a comma here.',
    })
    throw new UnreadableError()
  }

  try {
    if (text.charCodeAt(0) === 0xfeff) {
      report('json-bom', 0, 'The file begins with a byte order mark, which JSON does not allow.', {
        remedy: 'Save it as UTF-8 without BOM.',
        edit: { start: 0, end: 1, text: '' },
      })
      position = 1
    }
    const tree = readValue()
    skipBlanks()
    if (position < text.length) fail(endOfFile)
    return { tree, faults }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { tree: undefined, faults }
  }
}

const intendedKeywords: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
  ['null', 'null'],
  ['none', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
])

/** The offset after the word, string or character at an offset; the offset itself before white space. */
function findWordEnd(text: string, offset: number): number {
  const word = /^(?:[\w$.+-]+|"(?:[^"\\\n]|\\.)*"?|\S)/u.exec(text.slice(offset, offset + maxMarkedLength))?.[0]
  return offset + (word?.length ?? 0)
}

function describeTokenAt(text: string, offset: number): string {
  const token = /^(?:[\w$.+-]{1,24}|"[^"\\\n]{0,24}"?|[\s\S])/u.exec(text.slice(offset, offset + 30))?.[0] ?? ''
  return token.trim() === '' ? 'a line break or space' : token
}
