import { computeEditDistance } from '../../../src/engine/rules/edit-distance.ts'
import type { OfferedGame } from './offer.ts'

/** Costs for `computeEditDistance`: all kinds of typos cost the same. */
const equalCosts = { swapped: 1, missing: 1, extra: 1, doubled: 1 } as const

/** Cost of a match: whole word, prefix, substring, or with typos. */
const cost = { exact: 0, prefix: 1, infix: 3, typo: 4 } as const

/**
 * Returns the games whose names match the words of the query, best match first: in any language, ignoring accents,
 * tolerating typos in longer words, and by parts of words. The vendor's name matches too, at a higher cost.
 */
export function searchByName(games: readonly OfferedGame[], query: string, vendors: ReadonlyMap<string, string>): readonly OfferedGame[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const scorers = words.map(createScorer)
  const vendorWords = new Map([...vendors].map(([code, name]) => [code, foldText(name).split(' ')]))
  const matches = games.flatMap((game) => {
    const vendorName = vendorWords.get(game.vendor) ?? []
    const nameCost = Math.min(...listNameWords(game).map((name) => getNameCost(words.join(''), scorers, name, vendorName)))
    return Number.isFinite(nameCost) ? [{ game, nameCost }] : []
  })
  return matches
    .toSorted((a, b) => a.nameCost - b.nameCost || Number(b.game.hot ?? false) - Number(a.game.hot ?? false))
    .map(({ game }) => game)
}

/** Letters that Unicode does not decompose, with their plain equivalents. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
}
const specialLetterPattern = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/** Normalizes text for comparison: lower case, without accents or width variants, words between single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(specialLetterPattern, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const wordsByNames = new WeakMap<OfferedGame['names'], readonly (readonly string[])[]>()

/** Returns the words of a game's name in each language. Memoized. */
function listNameWords({ names, name }: OfferedGame): readonly (readonly string[])[] {
  const cached = wordsByNames.get(names)
  if (cached) return cached
  const words = [...new Set([name, ...Object.values(names)])].map((text) => foldText(text).split(' '))
  wordsByNames.set(names, words)
  return words
}

/**
 * Returns the lowest cost of matching one word of the query with any of the candidates; `Infinity` if none matches.
 * Memoized per candidate.
 */
type Scorer = (candidates: readonly string[]) => number

function createScorer(word: string): Scorer {
  const costs = new Map<string, number>()
  const scoreWord = (candidate: string): number => {
    const wordCost = costs.get(candidate) ?? getWordCost(word, candidate)
    costs.set(candidate, wordCost)
    return wordCost
  }
  return (candidates) => candidates.reduce((best, candidate) => Math.min(best, scoreWord(candidate)), Infinity)
}

/**
 * Returns the cost of matching a name; `Infinity` if a word matches neither the name nor the vendor. A name that begins
 * with a query of more than two letters, both without spaces, has a negative cost, so that it ranks first.
 */
function getNameCost(query: string, scorers: readonly Scorer[], name: readonly string[], vendorName: readonly string[]): number {
  const joined = name.join('')
  if (query.length > 2 && joined.startsWith(query)) return joined === query ? -2 : -1
  return scorers.reduce((sum, score) => sum + Math.min(score(name), score(vendorName) + 2), 0)
}

function getWordCost(word: string, candidate: string): number {
  if (word === candidate) return cost.exact
  if (candidate.startsWith(word)) return cost.prefix
  if (word.length > 2 && candidate.includes(word)) return cost.infix
  const maxTypos = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (maxTypos === 0 || candidate.length < word.length - maxTypos) return Infinity
  const distance = Math.min(
    computeEditDistance(word, candidate, maxTypos, equalCosts),
    computeEditDistance(word, candidate.slice(0, word.length), maxTypos, equalCosts),
  )
  return distance <= maxTypos ? cost.typo + distance : Infinity
}
