import { describe, expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/** Any child of `main` at all that is told by its siblings. */
const siblings = /\bmain > (?:\*(?: [+~]|:(?:nth|last|only))|:(?:nth|last|only))/

describe('a rule for the parts of a page', () => {
  it.each(['main > * + * {', ':is(main > * ~ *, footer) {', 'main > :nth-child(n + 3) {', 'main > *:last-child {'])(
    'that asks any of them for its siblings is seen in %s',
    (line) => expect(line).toMatch(siblings),
  )

  it.each([
    'main > * {',
    'main > :where(:first-child) {',
    'main > :is(section, div):nth-child(n + 3) {',
    'main > .line:not(:first-child) {',
  ])('that does not is not seen in %s', (line) => expect(line).not.toMatch(siblings))

  it('asks none of them: browsers would ask every element below, and style a whole list anew where one element of it goes', () => {
    const files = textFiles().filter((file) => /^src\/.*\.css$/.test(file))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => siblings.test(readText(file) ?? ''))).toEqual([])
  })
})
