import type { Game } from '../../generated/api.ts'
import { type Engine, Problem, type ConfirmationTexts, type SiteCategory, useEngine } from '../../engine/index.ts'
import { resolveLaunchUrl } from './resolve-launch-url.ts'
import { type LaunchedGame, type LaunchMode, createLaunchRequest } from './launch-request.ts'
import { findGameId } from './game-categories.ts'
import { useState } from 'react'

/** The address of a launched game; it can be opened once. */
interface GameAddress {
  readonly address: string
  readonly game: Game | undefined
}

/** Services of the game page. Loads with the page, outside the entry bundle. */
export interface GameLauncher {
  /** Opens the login for visitors after all warnings are closed. The returned function cancels this. */
  promptLogin(): () => void
  /** Returns alternatives to a closed game. */
  suggest: typeof suggestGames
  /**
   * Requests a launch from the platform.
   * @throws Problem not_logged_in for visitors, network if the member cannot be fetched, game_unavailable if the
   * returned address is not allowed, and the problems of the request
   */
  launch(game: LaunchedGame, mode: LaunchMode): Promise<GameAddress>
  /** Whether messages from this origin are accepted. */
  isTrustedOrigin(origin: string): boolean
  /**
   * Reloads the page, once, if its content security policy blocks the game: its vendor was connected after the page had
   * been loaded. Does not reload if storage is unavailable. The returned function stops listening.
   */
  reloadIfBlocked(address: string): () => void
  /**
   * Requires confirmation before the page is left; visitors can navigate within the site without it. The returned
   * function removes the guard.
   */
  guard(question: ConfirmationTexts): () => void
  /**
   * Opens a window for a game. Call it in the click handler. If the browser blocks the window, warns the player and
   * returns `undefined`.
   */
  openWindow(): Window | undefined
  /** Returns the full URL of a path of this site, to which the game returns. */
  getReturnUrl(path: string): string
}

function createGameLauncher(engine: Engine): GameLauncher {
  const { window } = engine
  const listAllowedOrigins = (): readonly string[] => [
    ...(engine.facts.get().facts.permission?.info.launchGameCDNs ?? []),
    ...engine.config.settings.launchOrigins,
  ]
  return {
    promptLogin: () => runAfterWarnings(engine, () => engine.withLogin(() => undefined)),
    suggest: suggestGames,
    launch: async (game, mode) => {
      const { username, token } = await requirePlayer(engine)
      const { language } = engine.texts.get()
      const response = await engine.ports.game.launch(createLaunchRequest(engine.config, game, mode, { username, token, language }))
      const address = resolveLaunchUrl(response.game_url, listAllowedOrigins(), window.location.href)
      if (address === undefined) {
        engine.reports.add({ kind: 'fact', message: 'The platform returned a game address whose origin is not allowed.' })
        throw new Problem('game_unavailable', { messageKey: 'game_bad_address' })
      }
      return { address, game: response.game }
    },
    isTrustedOrigin: (origin) => resolveLaunchUrl(`${origin}/`, listAllowedOrigins(), window.location.href) !== undefined,
    reloadIfBlocked: (address) => reloadIfBlocked(engine, new URL(address).origin),
    guard: (question) => guardLeaving(engine, question),
    openWindow: () => {
      const gameWindow = window.open('', '_blank')
      if (gameWindow === null) void engine.warn({ text: 'error_popup_blocked', confirm: 'in_increase_submit' })
      return gameWindow ?? undefined
    },
    getReturnUrl: (path) => new URL(path, window.location.origin).href,
  }
}

/** Runs the callback after open warnings are closed. The returned function cancels this. */
function runAfterWarnings({ overlays }: Engine, callback: () => void): () => void {
  const hasWarning = (): boolean => overlays.get().some(({ content }) => content.type === 'warn')
  const runIfNoWarning = (): void => {
    if (hasWarning()) return
    unsubscribe()
    callback()
  }
  const unsubscribe = overlays.subscribe(runIfNoWarning)
  runIfNoWarning()
  return unsubscribe
}

/** Returns the logged-in player, and fetches missing data. Throws a `Problem` for visitors, or if the fetch fails. */
async function requirePlayer({ site, facts, poller }: Engine): Promise<{ username: string; token: string }> {
  if (site.get().visitor.member === undefined) await poller.refresh(['member'])
  const { member } = site.get().visitor
  const { token } = facts.get().facts.session
  if (token === undefined) throw new Problem('not_logged_in', { messageKey: 'error_not_logged_in' })
  if (member === undefined) throw new Problem('network', { messageKey: 'error_network' })
  return { username: member.account, token }
}

/** Session storage key of the origin for which this tab was reloaded last. */
const reloadedKey = 'livery-framed'

function reloadIfBlocked({ window }: Engine, origin: string): () => void {
  const { document } = window
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== 'frame-src' || !URL.canParse(blockedURI) || new URL(blockedURI).origin !== origin) return
    if (recordReload(window, origin)) window.location.reload()
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  return () => document.removeEventListener('securitypolicyviolation', onViolation)
}

/**
 * Records a reload for an origin. Returns `false` if the last reload recorded in this tab was for the same origin, or
 * if storage is unavailable, since the page could then reload in a loop.
 */
function recordReload(window: Window, origin: string): boolean {
  try {
    if (window.sessionStorage.getItem(reloadedKey) === origin) return false
    window.sessionStorage.setItem(reloadedKey, origin)
    return true
  } catch {
    return false
  }
}

function guardLeaving({ window, location, site, confirm }: Engine, question: ConfirmationTexts): () => void {
  const handleBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', handleBeforeUnload)
  const removeGuard = location.guard(() => (site.get().visitor.kind === 'visitor' ? Promise.resolve(true) : confirm(question)))
  return () => {
    window.removeEventListener('beforeunload', handleBeforeUnload)
    removeGuard()
  }
}

/** Returns alternatives to a game under maintenance: up to three playable games of its category, hot ones first. */
export function suggestGames(category: Pick<SiteCategory, 'games'>, closedGame: Pick<Game, 'gameId' | 'roomId'>): readonly Game[] {
  const id = findGameId(closedGame)
  const playable = category.games.filter(
    (game) => game !== closedGame && (id === undefined || findGameId(game) !== id) && game.maintenance !== true,
  )
  return [...playable].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, 3)
}

/** Returns the services of the game page, such as launching and confirmation before leaving. */
export function useGameLauncher(): GameLauncher {
  const engine = useEngine()
  const [launcher] = useState(() => createGameLauncher(engine))
  return launcher
}
