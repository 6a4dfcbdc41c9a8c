import type { CatalogueGame } from './catalogue.ts'

/** Games of one kind: each noun in each template yields a name, and the names are distributed among the vendors. */
export interface GameSeries {
  readonly category: string
  /** Maximum number of games per vendor. */
  readonly vendors: Readonly<Record<string, number>>
  /** By motif: the noun in English and in Vietnamese, and optionally the code of the kind and of its rules. */
  readonly nouns: Readonly<Record<string, readonly (readonly [en: string, vi: string, code?: string, rules?: string])[]>>
  /** Nouns that take no article in English: "Eye of the {}" becomes "Eye of Cleopatra". */
  readonly properNouns?: readonly string[]
  /** In English and in Vietnamese; {} is replaced by the noun. */
  readonly templates: readonly (readonly [en: string, vi: string])[]
}

interface Named {
  readonly motif: string
  readonly noun: string
  readonly en: string
  readonly vi: string
  readonly code: string | undefined
  readonly rules: string | undefined
}

type Games = Readonly<Record<string, CatalogueGame>>

/** Minimum stake of all generated games in credits, and the number of ways of their slots. */
const [minStake, ways] = [20, 243]

/**
 * Generates the games of the series besides the `known` ones, deterministically. Names are unique in each language.
 * Consecutive games have different motifs.
 */
export function generateGames(series: readonly GameSeries[], known: Games): Games {
  const games: Record<string, CatalogueGame> = {}
  const taken = new Set(Object.values(known).flatMap(({ names }) => Object.values(names).map(fold)))
  const looks = new Map<string, number>()
  for (const one of series) {
    const properNouns = new Set(one.properNouns)
    const names = spread(namesOf(one)).filter(({ en, vi }) => !taken.has(fold(en)) && !taken.has(fold(vi)))
    for (const [vendor, named] of deal(names, one.vendors, taken)) {
      const look = (looks.get(named.motif) ?? 0) + 1
      looks.set(named.motif, look)
      const en = properNouns.has(named.noun) ? named.en.replace(`the ${named.noun}`, named.noun) : named.en
      games[`${slug(vendor)}-${slug(named.en)}`] = { ...toGame(vendor, one.category, named, look), name: en, names: { en, vi: named.vi } }
    }
  }
  return Object.fromEntries(
    Object.entries(games).toSorted(([a, one], [b, other]) => (one.look ?? 0) - (other.look ?? 0) || hash(a) - hash(b)),
  )
}

function namesOf({ nouns, templates }: GameSeries): Named[] {
  return Object.entries(nouns).flatMap(([motif, variants]) =>
    variants.flatMap(([en, vi, code, rules]) =>
      templates.map((template) => ({
        motif,
        noun: en,
        en: template[0].replace('{}', en),
        vi: template[1].replace('{}', vi),
        code,
        rules,
      })),
    ),
  )
}

/** Shuffles the names deterministically so that neighbours differ: each noun occurs once before one repeats. */
function spread(names: readonly Named[]): Named[] {
  const seen = new Map<string, number>()
  return names
    .toSorted((a, b) => hash(a.en) - hash(b.en))
    .map((named) => {
      const turn = seen.get(named.noun) ?? 0
      seen.set(named.noun, turn + 1)
      return { named, turn }
    })
    .toSorted((a, b) => a.turn - b.turn || hash(`${String(a.turn)}${a.named.noun}`) - hash(`${String(b.turn)}${b.named.noun}`))
    .map(({ named }) => named)
}

/** Deals the names to the vendors in turn, until each has its number or the names are used up. */
function* deal(names: readonly Named[], vendors: GameSeries['vendors'], taken: Set<string>): Generator<[string, Named]> {
  const left = Object.entries(vendors).map(([vendor, count]) => ({ vendor, count }))
  let turn = 0
  for (const named of names) {
    if (taken.has(fold(named.en)) || taken.has(fold(named.vi))) continue
    const open = left.filter(({ count }) => count > 0)
    const next = open[turn % Math.max(1, open.length)]
    if (!next) return
    taken.add(fold(named.en)).add(fold(named.vi))
    next.count -= 1
    turn += 1
    yield [next.vendor, named]
  }
}

function toGame(vendor: string, category: string, { motif, en, vi, code, rules }: Named, look: number): CatalogueGame {
  const chance = hash(`${vendor} ${en}`)
  return {
    vendor,
    category,
    name: en,
    names: { en, vi },
    motif,
    look,
    ...(code === undefined ? {} : { code }),
    ...(rules === undefined ? {} : { rules }),
    ...(chance % 29 === 0 ? { hot: true } : {}),
    ...(chance % 23 === 1 ? { new: true } : {}),
    ...(chance % 97 === 2 ? { maintenance: true } : {}),
    supportPlay: category === 'LIVE' || category === 'SPORTS' ? 1 : 0,
    minBet: minStake,
    ...(category === 'RNG' ? { lines: ways } : {}),
  }
}

const fold = (name: string): string => name.toLowerCase()

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function hash(text: string): number {
  let h = 0x811c9dc5
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  return (h ^ (h >>> 13)) >>> 0
}
