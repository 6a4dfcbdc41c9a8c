import { prerender } from 'react-dom/static.edge'
import type { GameListQuery, GamePage } from '../../../generated/api.ts'
import type { Boot, DrawnFrom, FirstScreen, Heeded } from '../../contract/site.ts'
import { shownNodes } from '../routing/shown-nodes.ts'
import { gamesKey } from '../../resolve/games-key.ts'
import { App } from '../app.tsx'
import { createEngine, type EngineParts } from '../create-engine.ts'

export interface FirstScreenParts extends Pick<EngineParts, 'widgets' | 'features'> {
  readonly boot: Boot & { readonly drawn: DrawnFrom }
  /** The path of the page, without a query. */
  readonly path: string
  /** The query that it is drawn by, if any. */
  readonly query?: string
  /** Tells a page of the list of games, as everybody is told it. */
  readonly games: (query: GameListQuery) => Promise<GamePage>
}

/**
 * The first screen of a page as HTML, as a visitor gets it whom nobody knows. The page takes it up where it stands (`startSite`), so it is drawn
 * from what the page carries and from nothing else: no call but for the lists of games, which the page carries then, no clock, no storage, and nothing
 * of Node, whose part of React would bring it in.
 * @throws whatever a view throws: a page whose first screen cannot be drawn goes out without one
 */
export async function renderFirstScreen({ boot, widgets, features, path, query = '', games }: FirstScreenParts): Promise<FirstScreen> {
  const lists = gatherGames(games)
  const { heed, heeds } = gatherHeeded()
  const engine = createEngine({
    boot,
    widgets,
    features,
    drawing: { games: lists.games, heed },
    connect: () => nobodyAnswers,
    getFile: () => Promise.reject(new Error('Nothing is fetched while a first screen is drawn.')),
    window: stillWindow(path, query, boot.drawn.theme),
  })
  await engine.registry.preload(shownNodes(engine))
  const failures: unknown[] = []
  const { prelude } = await prerender(<App engine={engine} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { html: html.replace(askedAhead, ''), games: await lists.told(), heeds: heeds() }
}

/** Asks each question once, and keeps what was told. */
function gatherGames(ask: FirstScreenParts['games']) {
  const asked = new Map<string, Promise<GamePage>>()
  const games = (query: GameListQuery): Promise<GamePage> => {
    const key = gamesKey(query)
    const known = asked.get(key) ?? ask(query)
    asked.set(key, known)
    return known
  }
  const told = async () => Object.fromEntries(await Promise.all([...asked].map(async ([key, page]) => [key, await page] as const)))
  return { games, told }
}

/** Where two parts of a page go by the same parameter, the values of both count. */
function gatherHeeded() {
  const heeded = new Map<string, ReadonlySet<string> | 'any'>()
  const heed = (name: string, known?: readonly string[]): void => {
    const before = heeded.get(name)
    heeded.set(name, known && before !== 'any' ? new Set([...(before ?? []), ...known]) : 'any')
  }
  const heeds = (): Heeded =>
    Object.fromEntries([...heeded].map(([name, values]) => [name, values === 'any' ? values : [...values]] as const))
  return { heed, heeds }
}

/** What React would have asked for ahead of everything else: the pictures come right behind it, each with its own urgency. */
const askedAhead = /^(?:<link rel="preload"[^>]*>)+/

/** A stand-in whose every part that is not given throws: what draws a first screen may not lean on a browser. */
const only = <T extends object>(what: string, parts: Partial<T>): T =>
  new Proxy(parts, {
    get: (given, name) => {
      if (typeof name === 'symbol' || name in given) return Reflect.get(given, name) as unknown
      throw new Error(`${what}.${name} is not there while a first screen is drawn.`)
    },
  }) as T

/** A view may hold a port. Whatever asks one throws. */
const nobodyAnswers = new Proxy({} as ReturnType<EngineParts['connect']>, { get: (_ports, port) => only(`ports.${String(port)}`, {}) })

const stillWindow = (path: string, query: string, theme: DrawnFrom['theme']): Window =>
  only<Window>('window', {
    addEventListener: () => undefined,
    location: only<Location>('location', { pathname: path, search: query && `?${query}`, hash: '' }),
    history: only<History>('history', { state: null }),
    navigator: only<Navigator>('navigator', { onLine: true }),
    document: only<Document>('document', { documentElement: only<HTMLElement>('html', { dataset: { theme } }) }),
  })
