const characterKinds: readonly (readonly [letters: RegExp, name: string])[] = [
  [/\p{Script=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{Script=Greek}/u, 'a Greek letter'],
  [/[\uFF01-\uFF5E]/u, 'a full-width character'],
  [/[\p{Cf}\p{Zs}\p{Cc}]/u, 'an invisible character'],
  [/\P{ASCII}/u, 'not an ASCII character'],
]

/**
 * Returns a sentence about the first non-ASCII lookalike or invisible character of a name; an empty string if there is
 * none.
 */
export function describeNonAsciiCharacter(name: string): string {
  const index = [...name].findIndex((letter) => letter !== ' ' && /[^!-~]/.test(letter))
  const letter = [...name][index]
  const script = letter === undefined ? undefined : characterKinds.find(([letters]) => letters.test(letter))?.[1]
  if (letter === undefined || script === undefined) return ''
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return ` Character ${String(index + 1)} is ${script}: U+${code}.`
}
