import { parseSync } from 'oxc-parser'

/** Maximum width of a comment line. */
const widest = 120

/** Matches lines that start a new block: tags, list items, table rows, code. */
const starts = /^(?:@\w|[-*] |\d+\. |\||```|<|\s)/
/** Matches lines that must not be wrapped: table rows, code, and directives of tools. */
const fixed = /^(?:\||```|\s{2,}|\/ ?<|(?:oxlint|eslint|prettier|istanbul|v8)-|@(?:ts|vitest|vite)-|#)/

/** Matches the files with comments to wrap: everything that is written by hand. */
export const wrapped = /^(?!src\/generated\/).*\.(?:tsx?|mjs|css)$/

interface Comment {
  readonly type: 'Line' | 'Block'
  readonly start: number
  readonly end: number
}

/**
 * Wraps comments on their own lines at 120 columns. A paragraph is refilled from its first line that is too long;
 * shorter lines are left unchanged.
 */
export function wrapComments(file: string, text: string): string {
  const comments = file.endsWith('.css') ? commentsOfStyles(text) : parseSync(file, text).comments
  let done = ''
  let from = 0
  for (const comment of joinLines(text, comments)) {
    const begin = text.lastIndexOf('\n', comment.start - 1) + 1
    const indent = text.slice(begin, comment.start)
    const source = text.slice(comment.start, comment.end)
    const alone = indent.trim() === '' && /^[ \t]*(?:\n|$)/.test(text.slice(comment.end))
    if (!alone || `${indent}${source}`.split('\n').every((line) => line.length <= widest)) continue
    done += text.slice(from, comment.start) + (comment.type === 'Block' ? wrapBlock(source, indent) : wrapLines(source, indent))
    from = comment.end
  }
  return done + text.slice(from)
}

const commentsOfStyles = (text: string): readonly Comment[] =>
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
    .map((line, at) => (at === 0 ? line.trim() : line))
  while (lines[0] === '') lines.shift()
  while (lines.at(-1)?.trim() === '') lines.pop()
  const filled = fill(lines, widest - indent.length - 3)
  return [open, ...filled.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n')
}

function wrapLines(comment: string, indent: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^[ \t]*\/\/ ?/, ''))
  return fill(lines, widest - indent.length - 3)
    .map((line) => `// ${line}`.trimEnd())
    .join(`\n${indent}`)
}

/** Wraps lines at a width: the rest of a long line continues on the next, followed by the rest of its paragraph. */
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
