import { parseSync } from 'oxc-parser'

/** Maximum width of a comment line, in characters. */
const maxWidth = 120

/** Matches lines that start a new block: tags, list items, table rows, code. */
const blockStartPattern = /^(?:@\w|[-*] |\d+\. |\||```|<|\s)/
/** Matches lines that must not be wrapped: table rows, code, and directives of tools. */
const unwrappablePattern = /^(?:\||```|\s{2,}|\/ ?<|(?:oxlint|eslint|prettier|istanbul|v8)-|@(?:ts|vitest|vite)-|#)/

/** Matches the files whose comments are wrapped: TypeScript, ES modules and stylesheets that are written by hand. */
export const wrappedFilePattern = /^(?!src\/generated\/).*\.(?:tsx?|mjs|css)$/

interface Comment {
  readonly type: 'Line' | 'Block'
  readonly start: number
  readonly end: number
}

/**
 * Wraps comments on their own lines at 120 columns. A paragraph is refilled from its first line that is too long;
 * the lines before it are left unchanged.
 */
export function wrapComments(file: string, text: string): string {
  const comments = file.endsWith('.css') ? parseStyleComments(text) : parseSync(file, text).comments
  let output = ''
  let position = 0
  for (const comment of joinLines(text, comments)) {
    const lineStart = text.lastIndexOf('\n', comment.start - 1) + 1
    const indent = text.slice(lineStart, comment.start)
    const source = text.slice(comment.start, comment.end)
    const isOnOwnLine = indent.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(comment.end))
    if (!isOnOwnLine || `${indent}${source}`.split('\n').every((line) => line.length <= maxWidth)) continue
    output += text.slice(position, comment.start) + (comment.type === 'Block' ? wrapBlock(source, indent) : wrapLines(source, indent))
    position = comment.end
  }
  return output + text.slice(position)
}

const parseStyleComments = (text: string): readonly Comment[] =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({ type: 'Block', start: match.index, end: match.index + match[0].length }))

/** Joins consecutive line comments into one. */
function joinLines(text: string, comments: readonly Comment[]): readonly Comment[] {
  const joined: Comment[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    const between = last && text.slice(last.end, comment.start)
    if (last?.type === 'Line' && comment.type === 'Line' && /^\n[ \t]*$/.test(between ?? ''))
      joined[joined.length - 1] = { ...last, end: comment.end }
    else joined.push(comment)
  }
  return joined
}

function wrapBlock(comment: string, indent: string): string {
  const open = comment.startsWith('/**') ? '/**' : '/*'
  const lines = comment
    .slice(open.length, -2)
    .split('\n')
    .map((line) => line.replace(/^[ \t]*\* ?/, '').trimEnd())
    .map((line, index) => (index === 0 ? line.trim() : line))
  while (lines[0] === '') lines.shift()
  while (lines.at(-1)?.trim() === '') lines.pop()
  const filled = refill(lines, maxWidth - indent.length - 3)
  return [open, ...filled.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')
}

function wrapLines(comment: string, indent: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?/, ''))
  return refill(lines, maxWidth - indent.length - 3)
    .map((line) => `// ${line}`.trimEnd())
    .join(`\n${indent}`)
}

/** Wraps lines at a width: the rest of a long line continues on the next, followed by the rest of its paragraph. */
function refill(lines: readonly string[], width: number): readonly string[] {
  const filled: string[] = []
  let pending = ''
  const flush = (): void => {
    while (pending.length > width) {
      const space = pending.lastIndexOf(' ', width)
      const breakIndex = space > 0 ? space : pending.indexOf(' ')
      if (breakIndex < 0) break
      filled.push(pending.slice(0, breakIndex).trimEnd())
      pending = `${hangingIndent}${pending.slice(breakIndex + 1)}`
    }
    if (pending !== '') filled.push(pending)
    pending = ''
  }
  let hangingIndent = ''
  for (const line of lines) {
    const inner = line.startsWith(hangingIndent) ? line.slice(hangingIndent.length) : line
    if (pending !== '' && inner !== '' && !blockStartPattern.test(inner) && !unwrappablePattern.test(inner)) {
      pending = `${pending} ${line.trimStart()}`
      continue
    }
    flush()
    if (line.length <= width || unwrappablePattern.test(line)) {
      filled.push(line)
      hangingIndent = /^(?:[-*] |\d+\. )/.test(line) ? '  ' : /^ {2}\S/.test(line) ? hangingIndent : ''
      continue
    }
    hangingIndent = /^(?:[-*] |\d+\. )/.test(line) ? '  ' : ''
    pending = line
  }
  flush()
  return filled
}
