import type { FieldError } from '../../engine/index.ts'

/**
 * A field's error as the one text that a form library carries; its words are chosen when it is rendered, in the
 * language of that moment.
 */
export const packError = (error: FieldError): string => JSON.stringify(error)

/** The error that a text carries; undefined where it carries none. */
export function unpackError(text: string | undefined): FieldError | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as FieldError)
}
