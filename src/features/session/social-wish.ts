import type { Engine, Wish } from '../../engine/render/engine.ts'
import { playGame } from '../games/play-game.ts'

const key = 'wish'

/** Keeps what was wanted while the visitor is at another site, in this tab alone. */
export function keepWish({ wanted, window }: Pick<Engine, 'wanted' | 'window'>): void {
  const wish = wanted()?.wish
  dropWish(window)
  try {
    if (wish !== undefined) window.sessionStorage.setItem(key, JSON.stringify(wish))
  } catch {
    // A browser that keeps nothing loses the wish, not the login.
  }
}

/** What was wanted, to be done after the login that is under way; the rules of access run again then. */
export function takeWish(engine: Engine): void {
  const wish = read(engine.window)
  dropWish(engine.window)
  if (wish === undefined) return
  engine.want(Object.assign(() => ('id' in wish ? engine.openOverlay(wish.id, wish.page) : play(engine, wish)), { wish }))
}

/** The game as it is now is not known here: what is started is asked of the platform, which decides. */
const play = (engine: Engine, { game, category, trial }: Extract<Wish, { game: unknown }>): void =>
  void playGame(engine, game, category, trial)

export function dropWish(window: Window): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

function read(window: Window): Wish | undefined {
  try {
    const wish = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Partial<Record<string, unknown>> | null
    const known = typeof wish?.['id'] === 'string' || (typeof wish?.['game'] === 'object' && typeof wish['category'] === 'object')
    return known ? (wish as unknown as Wish) : undefined
  } catch {
    return undefined
  }
}
