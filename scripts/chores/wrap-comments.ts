import { parseSync } from 'oxc-parser'

/** The widest that a line of a comment may be. */
const widest = 120

/** A line that starts something of its own: a tag, an entry of a list, a row of a table, code. */
const starts = /^(?:@\w|[-*] |\d+\. |\||```|<|\s)/
/** What only stands as it is written: rows of tables, code, and what tools read. */
const fixed = /^(?:\||```|\s{2,}|\/ ?<|(?:oxlint|eslint|prettier|istanbul|v8)-|@(?:ts|vitest|vite)-|#)/

/** The files whose comments are wrapped: what is written by hand. */
export const wrapped = /^(?!src\/generated\/).*\.(?:tsx?|mjs|css)$/

interface Comment {
  readonly type: 'Line' | 'Block'
  readonly start: number
  readonly end: number
}

/**
 * The text of a file with the comments that stand on lines of their own wrapped at 120 columns. A paragraph is filled
 * anew from its first line that is too wide; what is narrow enough stays as it is written.
 */
export function wrapComments(file: string, text: string): string {
  const comments = file.endsWith('.css') ? commentsOfStyles(text) : parseSync(file, text).comments
  let done = ''
  let from = 0
  for (const comment of joinLines(text, comments)) {
    const begin = text.lastIndexOf('\n', comment.start - 1) + 1
    const indent = text.slice(begin, comment.start)
    const written = text.slice(comment.start, comment.end)
    const alone = indent.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(comment.end))
    if (!alone || `${indent}${written}`.split('\n').every((line) => line.length <= widest)) continue
    done += text.slice(from, comment.start) + (comment.type === 'Block' ? wrapBlock(written, indent) : wrapLines(written, indent))
    from = comment.end
  }
  return done + text.slice(from)
}

const commentsOfStyles = (text: string): readonly Comment[] =>
  [...text.matchAll(/\/\*[^]*?\*\//g)].map((match) => ({ type: 'Block', start: match.index, end: match.index + match[0].length }))

/** Line comments one under the other are one. */
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

function wrapBlock(written: string, indent: string): string {
  const open = written.startsWith('/**') ? '/**' : '/*'
  const lines = written
    .slice(open.length, -2)
    .split('\n')
    .map((line) => line.replace(/^[ \t]*\* ?/, '').trimEnd())
    .map((line, at) => (at === 0 ? line.trim() : line))
  while (lines[0] === '') lines.shift()
  while (lines.at(-1)?.trim() === '') lines.pop()
  const filled = fill(lines, widest - indent.length - 3)
  return [open, ...filled.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')
}

function wrapLines(written: string, indent: string): string {
  const lines = written.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?/, ''))
  return fill(lines, widest - indent.length - 3)
    .map((line) => `// ${line}`.trimEnd())
    .join(`\n${indent}`)
}

/** Lines of at most a width: what is too wide goes on in the next, which takes in what follows in its paragraph. */
function fill(lines: readonly string[], width: number): readonly string[] {
  const filled: string[] = []
  let rest = ''
  const flush = (): void => {
    while (rest.length > width) {
      const space = rest.lastIndexOf(' ', width)
      const cut = space > 0 ? space : rest.indexOf(' ')
      if (cut < 0) break
      filled.push(rest.slice(0, cut).trimEnd())
      rest = `${hanging}${rest.slice(cut + 1)}`
    }
    if (rest !== '') filled.push(rest)
    rest = ''
  }
  let hanging = ''
  for (const line of lines) {
    const inner = line.startsWith(hanging) ? line.slice(hanging.length) : line
    if (rest !== '' && inner !== '' && !starts.test(inner) && !fixed.test(inner)) {
      rest = `${rest} ${line.trimStart()}`
      continue
    }
    flush()
    if (line.length <= width || fixed.test(line)) {
      filled.push(line)
      hanging = /^(?:[-*] |\d+\. )/.test(line) ? '  ' : /^ {2}\S/.test(line) ? hanging : ''
      continue
    }
    hanging = /^(?:[-*] |\d+\. )/.test(line) ? '  ' : ''
    rest = line
  }
  flush()
  return filled
}
