import { isDeepStrictEqual } from 'node:util'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import type { VendorGameColumn } from '../../database/columns.ts'
import type { SiteRecord } from '../../database/records.ts'
import { type Tenant, withTransaction } from '../../database/tenant.ts'
import type { CatalogueCall, ListedGame } from '../../integrations/vendor-contract.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import type { Brand } from '../brands/index.ts'
import { getBrandCatalogue, type Catalogue } from '../games/index.ts'
import type { Jobs } from '../jobs/index.ts'
import { CatalogueError, type ParsedCatalogue, parseCatalogue } from './parse-catalogue.ts'
import { type StoredGame, createListedGameStore, type NewGame } from './store/games.ts'
import { createVendorSyncStore } from './store/syncs.ts'

/** Maximum number of rejected games that a response lists. */
const maxRefused = 100

/** A vendor of a brand, and what is needed to check and apply its list of games. */
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
 * Replaces a vendor's list of games. A job fetches its pictures. Applying the same list again changes no games.
 * @throws CatalogueError if the list cannot be applied; the games are unchanged
 */
export async function applyCatalogue(context: CatalogueContext, body: string): Promise<CatalogueCall['answer']> {
  const { tenant, vendor, jobs } = context
  const applied = await withTransaction(tenant, async (trx) => {
    const stored = await createListedGameStore(trx).lockVendor(vendor)
    if (stored === undefined || stored.removed_at !== null) throw new CatalogueError(`The brand has no vendor "${vendor}".`)
    const parsed = await parseForBrand(context, trx, body)
    const rows = parsed.games.map(toRow)
    const storedGames = await createListedGameStore(trx).listByVendorOrIds(vendor, [])
    if (!isSameList(storedGames, rows)) {
      await createListedGameStore(trx).replace(vendor, rows)
      await createListedGameStore(trx).incrementVersion(vendor, [...new Set(parsed.games.map(({ category }) => category))])
    }
    await createVendorSyncStore(trx).record(vendor, { error: describeRefused(parsed), failed: false })
    if (rows.some(({ picture_url: url }) => url !== null)) await jobs.enqueue(trx, 'vendor-pictures', { vendor })
    return parsed
  })
  return { games: applied.games.length, refused: applied.refused.slice(0, maxRefused) }
}

async function parseForBrand(context: CatalogueContext, trx: Tenant, body: string): Promise<ParsedCatalogue> {
  const { brand, site, catalogue, vendor, outbound } = context
  const { games } = getBrandCatalogue(catalogue, site)
  const findOwner = (id: string): string | undefined =>
    Object.hasOwn(games, id) ? games[id]?.vendor : Object.hasOwn(catalogue.games, id) ? catalogue.games[id]?.vendor : undefined
  const categories = new Set(Object.keys(brand.config.games.categories))
  const parsed = parseCatalogue(body, { categories, vendor, findOwner, findUrlIssue: outbound.findIssue })
  // Another vendor may have listed an id since the site was read.
  const storedGames = await createListedGameStore(trx).listByVendorOrIds(
    vendor,
    parsed.games.map(({ id }) => id),
  )
  const takenIds = new Map(storedGames.flatMap((one) => (one.vendor === vendor ? [] : [[one.id, one.vendor]])))
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

function isSameList(storedGames: readonly StoredGame[], rows: readonly NewGame[]): boolean {
  const listed = new Map(storedGames.filter((game) => game.listed).map((game) => [game.id, game]))
  return (
    listed.size === rows.length &&
    rows.every(({ id, position, game, picture_url: url }) => {
      const storedGame = listed.get(id)
      return (
        storedGame !== undefined &&
        storedGame.position === position &&
        storedGame.picture_url === url &&
        isDeepStrictEqual(storedGame.game, JSON.parse(game))
      )
    })
  )
}

function describeRefused({ refused }: ParsedCatalogue): string | null {
  const [first] = refused
  return first === undefined ? null : `Rejected ${formatCount(refused.length, 'game')}. ${first.game}: ${first.reason}`
}
