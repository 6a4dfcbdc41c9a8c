import { isDeepStrictEqual } from 'node:util'
import type { VendorGameColumn } from '../../database/columns.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, inTransaction } from '../../database/tenant.ts'
import type { CatalogueCall, ListedGame } from '../../integrations/vendor-contract.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import type { Brand } from '../brands/index.ts'
import { brandCatalogue, type Catalogue } from '../games/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { CatalogueError, type ParsedCatalogue, parseCatalogue } from './parse-catalogue.ts'
import { type KnownGame, listedGamesOf, type NewGame } from './store/games.ts'
import { syncsOf } from './store/syncs.ts'

/** Maximum number of rejected games that a response lists. */
const maxRefused = 100

/** A vendor of a brand, and the data that its list of games is checked against. */
export interface CatalogueContext {
  readonly tenant: Tenant
  readonly brand: Brand
  readonly site: SiteRecord
  /** The platform's catalogue. */
  readonly catalogue: Catalogue
  readonly vendor: string
  readonly outbound: Outbound
  readonly jobs: Jobs
}

/**
 * Replaces a vendor's list of games. Its pictures are fetched by a job. Applying the same list again has no effect.
 * @throws CatalogueError if the list cannot be applied, and the games stay as they are
 */
export async function applyCatalogue(context: CatalogueContext, body: string): Promise<CatalogueCall['answer']> {
  const { tenant, vendor, jobs } = context
  const applied = await inTransaction(tenant, async (trx) => {
    const stored = await listedGamesOf(trx).lockVendor(vendor)
    if (stored === undefined || stored.removed_at !== null) throw new CatalogueError(`The brand has no vendor "${vendor}".`)
    const parsed = await parseForBrand(context, trx, body)
    const rows = parsed.games.map(toRow)
    const knownGames = await listedGamesOf(trx).listKnown(vendor, [])
    if (!isSameList(knownGames, rows)) {
      await listedGamesOf(trx).replace(vendor, rows)
      await listedGamesOf(trx).incrementVersion(vendor, [...new Set(parsed.games.map(({ category }) => category))])
    }
    await syncsOf(trx).record(vendor, { error: describeRefused(parsed), failed: false })
    if (rows.some(({ picture_url: url }) => url !== null)) await jobs.enqueue(trx, 'vendor-pictures', { vendor })
    return parsed
  })
  return { games: applied.games.length, refused: applied.refused.slice(0, maxRefused) }
}

async function parseForBrand(context: CatalogueContext, trx: Tenant, body: string): Promise<ParsedCatalogue> {
  const { brand, site, catalogue, vendor, outbound } = context
  const { games } = brandCatalogue(catalogue, site)
  const ownerOf = (id: string): string | undefined =>
    Object.hasOwn(games, id) ? games[id]?.vendor : Object.hasOwn(catalogue.games, id) ? catalogue.games[id]?.vendor : undefined
  const categories = new Set(Object.keys(brand.config.games.categories))
  const parsed = parseCatalogue(body, { categories, vendor, ownerOf, findUrlIssue: outbound.findIssue })
  // Another vendor may have listed an id since the site was read.
  const knownGames = await listedGamesOf(trx).listKnown(
    vendor,
    parsed.games.map(({ id }) => id),
  )
  const takenIds = new Map(knownGames.flatMap((one) => (one.vendor === vendor ? [] : [[one.id, one.vendor]])))
  return {
    games: parsed.games.filter(({ id }) => !takenIds.has(id)),
    refused: [
      ...parsed.refused,
      ...[...takenIds].map(([game, owner]) => ({ game, reason: `id: the vendor ${owner} has a game with this id.` })),
    ],
  }
}

function toRow({ id, picture, trial, names = {}, ...game }: ListedGame, position: number): NewGame {
  const column: VendorGameColumn = { ...game, names, ...(trial === true && { supportPlay: 0 }) }
  return { id, position, game: JSON.stringify(column), picture_url: picture ?? null }
}

function isSameList(knownGames: readonly KnownGame[], rows: readonly NewGame[]): boolean {
  const listed = new Map(knownGames.filter((game) => game.listed).map((game) => [game.id, game]))
  return (
    listed.size === rows.length &&
    rows.every(({ id, position, game, picture_url: url }) => {
      const knownGame = listed.get(id)
      return (
        knownGame !== undefined &&
        knownGame.position === position &&
        knownGame.picture_url === url &&
        isDeepStrictEqual(knownGame.game, JSON.parse(game))
      )
    })
  )
}

function describeRefused({ refused }: ParsedCatalogue): string | null {
  const [first] = refused
  return first === undefined ? null : `Left out ${String(refused.length)} games. ${first.game}: ${first.reason}`
}
