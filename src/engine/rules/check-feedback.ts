import type { Settings } from '../../generated/config.ts'
import type { FieldError } from '../contract/port.ts'

export interface Feedback {
  readonly questionType: string
  readonly content: string
}

/** What is sent and kept: without spaces at its ends, its lines parted as everywhere, in Unicode's composed form. */
export const cleanFeedback = ({ questionType, content }: Feedback): Feedback => ({
  questionType,
  content: content.normalize('NFC').replaceAll('\r\n', '\n').trim(),
})

/**
 * The first thing that is wrong with each part, in the browser and on the server alike. Characters are counted as
 * people count them, as far as Unicode's code points go.
 */
export function checkFeedback(
  { types, min, max }: Settings['feedback'],
  feedback: Feedback,
): Readonly<Partial<Record<keyof Feedback, FieldError>>> {
  const { questionType, content } = cleanFeedback(feedback)
  const length = [...content].length
  const bounds = { key: 'feedback_length', values: { min, max: Math.max(min, max) } }
  const wrong = length === 0 ? { key: 'feedback_required' } : length < min || length > Math.max(min, max) ? bounds : undefined
  return {
    ...(Object.hasOwn(types, questionType) ? {} : { questionType: { key: 'feedback_type_required' } }),
    ...(wrong && { content: wrong }),
  }
}
