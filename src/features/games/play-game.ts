import type { Game } from '../../generated/api.ts'
import { gameIdOf } from './game-key.ts'
import { offersTrial } from './offers-trial.ts'
import { startPath } from './start-path.ts'
import type { Engine, PlayCategory } from '../../engine/render/engine.ts'
import { enterAsGuest } from '../session/free-play.ts'

/**
 * Starts a game, or says why it does not start: under maintenance it names others; a visitor logs in first, or tries it out as a guest where the
 * platform lets visitors do so; a guest plays trials alone; a vendor's entry opens the list of its games.
 */
export async function playGame(engine: Engine, game: Game, category: PlayCategory, trial = false): Promise<void> {
  if (game.maintenance === true)
    return engine.openOverlay(engine.config.overlays.gameClosed, `${category.id}/${game.vassalage}/${gameIdOf(game) ?? ''}`)
  const { visitor, flags } = engine.site.get()
  if (visitor.kind === 'visitor' && trial && flags.FREEPLAY3) {
    if (!(await enterAsGuest(engine))) return
  } else if (visitor.kind === 'visitor')
    return engine.withLogin(Object.assign(() => void playGame(engine, game, category, trial), { wish: { game, category, trial } }))
  if (game.isGame === 'VASSALAGE') return engine.openOverlay(engine.config.overlays.gamePopup, `${category.id}/${game.vassalage}`)
  const guest = engine.site.get().visitor
  const onlyTrial = guest.kind === 'guest' && guest.accountType !== undefined
  if (onlyTrial && !offersTrial(game)) return engine.warn({ text: 'in_need_true_account', confirm: 'in_increase_submit' })
  const path = startPath(engine.config, engine.site.get(), game, category.id, trial || onlyTrial)
  if (path === undefined) return engine.warn({ text: 'error_game_unavailable', confirm: 'in_increase_submit' })
  engine.account.setCurrentVendor(game.vassalage)
  engine.location.push(path)
}
