import { catalogueLimits, type ListedGame, type RefusedGame } from '../../integrations/vendor-contract.ts'
import { hasUnstorableText } from '../api-context/index.ts'

/** The valid games of a vendor's list, and the rejected ones with reasons. */
export interface ParsedCatalogue {
  readonly games: readonly ListedGame[]
  readonly refused: readonly RefusedGame[]
}

/** Context that the games of a list are checked against. */
export interface CatalogueRules {
  /** Categories of the brand. */
  readonly categories: ReadonlySet<string>
  /** Returns the vendor that has a game with this id; `undefined` if no vendor has one. */
  readonly findOwner: (id: string) => string | undefined
  readonly vendor: string
  /** Returns why a URL must not be fetched; `undefined` if it may be fetched. */
  readonly findUrlIssue: (url: URL) => string | undefined
}

const [maxTextLength, maxNames] = [100, 60]

/** Thrown if a list cannot be applied at all. The message is a sentence for the vendor. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
}

/**
 * Parses a vendor's list of games. Invalid games are rejected individually; unknown properties are ignored.
 * @throws CatalogueError if it is not a list of games, is too long, or has no valid game
 */
export function parseCatalogue(body: string, rules: CatalogueRules): ParsedCatalogue {
  const items = parseItems(body)
  const games = new Map<string, ListedGame>()
  const refused: RefusedGame[] = []
  for (const [index, item] of items.entries()) {
    const parsed = parseGame(item, rules)
    const id = typeof parsed === 'string' ? getItemLabel(item, index) : parsed.id
    if (typeof parsed === 'string') refused.push({ game: id, reason: parsed })
    else if (games.has(id)) refused.push({ game: id, reason: 'id: the list has another game with this id.' })
    else games.set(id, parsed)
  }
  const [firstRefused] = refused
  if (games.size === 0)
    throw new CatalogueError(
      firstRefused
        ? `No game of the list is valid: ${firstRefused.game}: ${firstRefused.reason}`
        : 'The list has no games. To offer none, disable the vendor.',
    )
  return { games: [...games.values()], refused }
}

function parseItems(body: string): readonly unknown[] {
  let list: unknown
  try {
    list = JSON.parse(body)
  } catch {
    throw new CatalogueError('The list of games is not valid JSON.')
  }
  const games = isRecord(list) ? list['games'] : undefined
  if (!Array.isArray(games)) throw new CatalogueError('The list must be an object with the array "games".')
  if (games.length > catalogueLimits.games) throw new CatalogueError(`The list has more than ${String(catalogueLimits.games)} games.`)
  return games as readonly unknown[]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const getItemLabel = (item: unknown, index: number): string => {
  const id = isRecord(item) ? item['id'] : undefined
  return typeof id === 'string' && id.length <= maxTextLength && !hasUnstorableText(id) ? id : `[${String(index)}]`
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= maxTextLength
const isNumberBetween = (min: number, max: number) => (value: unknown) => typeof value === 'number' && value >= min && value <= max
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

/** Optional properties: their validators, and descriptions of valid values. */
const optionalProperties: Readonly<Record<string, readonly [accepts: (value: unknown) => boolean, expected: string]>> = {
  names: [isNameMap, 'names by language tag, of 1 to 100 characters'],
  code: [(value) => typeof value === 'string' && /^[\w-]{1,32}$/.test(value), 'letters, digits, hyphens and underscores, at most 32'],
  hot: [isBoolean, 'true or false'],
  new: [isBoolean, 'true or false'],
  maintenance: [isBoolean, 'true or false'],
  trial: [isBoolean, 'true or false'],
  minBet: [isNumberBetween(0, 1e9), 'a number from 0 to 1,000,000,000'],
  lines: [(value) => Number.isInteger(value) && isNumberBetween(1, 1e7)(value), 'a whole number from 1 to 10,000,000'],
  rtp: [isNumberBetween(0, 100), 'a percentage from 0 to 100'],
}

/** Returns the game, or the reason why it is invalid: the property and what was expected. */
function parseGame(item: unknown, { categories, findOwner, vendor, findUrlIssue }: CatalogueRules): ListedGame | string {
  if (!isRecord(item)) return 'expected an object.'
  if (hasUnstorableText(item)) return 'it has a character that cannot be stored: NUL or an unpaired surrogate.'
  const { id, category, name, picture } = item
  if (typeof id !== 'string' || id.length > 96 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return 'id: expected lowercase letters, digits and single hyphens, at most 96.'
  const owner = findOwner(id)
  if (owner !== undefined && owner !== vendor) return `id: the vendor ${owner} has a game with this id.`
  if (typeof category !== 'string' || !categories.has(category)) return `category: expected one of ${[...categories].join(', ')}.`
  if (!isText(name)) return 'name: expected a text of 1 to 100 characters.'
  for (const [property, [accepts, expected]] of Object.entries(optionalProperties))
    if (item[property] !== undefined && !accepts(item[property])) return `${property}: expected ${expected}.`
  const issue = picture === undefined ? undefined : findPictureIssue(picture, findUrlIssue)
  if (issue !== undefined) return `picture: ${issue}`
  const givenProperties = Object.keys(optionalProperties).flatMap((property) =>
    item[property] === undefined ? [] : [[property, item[property]] as const],
  )
  return { id, category, name, ...Object.fromEntries(givenProperties), ...(typeof picture === 'string' && { picture }) }
}

function isNameMap(value: unknown): boolean {
  if (!isRecord(value)) return false
  const entries = Object.entries(value)
  return entries.length <= maxNames && entries.every(([tag, name]) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) && isText(name))
}

function findPictureIssue(picture: unknown, findUrlIssue: CatalogueRules['findUrlIssue']): string | undefined {
  if (typeof picture !== 'string' || picture.length > 2_000 || !URL.canParse(picture)) return 'expected a URL.'
  return findUrlIssue(new URL(picture))
}
