import type { Settings } from '../../generated/config.ts'
import type { FieldError } from '../contract/port.ts'

export interface Feedback {
  readonly questionType: string
  readonly content: string
}

/** Returns the feedback as it is sent and stored: trimmed, with `\n` line breaks, in Unicode NFC. */
export const cleanFeedback = ({ questionType, content }: Feedback): Feedback => ({
  questionType,
  content: content.normalize('NFC').replaceAll('\r\n', '\n').trim(),
})

/**
 * Returns the error of each invalid field. The browser and the server run the same check. Length is counted in Unicode
 * code points.
 */
export function validateFeedback(
  { types, min, max }: Settings['feedback'],
  feedback: Feedback,
): Readonly<Partial<Record<keyof Feedback, FieldError>>> {
  const { questionType, content } = cleanFeedback(feedback)
  const length = [...content].length
  const lengthError = { key: 'feedback_length', values: { min, max: Math.max(min, max) } }
  const error = length === 0 ? { key: 'feedback_required' } : length < min || length > Math.max(min, max) ? lengthError : undefined
  return {
    ...(Object.hasOwn(types, questionType) ? {} : { questionType: { key: 'feedback_type_required' } }),
    ...(error && { content: error }),
  }
}
