import { prerender } from 'react-dom/static.edge'
import type { GameListQuery, GamePage } from '../../../generated/api.ts'
import type { Boot, FirstScreenData, FirstScreen, QueryDependencies } from '../../contract/site.ts'
import { listCurrentPageNodes } from '../routing/current-page-nodes.ts'
import { getGamesCacheKey } from '../../resolve/games-key.ts'
import { App } from '../app.tsx'
import { createEngine, type EngineDeps } from '../create-engine.ts'

export interface FirstScreenOptions extends Pick<EngineDeps, 'widgets' | 'features'> {
  readonly boot: Boot & { readonly rendered: FirstScreenData }
  /** Path of the page, without a query. */
  readonly path: string
  /** Query string used for rendering, without its question mark; empty by default. */
  readonly query?: string
  /** Returns a page of the list of games for an anonymous visitor. */
  readonly games: (query: GameListQuery) => Promise<GamePage>
}

/**
 * Renders the first screen of a page as HTML for an anonymous visitor. The page hydrates it (`startSite`), so it
 * depends only on what the page embeds: no request except for lists of games, which are embedded as well, no clock, no
 * storage, and no Node API, which would pull in React's Node renderer.
 * @throws the error of a view or of a request for games; the page is then delivered without a first screen
 */
export async function renderFirstScreen({ boot, widgets, features, path, query = '', games }: FirstScreenOptions): Promise<FirstScreen> {
  const gamesCollector = createGamesCollector(games)
  const { dependOn, dependencies } = createDependencyCollector()
  const engine = createEngine({
    boot,
    widgets,
    features,
    serverRendering: { games: gamesCollector.games, dependOn },
    createPorts: () => strictPorts,
    getFile: () => Promise.reject(new Error('No file can be fetched while a first screen is rendered.')),
    window: createWindowStub(path, query, boot.rendered.theme),
  })
  await engine.registry.preload(listCurrentPageNodes(engine))
  const failures: unknown[] = []
  const { prelude } = await prerender(<App engine={engine} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { html: html.replace(preloadLinksPattern, ''), games: await gamesCollector.results(), dependencies: dependencies() }
}

/** Sends each query for games once, and collects the results by their cache keys. */
function createGamesCollector(request: FirstScreenOptions['games']) {
  const requests = new Map<string, Promise<GamePage>>()
  const games = (query: GameListQuery): Promise<GamePage> => {
    const key = getGamesCacheKey(query)
    const page = requests.get(key) ?? request(query)
    requests.set(key, page)
    return page
  }
  const collectResults = async () =>
    Object.fromEntries(await Promise.all([...requests].map(async ([key, page]) => [key, await page] as const)))
  return { games, results: collectResults }
}

/** Collects the query parameters, with their values, that the widgets of a page depend on. */
function createDependencyCollector() {
  const valuesByName = new Map<string, ReadonlySet<string> | 'any'>()
  const dependOn = (name: string, values?: readonly string[]): void => {
    const previous = valuesByName.get(name)
    valuesByName.set(name, values && previous !== 'any' ? new Set([...(previous ?? []), ...values]) : 'any')
  }
  const dependencies = (): QueryDependencies =>
    Object.fromEntries([...valuesByName].map(([name, values]) => [name, values === 'any' ? values : [...values]] as const))
  return { dependOn, dependencies }
}

/** Preload links that React prepends. They are removed: the pictures follow immediately, with their own priorities. */
const preloadLinksPattern = /^(?:<link rel="preload"[^>]*>)+/

/**
 * Creates a stub that throws on access to any other member: rendering a first screen must not depend on a browser.
 */
const createStrictStub = <T extends object>(objectName: string, members: Partial<T>): T =>
  new Proxy(members, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target) return Reflect.get(target, name) as unknown
      throw new Error(`${objectName}.${name} is not available while a first screen is rendered.`)
    },
  }) as T

/** Views may refer to a port, but every call throws. */
const strictPorts = new Proxy({} as ReturnType<EngineDeps['createPorts']>, {
  get: (_ports, port) => createStrictStub(`ports.${String(port)}`, {}),
})

const createWindowStub = (path: string, query: string, theme: FirstScreenData['theme']): Window =>
  createStrictStub<Window>('window', {
    addEventListener: () => undefined,
    location: createStrictStub<Location>('location', { pathname: path, search: query && `?${query}`, hash: '' }),
    history: createStrictStub<History>('history', { state: null }),
    navigator: createStrictStub<Navigator>('navigator', { onLine: true }),
    document: createStrictStub<Document>('document', { documentElement: createStrictStub<HTMLElement>('html', { dataset: { theme } }) }),
  })
