import { describe, expect, it } from 'vitest'
import { pickLogos } from './pick-logos.ts'

const marks = { mark: 'brand/mark.svg', wordmark: 'brand/wordmark.svg', favicon: 'brand/favicon.svg' }

describe('pickLogos', () => {
  it('uses the wordmark, and the symbol alone on phones', () => {
    expect(pickLogos(marks, {})).toEqual({ onDark: 'brand/wordmark.svg', onLight: 'brand/wordmark.svg', narrow: 'brand/mark.svg' })
  })

  it('uses a separate wordmark on light backgrounds if the brand has one', () => {
    expect(pickLogos({ ...marks, wordmarkLight: 'brand/wordmark-light.svg' }, {})).toMatchObject({
      onDark: 'brand/wordmark.svg',
      onLight: 'brand/wordmark-light.svg',
    })
  })

  it('can use the wordmark on phones, or the symbol everywhere', () => {
    expect(pickLogos(marks, { narrow: 'wordmark' }).narrow).toBeUndefined()
    expect(pickLogos(marks, { show: 'mark' })).toEqual({ onDark: 'brand/mark.svg', onLight: 'brand/mark.svg', narrow: undefined })
  })
})
