import { expect, it } from 'vitest'
import { wrapComments, wrappedFilePattern } from '../../scripts/tools/wrap-comments.ts'
import { readText, listTextFiles } from './tracked-files.ts'

it('comments on separate lines are wrapped at 120 columns, as npm run format does', () => {
  const files = listTextFiles().filter((file) => wrappedFilePattern.test(file))
  const unwrapped = files.filter((file) => {
    const text = readText(file) ?? ''
    return wrapComments(file, text) !== text
  })
  expect(files.length).toBeGreaterThan(2000)
  expect(unwrapped).toEqual([])
})

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${String(index % 10)}`).join(' ')

it('a comment that is too wide continues on the next line with the same indentation', () => {
  expect(wrapComments('a.ts', `  /** ${words(24)} */\n  const a = 1\n`)).toBe(
    `  /**\n   * ${words(19)}\n   * word9 word0 word1 word2 word3\n   */\n  const a = 1\n`,
  )
  expect(wrapComments('a.ts', `// ${words(24)}\n// and more\nexport {}\n`)).toBe(
    `// ${words(19)}\n// word9 word0 word1 word2 word3 and more\nexport {}\n`,
  )
  expect(wrapComments('a.css', `/* ${words(24)} */\n.a {\n}\n`)).toBe(
    `/*\n * ${words(19)}\n * word9 word0 word1 word2 word3\n */\n.a {\n}\n`,
  )
})

it('a paragraph is rewrapped from the first line that is too wide, and list items, tags and tables are kept separate', () => {
  const block = (...lines: readonly string[]): string => `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\nexport {}\n`
  const row = `| ${words(30)} |`
  expect(wrapComments('a.ts', block('short', `- ${words(24)}`, '  on', '- next', row, `${words(20)}`, '@throws Error'))).toBe(
    block('short', `- ${words(19)}`, '  word9 word0 word1 word2 word3 on', '- next', row, words(19), 'word9', '@throws Error'),
  )
})

it('narrow comments, trailing comments and tool directives stay unchanged', () => {
  const unchanged = `/**\n * narrow\n * ragged\n */\nconst a = 1 // ${words(24)}\n// oxlint-disable-next-line ${words(24)}\nconst b = a\n`
  expect(wrapComments('a.ts', unchanged)).toBe(unchanged)
})
