/** The values that a text names. */
export type Values = Readonly<Record<string, string | number>>

/** Where a text names a value: `{name}`, and in no other way. */
export const placeholderPattern = /\{([a-zA-Z][a-zA-Z0-9]*)\}/g

/**
 * A text with its values in their places, each as it is, whatever it contains. A name without a value stays as it is
 * written.
 */
export const fillText = (text: string, values: Values): string =>
  text.includes('{')
    ? text.replaceAll(placeholderPattern, (placeholder, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : placeholder))
    : text
