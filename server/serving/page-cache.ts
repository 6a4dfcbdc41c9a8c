import { bootOf } from './boot.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { escapeScript } from './escape-html.ts'
import type { DrawnFacts, FirstScreens } from './first-screen.ts'
import { type PageBuild, type PageChoice, writePage } from './page.ts'
import type { ServedMerchant } from './served-merchant.ts'

export interface PageParts {
  readonly build: PageBuild
  readonly frameOrigins: readonly string[]
  /** Absent where pages go out without their first screens. */
  readonly screens?: FirstScreens | undefined
  readonly log: (line: string) => void
}

interface Kept {
  readonly facts: DrawnFacts | undefined
  readonly page: Promise<EncodedBody>
}

const mostOfMerchant = 120

/** Pages of one build that were written once; those of a merchant are forgotten when it changes, the oldest when there are too many. */
export class PageCache {
  readonly #pages = new WeakMap<ServedMerchant, Map<string, Kept>>()
  constructor(readonly parts: PageParts) {}

  /** The page of a merchant for a choice, with its first screen where there is something to draw it from. `routeId` stands for the route in the cache. */
  page(merchant: ServedMerchant, routeId: string, choice: PageChoice, facts?: DrawnFacts): Promise<EncodedBody> {
    let pages = this.#pages.get(merchant)
    if (!pages) this.#pages.set(merchant, (pages = new Map()))
    const key = `${choice.host} ${routeId} ${choice.language} ${choice.theme} ${choice.inspect} ${facts && choice.wide}`
    const known = pages.get(key)
    if (known && known.facts === facts) return known.page
    pages.delete(key)
    for (const oldest of pages.keys()) {
      if (pages.size < mostOfMerchant) break
      pages.delete(oldest)
    }
    const page = this.#write(merchant, choice, facts)
    pages.set(key, { facts, page })
    page.catch(() => pages.delete(key))
    return page
  }

  async #write(merchant: ServedMerchant, choice: PageChoice, facts: DrawnFacts | undefined): Promise<EncodedBody> {
    const { build, frameOrigins } = this.parts
    const { html, policy } = writePage(merchant, build, await this.#draw(merchant, choice, facts), frameOrigins)
    return encodeBody(html, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie, accept-language',
      'content-security-policy': policy,
    })
  }

  /** A first screen that cannot be drawn is said in the log; the page goes out without it. */
  async #draw(merchant: ServedMerchant, choice: PageChoice, facts: DrawnFacts | undefined): Promise<PageChoice> {
    const { screens, log } = this.parts
    if (!screens || !facts) return choice
    const { permission, lanes, games } = facts
    const theme = choice.theme ?? (merchant.config.theme.default === 'light' ? 'light' : 'dark')
    const drawn = { permission, lanes, theme, wide: choice.wide ?? true }
    const boot = bootOf(merchant, choice.language)
    try {
      const screen = await screens.draw({ boot: JSON.stringify({ ...boot, drawn }), path: choice.route.path, games })
      return { ...choice, firstScreen: { html: screen.html, boot: escapeScript({ ...boot, drawn: { ...drawn, games: screen.games } }) } }
    } catch (error) {
      log(`${merchant.id}: the first screen of ${choice.route.path} could not be drawn: ${String(error)}`)
      return choice
    }
  }
}
