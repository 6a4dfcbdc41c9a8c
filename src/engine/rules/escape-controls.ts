/**
 * Control characters, line separators, bidirectional controls and invisible characters: whatever moves a terminal's
 * cursor, changes its colours, starts a new line, or reorders or hides surrounding text.
 */
const controlCharacters = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu

const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Escapes a text for a terminal, on one line: each control character in JSON notation, `\n` or `\u001b`, so that JSON
 * stays valid JSON. Apply it to every value that a third party controls.
 */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    controlCharacters,
    (character) => shortEscapes[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Like `escapeControls` for multi-line text: line feeds are kept. */
export const escapeLines = (text: string): string => text.split('\n').map(escapeControls).join('\n')
