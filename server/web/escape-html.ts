const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const charactersByEscape: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(escapes).map(([character, escape]) => [escape, character]),
)

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Reverses `escapeHtml` and the escaping of React, which writes `&#x27;` for an apostrophe. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => (entity === '&#x27;' ? "'" : (charactersByEscape[entity] ?? entity)))

/** Serializes a value as JSON that is safe inside a script element. */
export const escapeScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
