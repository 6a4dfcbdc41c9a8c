/** Escapes text for a regular expression that matches it literally. Node 20 has no `RegExp.escape`. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
