import type { Random } from '../../../src/engine/testing/random.ts'

const typos: readonly ((word: string, index: number) => string)[] = [
  (word, index) => word.slice(0, index) + (word[index + 1] ?? '') + (word[index] ?? '') + word.slice(index + 2),
  (word, index) => word.slice(0, index) + word.slice(index + 1),
  (word, index) => word.slice(0, index + 1) + (word[index] ?? '') + word.slice(index + 1),
  (word, index) => word.slice(0, index) + getAdjacentKey(word[index] ?? '') + word.slice(index + 1),
]

const keyboardRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '0123456789']

/** Returns the letter or digit of an adjacent key on the keyboard, in the same case; `x` for any other character. */
function getAdjacentKey(letter: string): string {
  const lowerCaseLetter = letter.toLowerCase()
  const row = keyboardRows.find((keys) => keys.includes(lowerCaseLetter))
  if (row === undefined) return 'x'
  const index = row.indexOf(lowerCaseLetter)
  const adjacent = row[index + 1] ?? row[index - 1] ?? 'x'
  return letter === lowerCaseLetter ? adjacent : adjacent.toUpperCase()
}

/**
 * Returns a word with one typo: two adjacent characters swapped, or a character omitted, doubled or replaced by the
 * character of an adjacent key. Throws if none of 200 attempts results in a word that is not taken.
 */
export function misspell(word: string, random: Random, isTaken: (word: string) => boolean): string {
  for (let attempt = 0; attempt < 200; attempt++) {
    const index = random.integerBelow(word.length)
    const misspelt = random.pick(typos)(word, index)
    if (/\w/.test(word[index] ?? '') && misspelt !== word && misspelt !== '' && !isTaken(misspelt)) return misspelt
  }
  throw new Error(`Found no misspelling of "${word}" that is not taken.`)
}
