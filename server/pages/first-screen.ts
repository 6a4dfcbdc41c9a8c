import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FastifyRequest } from 'fastify'
import type { FirstScreen } from '../../src/engine/contract/site.ts'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

/**
 * The facts (server state) from which a brand's pages are rendered on the server. The source returns the same object
 * while it is valid.
 */
export interface RenderData {
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  /** Returns a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** Revision of the site's state that the facts were read from. */
  readonly revision: number
  /** Whether the facts are still valid. */
  readonly valid: boolean
  /** Whether the facts apply to every visitor. */
  readonly appliesToAll: boolean
}

/** Source of the facts for server rendering. */
export interface RenderDataSource<F extends RenderData = RenderData> {
  read(merchant: ServedMerchant): Promise<F>
  /** Whether the facts apply to this visitor. */
  appliesTo(facts: F, request: FastifyRequest): boolean
}

/** A request to render a page: its boot data as JSON, its path and query, and the function that lists its games. */
interface RenderRequest extends Pick<RenderData, 'games'> {
  readonly boot: string
  readonly path: string
  readonly query: string
}

/** Renders pages on the server. */
export interface ServerRenderer {
  /** Rejects if the page cannot be rendered. */
  render(request: RenderRequest): Promise<FirstScreen>
  close(): Promise<void>
}

/**
 * Messages of the render thread: the rendered screen, an error, or a query for games, whose response carries the id
 * of the query.
 */
type RenderMessage = { readonly renderId: number } & (
  { readonly screen: FirstScreen } | { readonly error: string } | { readonly queryId: number; readonly query: GameListQuery }
)

interface PendingRender extends Pick<RenderRequest, 'games'> {
  resolve(screen: FirstScreen): void
  reject(error: Error): void
}

/** Returns a page of games, or the reason why it is not available. */
function getGamePageResult(
  pendingRender: PendingRender | undefined,
  query: GameListQuery,
): { readonly page: GamePage | undefined } | { readonly error: string } {
  try {
    return { page: pendingRender?.games(query) }
  } catch (error) {
    return { error: String(error) }
  }
}

/**
 * Creates a renderer that runs the bundle for server rendering in a worker thread: a render takes as long as hundreds
 * of other responses, and its garbage collection would delay them. If the thread exits, the next render starts another.
 * Returns `undefined` if the build has no such bundle.
 */
export function createServerRenderer(dist: string): ServerRenderer | undefined {
  const file = join(dist, 'first-screen/first-screen.js')
  if (!existsSync(file)) return undefined
  const pendingRenders = new Map<number, PendingRender>()
  let thread: Worker | undefined
  let renderId = 0

  const startThread = (): Worker => {
    const worker = new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData: pathToFileURL(file).href })
    const rejectAll = (error: Error): void => {
      if (thread !== worker) return
      thread = undefined
      for (const { reject } of pendingRenders.values()) reject(error)
      pendingRenders.clear()
    }
    worker
      .on('message', (message: RenderMessage) => {
        const pending = pendingRenders.get(message.renderId)
        if ('query' in message) {
          worker.postMessage({ queryId: message.queryId, ...getGamePageResult(pending, message.query) })
          return
        }
        pendingRenders.delete(message.renderId)
        if ('screen' in message) pending?.resolve(message.screen)
        else pending?.reject(new Error(message.error))
      })
      .on('error', rejectAll)
      .on('exit', (code) => rejectAll(new Error(`The render thread exited with code ${String(code)}`)))
      .unref()
    return worker
  }

  return {
    render: ({ boot, path, query, games }) =>
      new Promise((resolve, reject) => {
        thread ??= startThread()
        renderId += 1
        pendingRenders.set(renderId, { games, resolve, reject })
        thread.postMessage({ renderId, boot, path, query })
      }),
    close: async () => void (await thread?.terminate()),
  }
}
