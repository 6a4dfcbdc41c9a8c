import { describe, expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/** Matches a fee that is set to a number other than 0, such as `0n` or `0.00`, in code or in data. */
const hardCodedFee = /\b\w*fees?\b["']?\s*(?::\s*\w+\s*)?[:=]\s*["']?(?!0(?:n|\.0+)?(?![\w.]))\d/i

describe('a fee', () => {
  it.each(['const fee = 2', '"withdrawalFee": "1.50"', 'fee: number = 0.5', 'fee: 0.05', "transferFees = '3'"])(
    'is detected in %s',
    (line) => {
      expect(line).toMatch(hardCodedFee)
    },
  )

  it.each(['const fee = 0', 'let fee = 0n', '"withdrawalFee": "0.00"'])('of 0 is not detected in %s', (line) => {
    expect(line).not.toMatch(hardCodedFee)
  })

  it('is not hard-coded in the code, the schemas or the brands: the platform defines it (R-CONSTANTS-23)', () => {
    const files = listTextFiles().filter(
      (file) => /^(?:src|server|demo|schemas|merchants)\/(?!generated\/)/.test(file) && !file.includes('.test.'),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.filter((file) =>
        readText(file)
          ?.split('\n')
          .some((line) => hardCodedFee.test(line)),
      ),
    ).toEqual([])
  })
})
