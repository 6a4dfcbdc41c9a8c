/** The character sets of a pattern, to test which of them overlap. */
export interface CharacterSets {
  overlap(a: string, b: string): boolean
}

/** Characters up to this code point are called plain here; all of them are tried. */
const maxPlainCodePoint = 0x2ff
/** Characters at which a range of `\s` begins or has just ended, beyond the plain characters. */
const whitespaceRangeEdges = [0x1680, 0x2000, 0x200b, 0x2028, 0x202a, 0x202f, 0x2030, 0x205f, 0x2060, 0x3000, 0x3001, 0xfeff, 0xff00]

/**
 * Creates the sets of one pattern, which are compared by trying characters. Two sets of ranges overlap only if the
 * start of a range of one lies in the other, so it is enough to try the plain characters, every character that the
 * pattern names and its successor, and the edges of the built-in classes. Sets by Unicode property are assumed to
 * overlap everything that is not plain.
 */
export function createCharacterSets(source: string): CharacterSets {
  const triedCodePoints = [
    ...new Set([
      ...Array(maxPlainCodePoint + 1).keys(),
      maxPlainCodePoint + 1,
      0x10ffff,
      ...whitespaceRangeEdges,
      ...listNamedCodePoints(source),
    ]),
  ].filter((point) => point < 0xd800 || (point > 0xdfff && point <= 0x10ffff))
  const membersBySet = new Map<string, SetMembers>()
  const getMembers = (text: string): SetMembers => {
    const members = membersBySet.get(text) ?? findMembers(text, triedCodePoints)
    membersBySet.set(text, members)
    return members
  }
  return {
    overlap: (a, b) => {
      if (a === b) return true
      const [membersA, membersB] = [getMembers(a), getMembers(b)]
      if ((membersA.mayHaveUntried && membersB.hasOtherCharacters) || (membersB.mayHaveUntried && membersA.hasOtherCharacters)) return true
      const [smaller, larger] =
        membersA.points.size < membersB.points.size ? [membersA.points, membersB.points] : [membersB.points, membersA.points]
      for (const point of smaller) if (larger.has(point)) return true
      return false
    },
  }
}

interface SetMembers {
  readonly points: ReadonlySet<number>
  /** Whether the set contains characters that are not plain. */
  readonly hasOtherCharacters: boolean
  /** Whether the set may contain characters that were not tried. */
  readonly mayHaveUntried: boolean
}

function findMembers(text: string, candidates: readonly number[]): SetMembers {
  const setPattern = new RegExp(`^${text}$`, 'u')
  const points = new Set(candidates.filter((point) => setPattern.test(String.fromCodePoint(point))))
  const mayHaveUntried = /\\p/i.test(text)
  return { points, mayHaveUntried, hasOtherCharacters: mayHaveUntried || [...points].some((point) => point > maxPlainCodePoint) }
}

function listNamedCodePoints(source: string): number[] {
  const literal = [...source].map((character) => character.codePointAt(0) ?? 0)
  const escaped = [...source.matchAll(/\\u\{([0-9a-f]+)\}|\\u(d[89ab]..)\\u(d[c-f]..)|\\[ux]([0-9a-f]{2,4})/gi)].map(
    ([, braced, high, low, plainCode]) =>
      high !== undefined && low !== undefined
        ? (String.fromCharCode(parseInt(high, 16), parseInt(low, 16)).codePointAt(0) ?? 0)
        : parseInt(braced ?? plainCode ?? '0', 16),
  )
  return [...literal, ...escaped].flatMap((point) => [point, point + 1])
}
