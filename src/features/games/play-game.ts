import type { Game } from '../../generated/api.ts'
import { type Engine, type SiteCategory, warnRealAccountRequired } from '../../engine/index.ts'
import { logInAsGuest } from '../session/index.ts'
import { findGameId } from './game-categories.ts'
import { hasFreeTrial } from './has-free-trial.ts'
import { resolveGamePath } from './resolve-game-path.ts'

/** The category that a game is started from. */
export type PlayCategory = Pick<SiteCategory, 'id' | 'route'>

/** A game to start after a login. */
export interface PlayIntent {
  readonly game: Game
  readonly category: PlayCategory
  readonly trial: boolean
}

/**
 * Starts a game, or explains why not: under maintenance it suggests others; visitors log in first, or play a trial as a
 * guest if the platform allows that; guests can only play trials; a vendor's entry opens the list of its games.
 */
export async function playGame(engine: Engine, game: Game, category: PlayCategory, trial = false): Promise<void> {
  if (game.maintenance === true)
    return engine.openOverlay(engine.config.overlays.gameClosed, `${category.id}/${game.vassalage}/${findGameId(game) ?? ''}`)
  const { visitor, flags } = engine.site.get()
  if (visitor.kind === 'visitor' && trial && flags.FREEPLAY3) {
    if (!(await logInAsGuest(engine))) return
  } else if (visitor.kind === 'visitor') return engine.withLogin({ name: 'play', data: { game, category, trial } satisfies PlayIntent })
  if (game.isGame === 'VASSALAGE') return engine.openOverlay(engine.config.overlays.gamePopup, `${category.id}/${game.vassalage}`)
  const currentVisitor = engine.site.get().visitor
  const isTrialOnly = currentVisitor.kind === 'guest' && currentVisitor.accountType !== undefined
  if (isTrialOnly && !hasFreeTrial(game)) return warnRealAccountRequired(engine)
  const path = resolveGamePath(engine.config, engine.site.get(), game, category.id, trial || isTrialOnly)
  if (path === undefined) return engine.warn({ text: 'error_game_unavailable', confirm: 'in_increase_submit' })
  engine.account.setCurrentVendor(game.vassalage)
  engine.location.push(path)
}
