/** Values for the placeholders of a text. */
export type Values = Readonly<Record<string, string | number>>

/** A placeholder: `{name}`; no other notation is supported. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/**
 * Replaces the placeholders of a text. Values are inserted verbatim. A placeholder without a value is left unchanged.
 */
export const fillText = (text: string, values: Values): string =>
  text.includes('{')
    ? text.replaceAll(placeholderPattern, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
    : text
