import { describe, expect, it } from 'vitest'
import { firstChoice, turnTo } from './choose-notice.ts'

const ids = Array.from({ length: 25 }, (_, index) => `n${String(index)}`)

describe('the choice on a board of notices', () => {
  it('begins with the notice that was chosen, on the page that holds it (R-NOTICE-07)', () => {
    expect(firstChoice(ids, 'n0', 9)).toEqual({ page: 1, selected: 'n0', reading: true })
    expect(firstChoice(ids, 'n8', 9)).toMatchObject({ page: 1, selected: 'n8' })
    expect(firstChoice(ids, 'n9', 9)).toMatchObject({ page: 2, selected: 'n9' })
    expect(firstChoice(ids, 'n24', 9)).toMatchObject({ page: 3, selected: 'n24' })
  })

  it('begins with the first notice where none was chosen, or one that is gone', () => {
    expect(firstChoice(ids, undefined, 9)).toEqual({ page: 1, selected: 'n0', reading: false })
    expect(firstChoice(ids, 'gone', 9)).toEqual({ page: 1, selected: 'n0', reading: false })
    expect(firstChoice([], 'n1', 9)).toEqual({ page: 1, selected: undefined, reading: false })
  })

  it('is cleared by another page (R-NOTICE-08)', () => {
    expect(turnTo(2)).toEqual({ page: 2, selected: undefined, reading: false })
  })
})
