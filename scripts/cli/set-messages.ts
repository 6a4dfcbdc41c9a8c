import { applyEdits, modify, type FormattingOptions } from 'jsonc-parser'

/** The text of a messages file with other texts in it. What stands in it keeps its order and its form; what is new stands where `order` has it. */
export function setMessages(file: string, changes: ReadonlyMap<string, string>, order: readonly string[]): string {
  const places = new Map(order.map((key, index) => [key, index]))
  const formattingOptions = formatOf(file)
  let text = file
  for (const [key, value] of changes) {
    const place = places.get(key) ?? order.length
    const getInsertionIndex = (names: string[]): number => names.findLastIndex((name) => (places.get(name) ?? -1) < place) + 1
    text = applyEdits(text, modify(text, [key], value, { formattingOptions, getInsertionIndex }))
  }
  return text
}

function formatOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  return { insertSpaces: !indent.includes('\t'), tabSize: indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}
