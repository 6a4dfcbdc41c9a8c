import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FastifyRequest } from 'fastify'
import type { ServedMerchant } from './served-merchant.ts'

/** What first screens of a brand are drawn from. The same object for as long as it stays true. */
export interface DrawnFacts {
  readonly permission: { readonly status: number }
  readonly lanes: readonly object[]
  /** Whether they still count. */
  readonly valid: boolean
  /** Whether every visitor is told this. */
  readonly forAll: boolean
}

/** Who says what is true of a brand, so that pages come with their first screen drawn. */
export interface FirstFacts<F extends DrawnFacts = DrawnFacts> {
  read(merchant: ServedMerchant): Promise<F>
  /** Whether this visitor is told the same as everybody. */
  admits(facts: F, request: FastifyRequest): boolean
}

/** What a page carries, as JSON, and the path that it is for. */
export interface DrawingOrder {
  readonly boot: string
  readonly path: string
}

/** Draws first screens of pages. */
export interface FirstScreens {
  /** The HTML. Rejects where it cannot be drawn. */
  draw(order: DrawingOrder): Promise<string>
  close(): Promise<void>
}

/** What the thread answers to an order. */
export type Drawing = { readonly number: number } & ({ readonly html: string } | { readonly error: string })

interface Waiting {
  resolve(html: string): void
  reject(error: Error): void
}

/**
 * The part of the build that draws first screens, in a thread of its own: a drawing takes as long as hundreds of other answers, and what it leaves behind would
 * slow them down. A thread that ends is followed by another with the next drawing. Undefined where the build has no such part.
 */
export function openFirstScreens(dist: string): FirstScreens | undefined {
  const file = join(dist, 'first-screen/first-screen.js')
  if (!existsSync(file)) return undefined
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let number = 0

  const start = (): Worker => {
    const started = new Worker(new URL('./drawing-thread.mjs', import.meta.url), { workerData: pathToFileURL(file).href })
    const end = (error: Error): void => {
      if (thread !== started) return
      thread = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started
      .on('message', (drawing: Drawing) => {
        const asked = waiting.get(drawing.number)
        waiting.delete(drawing.number)
        if ('html' in drawing) asked?.resolve(drawing.html)
        else asked?.reject(new Error(drawing.error))
      })
      .on('error', end)
      .on('exit', (code) => end(new Error(`the drawing thread ended with ${String(code)}`)))
      .unref()
    return started
  }

  return {
    draw: (order) =>
      new Promise((resolve, reject) => {
        thread ??= start()
        number += 1
        waiting.set(number, { resolve, reject })
        thread.postMessage({ number, ...order })
      }),
    close: async () => void (await thread?.terminate()),
  }
}
