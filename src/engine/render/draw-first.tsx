import { prerender } from 'react-dom/static.edge'
import type { Boot, DrawnFrom } from '../contract/site.ts'
import { App } from './app.tsx'
import { createEngine, type EngineParts } from './create-engine.ts'
import { firstNodes } from './first-nodes.ts'

export interface FirstScreenParts extends Pick<EngineParts, 'widgets'> {
  readonly boot: Boot & { readonly drawn: DrawnFrom }
  /** The path of the page, without a query. */
  readonly path: string
}

/**
 * The first screen of a page as HTML, as a visitor gets it whom nobody knows. The page takes it up where it stands (`startSite`), so it is drawn
 * from what the page carries and from nothing else: no call, no clock, no storage, and nothing of Node, whose part of React would bring it in.
 * @throws whatever a view throws: a page whose first screen cannot be drawn goes out without one
 */
export async function drawFirst({ boot, widgets, path }: FirstScreenParts): Promise<string> {
  const engine = createEngine({
    boot,
    widgets,
    connect: () => nobodyAnswers,
    getFile: () => Promise.reject(new Error('Nothing is fetched while a first screen is drawn.')),
    window: stillWindow(path, boot.drawn.theme),
  })
  await engine.registry.warm(firstNodes(engine))
  const failures: unknown[] = []
  const { prelude } = await prerender(<App engine={engine} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html.replace(askedAhead, '')
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

const stillWindow = (path: string, theme: DrawnFrom['theme']): Window =>
  only<Window>('window', {
    addEventListener: () => undefined,
    location: only<Location>('location', { pathname: path, search: '', hash: '' }),
    history: only<History>('history', { state: null }),
    navigator: only<Navigator>('navigator', { onLine: true }),
    document: only<Document>('document', { documentElement: only<HTMLElement>('html', { dataset: { theme } }) }),
  })
