import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FastifyRequest } from 'fastify'
import type { FirstScreen } from '../../src/engine/contract/site.ts'
import type { GameListQuery, GamePage, GameMenu, Permission } from '../../src/generated/api.ts'
import type { ServedMerchant } from '../modules/brands/index.ts'

/** What first screens of a brand are rendered from. The same object for as long as it stays true. */
export interface FirstScreenFacts {
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  /** Tells a page of the brand's games. */
  readonly games: (query: GameListQuery) => GamePage
  /** How often what is true of the site had changed by then. */
  readonly revision: number
  /** Whether they still count. */
  readonly valid: boolean
  /** Whether every visitor is told this. */
  readonly forAll: boolean
}

/** Who says what is true of a brand, so that pages come with their first screen rendered. */
export interface FirstFacts<F extends FirstScreenFacts = FirstScreenFacts> {
  read(merchant: ServedMerchant): Promise<F>
  /** Whether this visitor is told the same as everybody. */
  admits(facts: F, request: FastifyRequest): boolean
}

/** What a page carries, as JSON, the path and the query that it is for, and who tells the games that it lists. */
interface RenderOrder extends Pick<FirstScreenFacts, 'games'> {
  readonly boot: string
  readonly path: string
  readonly query: string
}

/** Renders first screens of pages. */
export interface FirstScreens {
  /** Rejects where it cannot be rendered. */
  render(order: RenderOrder): Promise<FirstScreen>
  close(): Promise<void>
}

/**
 * What the thread says to an order: what was rendered, why nothing was, or which games it has to know first; those come
 * back with the question's number.
 */
type Rendering = { readonly number: number } & (
  { readonly screen: FirstScreen } | { readonly error: string } | { readonly question: number; readonly query: GameListQuery }
)

interface PendingRender extends Pick<RenderOrder, 'games'> {
  resolve(screen: FirstScreen): void
  reject(error: Error): void
}

/** A page of games, or why there is none. */
function getGamePageResult(
  input: PendingRender | undefined,
  query: GameListQuery,
): { readonly page: GamePage | undefined } | { readonly error: string } {
  try {
    return { page: input?.games(query) }
  } catch (error) {
    return { error: String(error) }
  }
}

/**
 * The part of the build that renders first screens, in a thread of its own: a rendering takes as long as hundreds of
 * other answers, and what it leaves behind would slow them down. A thread that ends is followed by another with the
 * next rendering. Undefined where the build has no such part.
 */
export function openFirstScreens(dist: string): FirstScreens | undefined {
  const file = join(dist, 'first-screen/first-screen.js')
  if (!existsSync(file)) return undefined
  const pendingRenders = new Map<number, PendingRender>()
  let thread: Worker | undefined
  let number = 0

  const start = (): Worker => {
    const started = new Worker(new URL('./render-thread.mjs', import.meta.url), { workerData: pathToFileURL(file).href })
    const end = (error: Error): void => {
      if (thread !== started) return
      thread = undefined
      for (const { reject } of pendingRenders.values()) reject(error)
      pendingRenders.clear()
    }
    started
      .on('message', (rendering: Rendering) => {
        const pending = pendingRenders.get(rendering.number)
        if ('query' in rendering) {
          started.postMessage({ question: rendering.question, ...getGamePageResult(pending, rendering.query) })
          return
        }
        pendingRenders.delete(rendering.number)
        if ('screen' in rendering) pending?.resolve(rendering.screen)
        else pending?.reject(new Error(rendering.error))
      })
      .on('error', end)
      .on('exit', (code) => end(new Error(`the rendering thread ended with ${String(code)}`)))
      .unref()
    return started
  }

  return {
    render: ({ boot, path, query, games }) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        number += 1
        pendingRenders.set(number, { games, resolve, reject })
        thread.postMessage({ number, boot, path, query })
      }),
    close: async () => void (await thread?.terminate()),
  }
}
