import type { FastifyRequest } from 'fastify'
import type { Asked } from './asked.ts'
import type { EncodedBody } from './encoded-body.ts'
import type { DrawnFacts, FirstFacts } from './first-screen.ts'
import type { Merchants } from './merchants.ts'

/** A page that was sent, and what was true of its brand then; undefined where that did not matter. */
export interface SentPage {
  readonly page: EncodedBody
  readonly told: DrawnFacts | undefined
}

const mostOfHost = 50
const longest = 300

/**
 * Pages that were asked for before: with a thousand brands, looking each part of a request up in the brand's configuration costs a tenth of the
 * whole answer. Forgotten with every change of the merchants; those of a host, when there are too many.
 */
export class RecentPages {
  /** By all that was asked, in one word: what is not in the processor's cache is dearer than what is done with it. */
  readonly #pages = new Map<string, SentPage>()
  readonly #ofHosts = new Map<string, string[]>()
  #edition: object | undefined

  constructor(
    readonly merchants: Pick<Merchants, 'edition'>,
    readonly facts?: Pick<FirstFacts, 'admits'>,
  ) {}

  /** `request` says who asks; without it only what nobody is turned away from is found. */
  get(asked: Asked, request?: FastifyRequest): EncodedBody | undefined {
    this.#forgetOldEdition()
    const found = this.#pages.get(wordOf(asked))
    return found && this.#counts(found, request) ? found.page : undefined
  }

  /** Keeps a page of a host that a brand has. */
  set(asked: Asked, sent: SentPage): void {
    this.#forgetOldEdition()
    const word = wordOf(asked)
    if (word.length > longest) return
    const others = this.#ofHosts.get(asked.host) ?? []
    if (!this.#pages.has(word)) {
      if (others.length >= mostOfHost) for (const other of others.splice(0)) this.#pages.delete(other)
      this.#ofHosts.set(asked.host, [...others, word])
    }
    this.#pages.set(word, sent)
  }

  #forgetOldEdition(): void {
    const now = this.merchants.edition()
    if (this.#edition === now) return
    this.#edition = now
    this.#pages.clear()
    this.#ofHosts.clear()
  }

  #counts({ told }: SentPage, request: FastifyRequest | undefined): boolean {
    if (told === undefined) return true
    return told.valid && (told.forAll || (request !== undefined && this.facts?.admits(told, request) === true))
  }
}

/** No part of a request's head has a line break in it. */
const wordOf = ({ host, path, screen, theme, language, accepted }: Asked): string =>
  `${host}\n${path}\n${screen}\n${theme ?? ''}\n${language ?? ''}\n${accepted ?? ''}`
