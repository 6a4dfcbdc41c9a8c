import { describe, expect, it } from 'vitest'
import { validateFeedback, cleanFeedback } from './validate-feedback.ts'

const settings = { types: { other: { label: 'feedback_type_other', order: 10 } }, min: 10, max: 12 }
const validateContent = (content: string, questionType = 'other') => validateFeedback(settings, { questionType, content })

describe('validateFeedback', () => {
  it('requires content that is not only whitespace (R-FEEDBACK-03)', () => {
    for (const content of ['', '   ', '\n\t ']) expect(validateContent(content)).toEqual({ content: { key: 'feedback_required' } })
  })

  it('accepts content within the bounds, inclusive (R-FEEDBACK-04)', () => {
    const validateLength = (count: number) => validateContent('x'.repeat(count))
    expect([10, 11, 12].map(validateLength)).toEqual([{}, {}, {}])
    const lengthError = { content: { key: 'feedback_length', values: { min: 10, max: 12 } } }
    expect([1, 9, 13].map(validateLength)).toEqual([lengthError, lengthError, lengthError])
  })

  it('counts composed characters once, and ignores whitespace at the ends', () => {
    expect(validateContent('😀'.repeat(12))).toEqual({})
    expect(validateContent('e\u0301'.repeat(12))).toEqual({})
    expect(validateContent(`  ${'x'.repeat(9)}  `)).toHaveProperty('content')
    expect(cleanFeedback({ questionType: 'other', content: ' a\r\nb ' }).content).toBe('a\nb')
  })

  it('accepts only the types of the brand, not inherited property names', () => {
    for (const type of ['', 'deposit', 'constructor', '__proto__'])
      expect(validateContent('x'.repeat(10), type)).toEqual({ questionType: { key: 'feedback_type_required' } })
  })
})
