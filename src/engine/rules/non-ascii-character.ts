const characterKinds: readonly (readonly [characters: RegExp, description: string])[] = [
  [/\p{Script=Cyrillic}/u, 'a Cyrillic letter'],
  [/\p{Script=Greek}/u, 'a Greek letter'],
  [/[\uFF01-\uFF5E]/u, 'a full-width character'],
  [/[\p{Cf}\p{Zs}\p{Cc}]/u, 'an invisible character'],
  [/\P{ASCII}/u, 'not an ASCII character'],
]

/**
 * Returns a sentence, with a space before it, about the first non-ASCII or invisible character of a name; an empty
 * string if there is none.
 */
export function describeNonAsciiCharacter(name: string): string {
  const index = [...name].findIndex((character) => character !== ' ' && /[^!-~]/.test(character))
  const character = [...name][index]
  const description = character === undefined ? undefined : characterKinds.find(([characters]) => characters.test(character))?.[1]
  if (character === undefined || description === undefined) return ''
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return ` Character ${String(index + 1)} is ${description}: U+${code}.`
}
