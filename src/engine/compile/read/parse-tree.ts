import { findSyntaxHabit } from './syntax-habit.ts'
import { isExactNumber } from './is-exact-number.ts'
import { escapeStep } from './pointer.ts'
import type { JsonFault, JsonMember, JsonTree } from './json-tree.ts'

/** Deeper than any merchant file needs, and shallow enough for recursion. */
export const maxDepth = 64

/** Parsing stops after this number of faults. */
const maxFaults = 100

/** Maximum length of the marked range of a fault, in UTF-16 units. */
const maxWord = 400

const endOfFile = 'the end of the file'

export const isForbidden = (key: string): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype'

/**
 * Parses JSON, slowly, with the location of every key and value. Common mistakes are tolerated and reported (comments,
 * trailing commas, a byte order mark). The first construct that is not understood ends parsing, and then there is no
 * tree. Never throws.
 */
export function parseTree(text: string): { tree: JsonTree | undefined; faults: JsonFault[] } {
  const faults: JsonFault[] = []
  let at = 0
  const path: string[] = []

  class Unreadable extends Error {}
  const pointer = (): string => path.map((step) => `/${step}`).join('')
  const report = (code: JsonFault['code'], offset: number, message: string, more: Partial<JsonFault> = {}): void => {
    faults.push({ code, offset, end: endOfWord(text, offset), pointer: pointer(), message, ...more })
    if (faults.length >= maxFaults) throw new Unreadable()
  }
  const fail = (expected: string, offset = at): never => {
    const found = offset >= text.length ? endOfFile : tokenAt(text, offset)
    const habit = findSyntaxHabit(text, offset)
    report('json-syntax', offset, `This is not JSON: ${habit?.message ?? `expected ${expected}, but found ${found}`}.`, {
      found,
      expected,
      remedy: habit ? habit.remedy : expected === endOfFile ? 'Remove everything from here on.' : `Write ${expected} here.`,
    })
    throw new Unreadable()
  }

  function skip(): void {
    for (;;) {
      const code = text.charCodeAt(at)
      if (code === 32 || code === 10 || code === 13 || code === 9) at++
      else if (code === 47 && (text[at + 1] === '/' || text[at + 1] === '*')) skipComment()
      else return
    }
  }

  function skipComment(): void {
    const block = text[at + 1] === '*'
    const close = text.indexOf(block ? '*/' : '\n', at + 2)
    const end = close < 0 ? text.length : close + (block ? 2 : 0)
    report('json-comment', at, 'JSON has no comments.', { end, remedy: 'Remove the comment.' })
    at = end
  }

  function readString(): string {
    const start = at++
    for (;;) {
      const code = text.charCodeAt(at)
      if (code < 32 && code !== 10 && code !== 13) failControl(code)
      if (at >= text.length || code < 32) fail('a closing quotation mark', at)
      if (code === 34) break
      at += code === 92 ? 2 : 1
    }
    at++
    return parseString(start, at)
  }

  function parseString(start: number, end: number): string {
    try {
      return JSON.parse(text.slice(start, end)) as string
    } catch {
      return failEscape(start, end)
    }
  }

  /** NUL and half of a surrogate pair are valid JSON, but no database or page can store them. */
  function reportUnwritable(value: string, start: number): void {
    const found = value.includes('\0') ? 'the character U+0000' : /\p{Surrogate}/u.test(value) ? 'half of a surrogate pair' : undefined
    if (found === undefined) return
    const escape = text.slice(start).search(/\\u(?:0000|[dD][89a-fA-F])/)
    report('json-character', start + Math.max(escape, 0), `A string contains ${found}, which cannot be stored.`, {
      found,
      remedy: 'Remove it: it is invisible.',
    })
  }

  function failControl(code: number): never {
    const found = code === 9 ? 'a tab' : `the character U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    report('json-syntax', at, `This is not JSON: a string contains ${found} unescaped.`, {
      found,
      remedy: code === 9 ? 'Write \\t, or a space.' : 'Remove it: it is invisible.',
    })
    throw new Unreadable()
  }

  /** Reports the invalid escape between `start` and `end`. */
  function failEscape(start: number, end: number): never {
    const bad = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(text.slice(start, end))?.[0].length ?? 0
    const written = /^\\(?:u[0-9a-zA-Z]{0,4}|[\s\S])/.exec(text.slice(start + bad, end))?.[0] ?? '\\'
    report('json-syntax', start + bad, `This is not JSON: ${written} is not a valid escape in a string.`, {
      found: written,
      expected: '\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u and four hexadecimal digits',
      remedy: 'Write \\\\ for a literal backslash.',
    })
    throw new Unreadable()
  }

  function readNumber(): number {
    const written = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/.exec(text.slice(at, at + 400))?.[0] ?? fail('a value')
    if (/[\d.eE+-]/.test(text[at + written.length] ?? '')) fail('a valid JSON number')
    if (!isExactNumber(written))
      report('json-number', at, `The number ${written} cannot be represented exactly.`, {
        found: written,
        remedy: 'Use fewer digits, or write it as a string.',
      })
    at += written.length
    return Number(written)
  }

  function readWord(start: number): unknown {
    const word = /^[A-Za-z_$][\w$]*/.exec(text.slice(at, at + 60))?.[0]
    if (word === 'true' || word === 'false' || word === 'null') {
      at += word.length
      return word === 'null' ? null : word === 'true'
    }
    return failWord(word, start)
  }

  /** Reports words that other languages use for true, false and null. */
  function failWord(word: string | undefined, start: number): never {
    const intended = word === undefined ? undefined : otherWords[word.toLowerCase()]
    if (word === undefined || intended === undefined) return fail('a value', start)
    report('json-syntax', start, `This is not JSON: ${word} is not a value.`, {
      found: word,
      expected: intended,
      remedy: `Write ${intended}.`,
    })
    throw new Unreadable()
  }

  function readValue(): JsonTree {
    skip()
    const start = at
    const first = text[at]
    if (first === '{' || first === '[') {
      if (path.length >= maxDepth) {
        report('json-depth', at, `The file is nested deeper than ${maxDepth} levels.`, {
          remedy: 'No merchant file needs this: look for a mistake around here.',
        })
        throw new Unreadable()
      }
      return first === '{' ? readObject(start) : readList(start)
    }
    if (first === '"') {
      const value = readString()
      reportUnwritable(value, start)
      return { start, end: at, value }
    }
    if (first !== undefined && /[-\d]/.test(first)) return withEnd(start, readNumber())
    return withEnd(start, readWord(start))
  }

  const withEnd = (start: number, value: unknown): JsonTree => ({ start, end: at, value })

  function readObject(start: number): JsonTree {
    const members = new Map<string, JsonMember>()
    const value: Record<string, unknown> = {}
    at++
    skip()
    while (text[at] !== '}') {
      const keyStart = at
      if (text[at] !== '"') fail('a key in double quotation marks')
      const key = readString()
      const keyEnd = at
      path.push(escapeStep(key))
      reportUnwritable(key, keyStart)
      if (members.has(key))
        report('json-duplicate-key', keyStart, `"${key}" occurs twice in the same object.`, { found: key, remedy: 'Keep one of the two.' })
      if (isForbidden(key))
        report('json-forbidden-key', keyStart, `"${key}" cannot be a key: it has a special meaning in JavaScript.`, {
          found: key,
          remedy: 'Choose another name.',
        })
      skip()
      if (text[at] !== ':') fail('a colon')
      at++
      const tree = readValue()
      path.pop()
      if (!members.has(key)) {
        members.set(key, { keyStart, keyEnd, tree })
        if (!isForbidden(key)) value[key] = tree.value
      }
      readComma('}')
    }
    at++
    return { start, end: at, value, members }
  }

  function readList(start: number): JsonTree {
    const items: JsonTree[] = []
    at++
    skip()
    while (text[at] !== ']') {
      path.push(String(items.length))
      items.push(readValue())
      path.pop()
      readComma(']')
    }
    at++
    return { start, end: at, value: items.map((item) => item.value), items }
  }

  function readComma(end: string): void {
    const behind = at
    skip()
    if (text[at] === end) return
    if (text[at] !== ',') failComma(behind, end)
    const comma = at++
    skip()
    if (text[at] === end)
      report('json-trailing-comma', comma, `There is a comma before the closing ${end}.`, {
        remedy: 'Remove the comma.',
        edit: { start: comma, end: comma + 1, text: '' },
      })
  }

  /** Reports a missing comma after the value if the next line begins with another entry. */
  function failComma(behind: number, end: string): never {
    const goesOn = /["{[\-\w]/.test(text[at] ?? '') && text.slice(behind, at).includes('\n')
    if (!goesOn) return fail(`a comma or ${end}`)
    report('json-syntax', behind, 'This is not JSON: a comma is missing here, before the next line.', {
      found: tokenAt(text, at),
      expected: 'a comma',
      remedy: 'Write a comma here.',
    })
    throw new Unreadable()
  }

  try {
    if (text.charCodeAt(0) === 0xfeff) {
      report('json-bom', 0, 'The file begins with a byte order mark, which JSON does not allow.', {
        remedy: 'Save it as UTF-8 without BOM.',
        edit: { start: 0, end: 1, text: '' },
      })
      at = 1
    }
    const tree = readValue()
    skip()
    if (at < text.length) fail(endOfFile)
    return { tree, faults }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { tree: undefined, faults }
  }
}

const otherWords: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
}

/** The offset after the word, string or character at an offset; the offset itself before white space. */
function endOfWord(text: string, offset: number): number {
  const word = /^(?:[\w$.+-]+|"(?:[^"\\\n]|\\.)*"?|\S)/u.exec(text.slice(offset, offset + maxWord))?.[0]
  return offset + (word?.length ?? 0)
}

function tokenAt(text: string, offset: number): string {
  const token = /^(?:[\w$.+-]{1,24}|"[^"\\\n]{0,24}"?|[\s\S])/u.exec(text.slice(offset, offset + 30))?.[0] ?? ''
  return token.trim() === '' ? 'a line break or space' : token
}
