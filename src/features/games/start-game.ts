import type { Game } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import { findCategoryPath, type Engine, type SiteCategory } from '../../engine/index.ts'
import { playGame, type PlayIntent } from './play-game.ts'

/** Starts the game of a `startFirstGame` or `startVendorGame` action. */
export function startGame(engine: Engine, { startFirstGame, startVendorGame }: Action): Promise<void> {
  return startVendorGame === undefined ? startGameOfCategory(engine, startFirstGame ?? '') : startGameOfVendor(engine, startVendorGame)
}

/**
 * Starts the first open game of a category, else the first. Warns about maintenance if the category is not on the site
 * or has no game.
 */
async function startGameOfCategory(engine: Engine, id: string): Promise<void> {
  const category = engine.site.get().categories.find((candidate) => candidate.id === id)
  const game = category && pickPlayableGame(category.games)
  if (category === undefined || game === undefined) return engine.warn({ text: 'error_game_maintenance', confirm: 'in_increase_submit' })
  return playGame(engine, game, category)
}

/**
 * Starts the first open game of a vendor, else the first, preferably in the category whose route is `otherwise`. Opens
 * that route if the vendor has no game.
 */
async function startGameOfVendor(engine: Engine, { vendor, otherwise }: NonNullable<Action['startVendorGame']>): Promise<void> {
  const candidates = engine.site.get().categories.filter(({ vendors }) => vendors.some(({ code }) => code === vendor))
  const category = candidates.find(({ route }) => route === otherwise) ?? candidates[0]
  const game =
    category &&
    (pickPlayableGame(listGamesOfVendor(category, vendor)) ?? pickPlayableGame(await fetchVendorGames(engine, category, vendor)))
  if (category === undefined || game === undefined) return engine.act({ route: otherwise })
  return playGame(engine, game, category)
}

const pickPlayableGame = (games: readonly Game[]): Game | undefined => games.find(({ maintenance }) => maintenance !== true) ?? games[0]

const listGamesOfVendor = ({ games }: SiteCategory, vendor: string): Game[] => games.filter(({ vassalage }) => vassalage === vendor)

/**
 * Fetches the games of a vendor in a category, because the menus contain only the first games of a category. Resolves
 * to an empty list if the request fails.
 */
async function fetchVendorGames(engine: Engine, { id }: SiteCategory, vendor: string): Promise<readonly Game[]> {
  const query = { merchant: engine.config.merchant.code, gameType: id, vassalage: vendor }
  return engine.ports.game.list(query).then(
    ({ games }) => games,
    () => [],
  )
}

/** Opens the page of a category with its first vendor; warns if the category has no page. */
export function openFirstVendor(engine: Engine, id: string): void {
  const { site, account, location } = engine
  const vendor = site.get().categories.find((category) => category.id === id)?.vendors[0]?.code
  const path = findCategoryPath(site.get(), id, vendor)
  if (path === undefined) return void engine.warn({ text: 'error_game_maintenance', confirm: 'in_increase_submit' })
  if (vendor !== undefined) account.setCurrentVendor(vendor)
  location.push(path)
}

/** Starts the game chosen before a login. Its data may be out of date; the platform checks the launch. */
export async function resumePlay(engine: Engine, data: unknown): Promise<void> {
  const { game, category, trial } = data as Partial<PlayIntent>
  if (typeof game === 'object' && typeof category === 'object') await playGame(engine, game, category, trial === true)
}
