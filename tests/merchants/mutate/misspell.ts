import type { Random } from '../../../src/engine/testing/random.ts'

const slips: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + (word[at] ?? '') + word.slice(at + 1),
  (word, at) => word.slice(0, at) + neighbour(word[at] ?? '') + word.slice(at + 1),
]

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0123456789']

/** The adjacent key on a keyboard, in the same case. */
function neighbour(letter: string): string {
  const lower = letter.toLowerCase()
  const row = rows.find((one) => one.includes(lower))
  if (row === undefined) return 'x'
  const at = row.indexOf(lower)
  const beside = row[at + 1] ?? row[at - 1] ?? 'x'
  return letter === lower ? beside : beside.toUpperCase()
}

/** The word with one typing error: letters swapped, omitted, doubled or hit beside; never a word that is `taken`. */
export function misspell(word: string, random: Random, taken: (word: string) => boolean): string {
  for (let tries = 0; tries < 200; tries++) {
    const at = random.integerBelow(word.length)
    const wrong = random.pick(slips)(word, at)
    if (/\w/.test(word[at] ?? '') && wrong !== word && wrong !== '' && !taken(wrong)) return wrong
  }
  throw new Error(`"${word}" cannot be misspelt.`)
}
