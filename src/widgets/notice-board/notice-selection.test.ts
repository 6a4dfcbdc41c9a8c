import { describe, expect, it } from 'vitest'
import { createInitialSelection, selectPage } from './notice-selection.ts'

const ids = Array.from({ length: 25 }, (_, index) => `n${String(index)}`)

describe('the selection on a notice board', () => {
  it('is initially the requested notice, on its page (R-NOTICE-07)', () => {
    expect(createInitialSelection(ids, 'n0', 9)).toEqual({ page: 1, selected: 'n0', isReading: true })
    expect(createInitialSelection(ids, 'n8', 9)).toMatchObject({ page: 1, selected: 'n8' })
    expect(createInitialSelection(ids, 'n9', 9)).toMatchObject({ page: 2, selected: 'n9' })
    expect(createInitialSelection(ids, 'n24', 9)).toMatchObject({ page: 3, selected: 'n24' })
  })

  it('is initially the first notice if none is requested or the requested one does not exist', () => {
    expect(createInitialSelection(ids, undefined, 9)).toEqual({ page: 1, selected: 'n0', isReading: false })
    expect(createInitialSelection(ids, 'gone', 9)).toEqual({ page: 1, selected: 'n0', isReading: false })
    expect(createInitialSelection([], 'n1', 9)).toEqual({ page: 1, selected: undefined, isReading: false })
  })

  it('is cleared by a change of page (R-NOTICE-08)', () => {
    expect(selectPage(2)).toEqual({ page: 2, selected: undefined, isReading: false })
  })
})
