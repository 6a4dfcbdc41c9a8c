/**
 * Control characters, line separators, bidirectional controls and invisible ones: what moves a terminal's cursor,
 * changes its colours, begins another line, or reorders and hides the text around it.
 */
const controls = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * The text as it is printed on a terminal, on one line: each control character as JSON writes it, `\n` or `\u001b`, so
 * that JSON stays JSON. Every value that a third party has chosen is printed by it.
 */
export const escapeControls = (text: string): string =>
  text.replaceAll(controls, (character) => short[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The same for a text of several lines: its line breaks stay. */
export const escapeLines = (text: string): string => text.split('\n').map(escapeControls).join('\n')
