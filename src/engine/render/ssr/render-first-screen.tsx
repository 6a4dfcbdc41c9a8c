import { prerender } from 'react-dom/static.edge'
import type { GameListQuery, GamePage } from '../../../generated/api.ts'
import type { Boot, RenderedFrom, FirstScreen, QueryDependencies } from '../../contract/site.ts'
import { shownNodes } from '../routing/shown-nodes.ts'
import { gamesKey } from '../../resolve/games-key.ts'
import { App } from '../app.tsx'
import { createEngine, type EngineDeps } from '../create-engine.ts'

export interface FirstScreenOptions extends Pick<EngineDeps, 'widgets' | 'features'> {
  readonly boot: Boot & { readonly rendered: RenderedFrom }
  /** The path of the page, without a query. */
  readonly path: string
  /** The query that it is rendered by, if any. */
  readonly query?: string
  /** Tells a page of the list of games, as everybody is told it. */
  readonly games: (query: GameListQuery) => Promise<GamePage>
}

/**
 * The first screen of a page as HTML, as a visitor gets it whom nobody knows. The page hydrates it where it stands
 * (`startSite`), so it is rendered from what the page carries and from nothing else: no call but for the lists of
 * games, which the page carries then, no clock, no storage, and nothing of Node, whose part of React would bring it in.
 * @throws whatever a view throws: a page whose first screen cannot be rendered goes out without one
 */
export async function renderFirstScreen({ boot, widgets, features, path, query = '', games }: FirstScreenOptions): Promise<FirstScreen> {
  const lists = gatherGames(games)
  const { dependOn, dependencies } = gatherDependencies()
  const engine = createEngine({
    boot,
    widgets,
    features,
    rendering: { games: lists.games, dependOn },
    connect: () => strictPorts,
    getFile: () => Promise.reject(new Error('Nothing is fetched while a first screen is rendered.')),
    window: stillWindow(path, query, boot.rendered.theme),
  })
  await engine.registry.preload(shownNodes(engine))
  const failures: unknown[] = []
  const { prelude } = await prerender(<App engine={engine} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { html: html.replace(preloads, ''), games: await lists.told(), dependencies: dependencies() }
}

/** Asks each question once, and keeps what was told. */
function gatherGames(request: FirstScreenOptions['games']) {
  const requests = new Map<string, Promise<GamePage>>()
  const games = (query: GameListQuery): Promise<GamePage> => {
    const key = gamesKey(query)
    const known = requests.get(key) ?? request(query)
    requests.set(key, known)
    return known
  }
  const collect = async () => Object.fromEntries(await Promise.all([...requests].map(async ([key, page]) => [key, await page] as const)))
  return { games, told: collect }
}

/** Where two parts of a page depend on the same parameter, the values of both count. */
function gatherDependencies() {
  const found = new Map<string, ReadonlySet<string> | 'any'>()
  const dependOn = (name: string, values?: readonly string[]): void => {
    const before = found.get(name)
    found.set(name, values && before !== 'any' ? new Set([...(before ?? []), ...values]) : 'any')
  }
  const dependencies = (): QueryDependencies =>
    Object.fromEntries([...found].map(([name, values]) => [name, values === 'any' ? values : [...values]] as const))
  return { dependOn, dependencies }
}

/**
 * What React would have asked for ahead of everything else: the pictures come right behind it, each with its own
 * urgency.
 */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** A stand-in whose every part that is not given throws: what renders a first screen may not lean on a browser. */
const createStrictStub = <T extends object>(what: string, members: Partial<T>): T =>
  new Proxy(members, {
    get: (given, name) => {
      if (typeof name === 'symbol' || name in given) return Reflect.get(given, name) as unknown
      throw new Error(`${what}.${name} is not there while a first screen is rendered.`)
    },
  }) as T

/** A view may hold a port. Whatever asks one throws. */
const strictPorts = new Proxy({} as ReturnType<EngineDeps['connect']>, {
  get: (_ports, port) => createStrictStub(`ports.${String(port)}`, {}),
})

const stillWindow = (path: string, query: string, theme: RenderedFrom['theme']): Window =>
  createStrictStub<Window>('window', {
    addEventListener: () => undefined,
    location: createStrictStub<Location>('location', { pathname: path, search: query && `?${query}`, hash: '' }),
    history: createStrictStub<History>('history', { state: null }),
    navigator: createStrictStub<Navigator>('navigator', { onLine: true }),
    document: createStrictStub<Document>('document', { documentElement: createStrictStub<HTMLElement>('html', { dataset: { theme } }) }),
  })
