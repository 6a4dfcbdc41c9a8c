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

interface NamedGame {
  readonly motif: string
  readonly noun: string
  readonly en: string
  readonly vi: string
  readonly code: string | undefined
  readonly rules: string | undefined
}

type Games = Readonly<Record<string, CatalogueGame>>

/** Minimum stake of all generated games in credits, and the number of ways to win of the slots. */
const [minStake, ways] = [20, 243]

/**
 * Generates the games of the series, in addition to the `existing` ones, deterministically. Names are unique in each
 * language. Games with the same motif are spread over the list.
 */
export function generateGames(series: readonly GameSeries[], existing: Games): Games {
  const games: Record<string, CatalogueGame> = {}
  const takenNames = new Set(Object.values(existing).flatMap(({ names }) => Object.values(names).map(normalizeName)))
  const lastLookByMotif = new Map<string, number>()
  for (const gameSeries of series) {
    const properNouns = new Set(gameSeries.properNouns)
    const candidates = shuffle(listNamedGames(gameSeries)).filter(
      ({ en, vi }) => !takenNames.has(normalizeName(en)) && !takenNames.has(normalizeName(vi)),
    )
    for (const [vendor, namedGame] of assignVendors(candidates, gameSeries.vendors, takenNames)) {
      const look = (lastLookByMotif.get(namedGame.motif) ?? 0) + 1
      lastLookByMotif.set(namedGame.motif, look)
      const name = properNouns.has(namedGame.noun) ? namedGame.en.replace(`the ${namedGame.noun}`, namedGame.noun) : namedGame.en
      // Only the displayed name gets a curly apostrophe: vendors and ids, which bets refer to, depend on the straight
      // one.
      const en = name.replaceAll("'", '’')
      games[`${slugify(vendor)}-${slugify(namedGame.en)}`] = {
        ...createGame(vendor, gameSeries.category, namedGame, look),
        name: en,
        names: { en, vi: namedGame.vi },
      }
    }
  }
  return Object.fromEntries(
    Object.entries(games).toSorted(([a, gameA], [b, gameB]) => (gameA.look ?? 0) - (gameB.look ?? 0) || hash(a) - hash(b)),
  )
}

function listNamedGames({ nouns, templates }: GameSeries): NamedGame[] {
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

/** Shuffles the names deterministically so that adjacent ones differ: each noun occurs once before any repeats. */
function shuffle(names: readonly NamedGame[]): NamedGame[] {
  const occurrences = new Map<string, number>()
  return names
    .toSorted((a, b) => hash(a.en) - hash(b.en))
    .map((named) => {
      const occurrence = occurrences.get(named.noun) ?? 0
      occurrences.set(named.noun, occurrence + 1)
      return { named, occurrence }
    })
    .toSorted(
      (a, b) =>
        a.occurrence - b.occurrence || hash(`${String(a.occurrence)}${a.named.noun}`) - hash(`${String(b.occurrence)}${b.named.noun}`),
    )
    .map(({ named }) => named)
}

/** Assigns the names to the vendors in turn, until every quota is filled or no names are left. */
function* assignVendors(
  names: readonly NamedGame[],
  vendors: GameSeries['vendors'],
  takenNames: Set<string>,
): Generator<[string, NamedGame]> {
  const quotas = Object.entries(vendors).map(([vendor, count]) => ({ vendor, count }))
  let nextQuotaIndex = 0
  for (const namedGame of names) {
    if (takenNames.has(normalizeName(namedGame.en)) || takenNames.has(normalizeName(namedGame.vi))) continue
    const openQuotas = quotas.filter(({ count }) => count > 0)
    const quota = openQuotas[nextQuotaIndex % Math.max(1, openQuotas.length)]
    if (!quota) return
    takenNames.add(normalizeName(namedGame.en)).add(normalizeName(namedGame.vi))
    quota.count -= 1
    nextQuotaIndex += 1
    yield [quota.vendor, namedGame]
  }
}

function createGame(vendor: string, category: string, { motif, en, vi, code, rules }: NamedGame, look: number): CatalogueGame {
  const hashValue = hash(`${vendor} ${en}`)
  return {
    vendor,
    category,
    name: en,
    names: { en, vi },
    motif,
    look,
    ...(code === undefined ? {} : { code }),
    ...(rules === undefined ? {} : { rules }),
    ...(hashValue % 29 === 0 ? { hot: true } : {}),
    ...(hashValue % 23 === 1 ? { new: true } : {}),
    ...(hashValue % 97 === 2 ? { maintenance: true } : {}),
    supportPlay: category === 'LIVE' || category === 'SPORTS' ? 1 : 0,
    minBet: minStake,
    ...(category === 'RNG' ? { lines: ways } : {}),
  }
}

const normalizeName = (name: string): string => name.toLowerCase()

const slugify = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
