import { expect, it } from 'vitest'
import { readText } from './tracked-files.ts'

it('every setting that the server reads stands in the table of the README', () => {
  const read = ['server/config.ts', 'server/mode.ts'].flatMap((file) =>
    [...(readText(file) ?? '').matchAll(/given\('([A-Z_]+)'\)/g)].map(([, name]) => name),
  )
  expect(read.length).toBeGreaterThan(25)
  const table = (readText('README.md') ?? '').split('\n').filter((line) => line.startsWith('| `'))
  expect(read.filter((name) => !table.some((line) => line.includes(String(name))))).toEqual([])
})
