import { describe, expect, it } from 'vitest'
import { Random } from '../../testing/random.ts'
import { parseJson } from './parse-json.ts'
import { parseTree } from './parse-tree.ts'

const random = new Random('as people write it')
const strings = ['a', 'b', 'x: y', 'q":', '"', ': ', 'null', '12345678901234567890', 'Attention : x', '\\', 'constructor', 'é']
const numbers = ['1', '-2', '1.5', '1e2', '12345678901234567890', '0.10000000000000000001', '1E400', '-0']

/** Usually picks the first value, so that most texts are valid. */
const pickMostlyFirst = (values: readonly string[]): string => (random.integerBelow(12) === 0 ? random.pick(values) : (values[0] ?? ''))
const generateSpace = (): string => pickMostlyFirst(['', ' ', '\n', '\t  '])
let keyCount = 0
const generateText = (): string => JSON.stringify(pickMostlyFirst([`k${++keyCount}`, ...strings]))
const generateCommaSeparated = (max: number, create: () => string): string =>
  Array.from({ length: random.integerBelow(max + 1) }, create).join(',')

/** JSON with spaces anywhere and mistakes: duplicate or forbidden keys, and numbers that a double cannot represent. */
function generateValue(depth = 0): string {
  const scalars = [generateText, () => pickMostlyFirst(numbers), () => pickMostlyFirst(['true', 'null'])]
  const generateList = (): string =>
    `[${generateSpace()}${generateCommaSeparated(3, () => generateSpace() + generateValue(depth + 1) + generateSpace())}]`
  const generateObject = (): string =>
    `{${generateCommaSeparated(4, () => `${generateSpace()}${generateText()}${generateSpace()}:${generateSpace()}${generateValue(depth + 1)}`)}${generateSpace()}}`
  return random.pick(depth > 3 ? scalars : [...scalars, generateList, generateObject])()
}

const stripStrings = (json: string): string => json.replaceAll(/"(?:\\.|[^"\\])*"/g, '')

describe('parseJson', () => {
  it('returns the same value and faults as parseTree', () => {
    const counts = { withoutNulls: 0, withoutFaults: 0 }
    for (let round = 0; round < 5000; round++) {
      const json = `{"a":${generateValue()},"b"${generateSpace()}:${generateValue()}}`
      const { tree, faults } = parseTree(json)
      const parsed = parseJson(json)
      expect(parsed.faults, json).toEqual(faults)
      expect(parsed.value, json).toEqual(tree?.value)
      if (!parsed.mayHaveNulls) expect(stripStrings(JSON.stringify(parsed.value)), json).not.toContain('null')
      if (!parsed.mayHaveNulls) counts.withoutNulls++
      if (faults.length === 0) counts.withoutFaults++
    }
    expect(counts.withoutNulls).toBeGreaterThan(1000)
    expect(counts.withoutFaults).toBeGreaterThan(1000)
    expect(counts.withoutFaults).toBeLessThan(5000)
  })
})
