import { describe, expect, it } from 'vitest'
import { pickMarks } from './pick-marks.ts'

const marks = { mark: 'brand/mark.svg', wordmark: 'brand/wordmark.svg', favicon: 'brand/favicon.svg' }

describe('pickMarks', () => {
  it('shows the wordmark everywhere where nothing else is said', () => {
    expect(pickMarks(marks, 'dark', {})).toEqual({ wide: 'brand/wordmark.svg', narrow: 'brand/wordmark.svg' })
  })

  it('takes the wordmark of the light theme where there is one', () => {
    const both = { ...marks, wordmarkLight: 'brand/wordmark-light.svg' }
    expect(pickMarks(both, 'light', {}).wide).toBe('brand/wordmark-light.svg')
    expect(pickMarks(both, 'dark', {}).wide).toBe('brand/wordmark.svg')
    expect(pickMarks(marks, 'light', {}).wide).toBe('brand/wordmark.svg')
  })

  it('can be the sign alone on phones', () => {
    expect(pickMarks(marks, 'dark', { narrow: 'mark' })).toEqual({ wide: 'brand/wordmark.svg', narrow: 'brand/mark.svg' })
    expect(pickMarks(marks, 'dark', { show: 'mark' })).toEqual({ wide: 'brand/mark.svg', narrow: 'brand/mark.svg' })
  })
})
