import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VendorBrand, VendorStore } from './store/tables.ts'
import { isMotif } from '../../../art/index.ts'
import { boards, mayUse } from './boards.ts'
import { buyTicket, describeBoard } from './draw-board.ts'
import { keepSchedule } from './keep-schedule.ts'
import type { Operator } from '../contract.ts'
import { type Opened, openGame } from './open-game.ts'
import { gamePolicy, writeGamePage } from './page.ts'
import { readPageFiles } from './page-files.ts'
import { RoundError, playRound } from './play-round.ts'
import { type SeatRecord, findSeat } from './find-seat.ts'
import { describePurse, fillPurse, listRounds } from './purse.ts'
import { readTicket, readWish } from './read-wish.ts'
import { serveOpenPages } from './serve-open-pages.ts'
import { createSymbols } from './symbols.ts'

export interface DemoVendorParts {
  readonly operator: Operator<VendorBrand>
  /** The host that it is reached at. */
  readonly host: string
  /** Where its draws are kept. */
  readonly store: VendorStore
  readonly log: (line: string) => void
  /** What the log says of a fault. */
  readonly describe: (error: unknown) => string
  /** One place of whoever asks: so many calls a minute are answered to each. */
  readonly visitorOf: (request: { readonly ip: string | undefined }) => string
}

const callsPerMinute = 600

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'x-permitted-cross-domain-policies': 'none',
  'cache-control': 'no-store',
}

/**
 * Serves a small vendor of games on a host of its own: their pages, and the rounds that are played there for play credits. It knows of the operator
 * what a launch says, sets no cookie, and can be framed by the site that launched the game and by no other.
 */
export async function serveDemoVendor(
  app: FastifyInstance,
  { operator, host, store, log, describe, visitorOf }: DemoVendorParts,
): Promise<void> {
  const files = readPageFiles()
  const symbols = createSymbols()
  const only = { constraints: { host: new RegExp(`^${host.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') } }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': gamePolicy(undefined) })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000')
  })
  app.setErrorHandler(refuse)
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `vendor ${visitorOf(request)}`,
  })

  app.get<{ Params: { brand: string; game: string }; Querystring: { launch?: unknown } }>(
    '/play/:brand/:game',
    only,
    async ({ params, query }, reply) => {
      const opened = await openGame(operator, params.brand, params.game, typeof query.launch === 'string' ? query.launch : '')
      return sendGame(reply, opened)
    },
  )

  app.get<{ Params: { '*': string } }>('/code/*', only, async (request, reply) => {
    const file = files.get(request.params['*'])
    if (!file) return sendMissing(reply)
    reply.headers({ 'cache-control': 'no-cache', etag: file.tag }).type(file.type)
    return request.headers['if-none-match'] === file.tag ? reply.code(304).send() : reply.send(await file.body())
  })

  app.get<{ Params: { name: string } }>('/symbol/:name', only, async ({ params }, reply) => {
    const name = params.name.replace(/\.webp$/, '')
    return isMotif(name) ? sendPicture(reply, await symbols.motif(name)) : sendMissing(reply)
  })

  app.get<{ Params: { name: string } }>('/picture/:name', only, async ({ params }, reply) => {
    const id = params.name.replace(/\.webp$/, '')
    const game = operator.game(id)
    return game ? sendPicture(reply, await symbols.picture(id, game)) : sendMissing(reply)
  })

  const seated = (request: FastifyRequest): Promise<SeatRecord> => findSeat(operator, request.headers.authorization)

  app.get('/seat', only, async (request) => describePurse(await seated(request)))
  app.post('/seat/fill', only, async (request) => fillPurse(await seated(request)))
  app.get('/seat/rounds', only, async (request) => listRounds(await seated(request)))
  app.post('/seat/round', only, async (request) => {
    const { tenant, seat, kind } = await seated(request)
    if (!kind.rounds) throw new RoundError('bad_bet')
    return playRound(tenant, seat, kind.rounds, readWish(request.body), operator)
  })

  const atBoard = async (request: FastifyRequest<{ Params: { board: string } }>) => {
    const { tenant, seat, game } = await seated(request)
    const name = request.params.board
    const board = mayUse(game, name) ? boards.get(name) : undefined
    if (!board) throw new RoundError('bad_bet')
    return { tenant, seat, name, board }
  }
  app.get<{ Params: { board: string } }>('/seat/board/:board', only, async (request) => {
    const { tenant, seat, name, board } = await atBoard(request)
    return describeBoard(tenant, seat, name, board, Date.now(), operator)
  })
  app.post<{ Params: { board: string } }>('/seat/board/:board', only, async (request) => {
    const { tenant, seat, name, board } = await atBoard(request)
    return buyTicket(tenant, seat, name, board, readTicket(request.body), { clock: Date.now, inTransaction: operator.inTransaction })
  })
  serveOpenPages(app, { operator, store, only })
  keepSchedule(app, store, (what, error) => log(`${what}: ${describe(error)}`))

  app.all('/*', only, (_request, reply) => sendMissing(reply))
}

function sendGame(reply: FastifyReply, opened: Opened): FastifyReply {
  return reply
    .code(opened.found ? 200 : 410)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', gamePolicy(opened.host))
    .send(writeGamePage(opened.page))
}

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)

const sendMissing = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not_found' })

function refuse(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RoundError) return reply.code(error.code === 'seat_ended' ? 401 : 409).send({ error: error.code })
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return reply.code(status).send({ error: status === 429 ? 'too_many' : status < 500 ? 'bad_request' : 'internal' })
}
