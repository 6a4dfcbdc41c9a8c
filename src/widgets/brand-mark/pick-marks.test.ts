import { describe, expect, it } from 'vitest'
import { pickMarks } from './pick-marks.ts'

const marks = { mark: 'brand/mark.svg', wordmark: 'brand/wordmark.svg', favicon: 'brand/favicon.svg' }

describe('pickMarks', () => {
  it('shows the wordmark, and the sign alone on phones', () => {
    expect(pickMarks(marks, {})).toEqual({ onDark: 'brand/wordmark.svg', onLight: 'brand/wordmark.svg', narrow: 'brand/mark.svg' })
  })

  it('has a wordmark of its own for light ground where there is one', () => {
    expect(pickMarks({ ...marks, wordmarkLight: 'brand/wordmark-light.svg' }, {})).toMatchObject({
      onDark: 'brand/wordmark.svg',
      onLight: 'brand/wordmark-light.svg',
    })
  })

  it('can be the wordmark on phones too, or the sign everywhere', () => {
    expect(pickMarks(marks, { narrow: 'wordmark' }).narrow).toBeUndefined()
    expect(pickMarks(marks, { show: 'mark' })).toEqual({ onDark: 'brand/mark.svg', onLight: 'brand/mark.svg', narrow: undefined })
  })
})
