import type { Game } from '../../generated/api.ts'
import { type Engine, Problem, type Question, type SiteCategory, useEngine } from '../../engine/index.ts'
import { launchAddress } from './launch-address.ts'
import { type LaunchedGame, type LaunchWay, launchRequest } from './launch-request.ts'
import { gameIdOf } from './place-games.ts'
import { useState } from 'react'

/** A game that can be shown now, once. */
interface LaunchedAt {
  readonly address: string
  readonly game: Game | undefined
}

/** What the page of a game needs of the engine. It comes with the page, not with the program. */
export interface GameLauncher {
  /** Opens the login, where nobody is logged in, once no warning is to be read any more; the result gives that up. */
  promptLogin(): () => void
  /** Other games in place of one that is closed. */
  suggest: typeof suggestGames
  /**
   * Asks the platform for a game.
   * @throws Problem, also where the address that it answers may not be shown
   */
  launch(game: LaunchedGame, way: LaunchWay): Promise<LaunchedAt>
  /** Whether a message comes from where games may come from. */
  trusts(origin: string): boolean
  /** Asks before anybody leaves the page; the result ends that. */
  guard(question: Question): () => void
  /** Opens a window for a game, in the click itself; `undefined` where the browser blocks it, which is said. */
  openWindow(): Window | undefined
  /** The address of this site that a game leads back to. */
  backAddress(path: string): string
}

function createGameLauncher(engine: Engine): GameLauncher {
  const { window } = engine
  const origins = (): readonly string[] => [
    ...(engine.facts.get().facts.permission?.info.launchGameCDNs ?? []),
    ...engine.config.settings.launchOrigins,
  ]
  return {
    promptLogin: () => afterWarnings(engine, () => engine.withLogin(() => undefined)),
    suggest: suggestGames,
    launch: async (game, way) => {
      const { username, token } = await playerOf(engine)
      const { language } = engine.texts.get()
      const answer = await engine.ports.game.launch(launchRequest(engine.config, game, way, { username, token, language }))
      const address = launchAddress(answer.game_url, origins(), window.location.href)
      if (address === undefined) {
        engine.reports.add({ kind: 'fact', message: 'The platform answered an address for a game that no game may be shown from.' })
        throw new Problem('game_unavailable', { messageKey: 'game_bad_address' })
      }
      return { address, game: answer.game }
    },
    trusts: (origin) => launchAddress(`${origin}/`, origins(), window.location.href) !== undefined,
    guard: (question) => guardLeaving(engine, question),
    openWindow: () => {
      const opened = window.open('', '_blank')
      if (opened === null) void engine.warn({ text: 'error_popup_blocked', confirm: 'in_increase_submit' })
      return opened ?? undefined
    },
    backAddress: (path) => new URL(path, window.location.origin).href,
  }
}

/** What a warning says comes before what it leads to. */
function afterWarnings({ overlays }: Engine, then: () => void): () => void {
  const warned = (): boolean => overlays.get().some(({ content }) => content.type === 'warn')
  const goOn = (): void => {
    if (warned()) return
    stop()
    then()
  }
  const stop = overlays.subscribe(goOn)
  goOn()
  return stop
}

/** Who plays. What is not known of somebody who is logged in is asked for. */
async function playerOf({ site, facts, poller }: Engine): Promise<{ username: string; token: string }> {
  if (site.get().visitor.member === undefined) await poller.refresh(['member'])
  const { member } = site.get().visitor
  const { token } = facts.get().facts.session
  if (token === undefined) throw new Problem('not_logged_in', { messageKey: 'error_not_logged_in' })
  if (member === undefined) throw new Problem('network', { messageKey: 'error_network' })
  return { username: member.account, token }
}

function guardLeaving({ window, location, site, confirm }: Engine, question: Question): () => void {
  const before = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', before)
  const release = location.guard(() => (site.get().visitor.kind === 'visitor' ? Promise.resolve(true) : confirm(question)))
  return () => {
    window.removeEventListener('beforeunload', before)
    release()
  }
}

/**
 * What to play instead of a game under maintenance: up to three games of its category that are open, hot ones first.
 */
export function suggestGames(category: Pick<SiteCategory, 'games'>, closed: Pick<Game, 'gameId' | 'roomId'>): readonly Game[] {
  const id = gameIdOf(closed)
  const open = category.games.filter((game) => game !== closed && (id === undefined || gameIdOf(game) !== id) && game.maintenance !== true)
  return [...open].sort((a, b) => Number(b.isHot ?? false) - Number(a.isHot ?? false)).slice(0, 3)
}

/** What the page of a game needs: launching, asking before it is left. */
export function useGameLauncher(): GameLauncher {
  const engine = useEngine()
  const [launcher] = useState(() => createGameLauncher(engine))
  return launcher
}
