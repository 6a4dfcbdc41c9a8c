import { describe, expect, it } from 'vitest'
import { serializeCsv } from './serialize-csv.ts'

const splitLines = (text: string): readonly string[] => text.slice(1).split('\r\n')

describe('the CSV file', () => {
  it('has a byte order mark and a line per record, and escapes commas and quotes', () => {
    const text = serializeCsv({ header: ['Time', 'What'], rows: [['2026-03-01 10:00:00', 'Tiền, "vào"']] })
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(splitLines(text)).toEqual(['Time,What', '2026-03-01 10:00:00,"Tiền, ""vào"""', ''])
  })

  it('neutralizes formulas, and leaves numbers unchanged', () => {
    const formulas = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '＝1', '-HYPERLINK("x")']
    for (const text of formulas) expect(splitLines(serializeCsv({ header: ['a'], rows: [[text]] }))[1], text).toMatch(/^"?'/)
    expect(splitLines(serializeCsv({ header: ['a', 'b', 'c'], rows: [['-12.50', '12.50', '-7']] }))[1]).toBe('-12.50,12.50,-7')
  })
})
