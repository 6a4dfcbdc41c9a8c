import type { FastifyInstance } from 'fastify'
import type { VendorStore } from './store/tables.ts'
import { boards } from './boards.ts'
import { describeDraws, describeLobby } from './draw-board.ts'
import { drawPath, type Operator } from '../../server/integrations/vendor-contract.ts'
import { gamePolicy, renderGamePage } from './page.ts'
import { lotteries } from './play/lottery.ts'
import { toDrawDto } from './draw-dto.ts'

export interface OpenPagesDeps {
  readonly operator: Pick<Operator, 'isSite'>
  readonly store: VendorStore
  /** Where they are served, and nowhere else. */
  readonly only: { readonly constraints: { readonly host: RegExp } }
}

const lobby = new Map([...boards].filter(([name]) => Object.hasOwn(lotteries, name)))
const tag = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/

/**
 * Serves what everybody may see of the vendor without a launch: the page on which draws can be checked, and the draws.
 * Nothing of any player is in it. A site of the operator's may show the page in itself; it says by its `Referer` which
 * one it is.
 */
export function serveOpenPages(app: FastifyInstance, { operator, store, only }: OpenPagesDeps): void {
  app.get<{ Querystring: { lang?: unknown } }>('/fair', only, async ({ query: { lang }, headers: { referer } }, reply) => {
    const language = typeof lang === 'string' && tag.test(lang) ? lang : 'en'
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Referer')
      .header('content-security-policy', gamePolicy(siteOf(operator, referer)))
      .send(renderGamePage({ module: 'fair', language, title: 'Fair draws', start: { language } }))
  })

  // The operator asks by whatever name it has for this server.
  app.get<{ Querystring: { code?: unknown; results?: unknown } }>(drawPath, ({ query }) => toDrawDto(store, query, Date.now()))

  app.get('/draws', only, () => describeLobby(store, lobby, Date.now()))

  app.get<{ Params: { name: string } }>('/draws/:name', only, async ({ params: { name } }, reply) => {
    const board = lobby.get(name)
    return board ? describeDraws(store, name, board, Date.now()) : reply.code(404).send({ error: 'not_found' })
  })
}

/** The host of the operator's site that a request comes from. */
function siteOf(operator: OpenPagesDeps['operator'], referer: string | undefined): string | undefined {
  const host = referer !== undefined && URL.canParse(referer) ? new URL(referer).hostname : undefined
  return host !== undefined && operator.isSite(host) ? host : undefined
}
