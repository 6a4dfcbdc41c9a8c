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
import { type StoredGame, createVendorGameStore, type NewGame } from './store/games.ts'
import { createVendorSyncStore } from './store/syncs.ts'

/** Maximum number of rejected games that a response lists. */
const maxRefused = 100

/** A vendor of a brand, and the data and services with which its list of games is checked and applied. */
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
 * Replaces a vendor's list of games. A job fetches the pictures of the games. Applying the same list again changes no
 * games.
 * @throws CatalogueError if the list cannot be applied; the games are unchanged
 */
export async function applyCatalogue(context: CatalogueContext, body: string): Promise<CatalogueCall['answer']> {
  const { tenant, vendor, jobs } = context
  const appliedCatalogue = await withTransaction(tenant, async (trx) => {
    const storedVendor = await createVendorGameStore(trx).lockVendor(vendor)
    if (storedVendor === undefined || storedVendor.removed_at !== null) throw new CatalogueError(`The brand has no vendor "${vendor}".`)
    const parsed = await parseForBrand(context, trx, body)
    const rows = parsed.games.map(toRow)
    const storedGames = await createVendorGameStore(trx).listByVendorOrIds(vendor, [])
    if (!isSameList(storedGames, rows)) {
      await createVendorGameStore(trx).replace(vendor, rows)
      await createVendorGameStore(trx).incrementVersion(vendor, [...new Set(parsed.games.map(({ category }) => category))])
    }
    await createVendorSyncStore(trx).record(vendor, { error: describeRefused(parsed), failed: false })
    if (rows.some(({ picture_url: url }) => url !== null)) await jobs.enqueue(trx, 'vendor-pictures', { vendor })
    return parsed
  })
  return { games: appliedCatalogue.games.length, refused: appliedCatalogue.refused.slice(0, maxRefused) }
}

async function parseForBrand(context: CatalogueContext, trx: Tenant, body: string): Promise<ParsedCatalogue> {
  const { brand, site, catalogue, vendor, outbound } = context
  const { games } = getBrandCatalogue(catalogue, site)
  const findOwner = (id: string): string | undefined =>
    Object.hasOwn(games, id) ? games[id]?.vendor : Object.hasOwn(catalogue.games, id) ? catalogue.games[id]?.vendor : undefined
  const categories = new Set(Object.keys(brand.config.games.categories))
  const parsed = parseCatalogue(body, { categories, vendor, findOwner, findUrlIssue: outbound.findIssue })
  // Another vendor may have listed an id since the site was read.
  const storedGames = await createVendorGameStore(trx).listByVendorOrIds(
    vendor,
    parsed.games.map(({ id }) => id),
  )
  const ownerByTakenId = new Map(
    storedGames.flatMap((storedGame) => (storedGame.vendor === vendor ? [] : [[storedGame.id, storedGame.vendor]])),
  )
  return {
    games: parsed.games.filter(({ id }) => !ownerByTakenId.has(id)),
    refused: [
      ...parsed.refused,
      ...[...ownerByTakenId].map(([game, owner]) => ({ game, reason: `id: the vendor ${owner} has a game with this id.` })),
    ],
  }
}

function toRow({ id, picture, trial, names = {}, ...game }: ListedGame, position: number): NewGame {
  const column: VendorGameColumn = { ...game, names, ...(trial === true && { supportPlay: 0 }) }
  return { id, position, game: JSON.stringify(column), picture_url: picture ?? null }
}

function isSameList(storedGames: readonly StoredGame[], rows: readonly NewGame[]): boolean {
  const listedById = new Map(storedGames.filter((game) => game.listed).map((game) => [game.id, game]))
  return (
    listedById.size === rows.length &&
    rows.every(({ id, position, game, picture_url: url }) => {
      const storedGame = listedById.get(id)
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
  const [firstRefused] = refused
  return firstRefused === undefined ? null : `Rejected ${formatCount(refused.length, 'game')}. ${firstRefused.game}: ${firstRefused.reason}`
}
