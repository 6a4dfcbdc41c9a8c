import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyRequest } from 'fastify'
import type { ServedMerchant } from './served-merchant.ts'

/** What first screens of a brand are drawn from. The same object for as long as it stays true. */
export interface DrawnFacts {
  readonly permission: { readonly status: number }
  readonly lanes: readonly object[]
  /** Until when they count without another look, in milliseconds since 1970; 0 once they do not. */
  readonly until: number
  /** Whether every visitor is told this. */
  readonly forAll: boolean
}

/** Who says what is true of a brand, so that pages come with their first screen drawn. */
export interface FirstFacts<F extends DrawnFacts = DrawnFacts> {
  read(merchant: ServedMerchant): Promise<F>
  /** Whether this visitor is told the same as everybody. */
  admits(facts: F, request: FastifyRequest): boolean
}

/** Draws the first screen of a page as HTML. Rejects where it cannot be drawn. */
export type DrawFirstScreen = (parts: { readonly boot: object; readonly path: string }) => Promise<string>

/** The part of the build that draws first screens; undefined where there is none. */
export async function loadFirstScreen(dist: string): Promise<DrawFirstScreen | undefined> {
  const file = join(dist, 'first-screen/first-screen.js')
  if (!existsSync(file)) return undefined
  const { drawFirstScreen } = (await import(pathToFileURL(file).href)) as { readonly drawFirstScreen: DrawFirstScreen }
  return drawFirstScreen
}
