/**
 * Whether a text is Base64, with or without padding. A pattern with a repetition is no alternative for large files: V8
 * remembers each repetition, and throws an error after some millions of characters if it does not optimise the pattern.
 */
export function isBase64(text: string): boolean {
  const end = text.search(/[^A-Za-z0-9+/]/)
  return text !== '' && (end === -1 || (end > 0 && ['=', '=='].includes(text.slice(end))))
}
