import { describe, expect, it } from 'vitest'
import { serializeCsv } from './serialize-csv.ts'

const linesOf = (text: string): readonly string[] => text.slice(1).split('\r\n')

describe('the file of records', () => {
  it('has a line for each, with what a comma, a quote or a line in it needs, and says that it is UTF-8', () => {
    const text = serializeCsv({ head: ['Time', 'What'], rows: [['2026-03-01 10:00:00', 'Tiền, "vào"']] })
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(linesOf(text)).toEqual(['Time,What', '2026-03-01 10:00:00,"Tiền, ""vào"""', ''])
  })

  it('has nothing in it that a spreadsheet takes for a formula, and leaves numbers numbers', () => {
    const evil = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '＝1', '-HYPERLINK("x")']
    for (const text of evil) expect(linesOf(serializeCsv({ head: ['a'], rows: [[text]] }))[1], text).toMatch(/^"?'/)
    expect(linesOf(serializeCsv({ head: ['a', 'b', 'c'], rows: [['-12.50', '12.50', '-7']] }))[1]).toBe('-12.50,12.50,-7')
  })
})
