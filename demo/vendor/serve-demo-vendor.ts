import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { VendorStore } from './store/tables.ts'
import { isMotif } from '../../art/index.ts'
import { scheduledGames, isScheduledGameAvailable } from './scheduled-games.ts'
import { type ScheduledGameContext, buyTicket, getScheduledGameState } from './scheduled-tickets.ts'
import { createProtocolLookup } from './recover-stakes.ts'
import { getWalletProtocol } from './wallet-protocol.ts'
import { getMoneySessionState, type MoneyGameContext, playForMoney } from './play-for-money.ts'
import { RoundError } from './round-error.ts'
import { handleBetStateCall } from './handle-bet-state-call.ts'
import { startBackgroundJobs } from './start-background-jobs.ts'
import { type OperatorConfig, statePath, voidPath } from '../../server/integrations/vendor-contract.ts'
import { type LaunchResult, openGame } from './open-game.ts'
import { createContentSecurityPolicy, renderGamePage } from './page.ts'
import { readPageFiles } from './page-files.ts'
import { playRound } from './play-round.ts'
import { type OpenSession, requireSession } from './require-session.ts'
import { getTrialSessionState, refillWallet, listRounds } from './wallet.ts'
import { parseTicketRequest, parseRoundRequest } from './parse-play-requests.ts'
import { servePublicPages } from './serve-public-pages.ts'
import { createPictureCache } from './game-pictures.ts'
import { voidTicket } from './void-ticket.ts'

export interface DemoVendorDeps {
  readonly operator: OperatorConfig
  /** Host of the vendor. */
  readonly host: string
  /** The vendor's storage. */
  readonly store: VendorStore
  readonly log: (line: string) => void
  /** Describes an error for the log. */
  readonly describe: (error: unknown) => string
  /** Returns the visitor's network, to which the rate limit applies. */
  readonly getVisitorNetwork: (request: { readonly ip: string | undefined }) => string
}

const requestsPerMinute = 600

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
 * Serves a small game vendor on its own host: the games' pages and their rounds, for money from the operator's wallet
 * or in a trial for play credits. It depends only on the vendor contract of the operator. It sets no cookies. The
 * page of a game can be framed only by the site that launched it.
 */
export async function serveDemoVendor(
  app: FastifyInstance,
  { operator, host, store, log, describe, getVisitorNetwork }: DemoVendorDeps,
): Promise<void> {
  const files = readPageFiles()
  const pictureCache = createPictureCache()
  const hostConstraint = { constraints: { host: new RegExp(`^${host.replaceAll('.', '\\.')}(:\\d+)?$`, 'i') } }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'content-security-policy': createContentSecurityPolicy(undefined) })
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000')
  })
  app.setErrorHandler(sendError)
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `vendor ${getVisitorNetwork(request)}`,
  })

  app.get<{ Params: { brand: string; game: string }; Querystring: { launch?: unknown } }>(
    '/play/:brand/:game',
    hostConstraint,
    async ({ params, query }, reply) => {
      const launchResult = await openGame(operator, store, params.brand, params.game, typeof query.launch === 'string' ? query.launch : '')
      return sendGame(reply, launchResult)
    },
  )

  app.get<{ Params: { '*': string } }>('/code/*', hostConstraint, async (request, reply) => {
    const file = files.get(request.params['*'])
    if (!file) return sendNotFound(reply)
    reply.headers({ 'cache-control': 'no-cache', etag: file.etag }).type(file.type)
    return request.headers['if-none-match'] === file.etag ? reply.code(304).send() : reply.send(await file.body())
  })

  app.get<{ Params: { name: string } }>('/symbol/:name', hostConstraint, async ({ params }, reply) => {
    const name = params.name.replace(/\.webp$/, '')
    return isMotif(name) ? sendPicture(reply, await pictureCache.getMotif(name)) : sendNotFound(reply)
  })

  app.get<{ Params: { name: string } }>('/picture/:name', hostConstraint, async ({ params }, reply) => {
    const id = params.name.replace(/\.webp$/, '')
    const game = operator.game(id)
    return game ? sendPicture(reply, await pictureCache.getPicture(id, game)) : sendNotFound(reply)
  })

  const getSession = (request: FastifyRequest): Promise<OpenSession> => requireSession(operator, store, request.headers.authorization)

  app.get('/session', hostConstraint, async (request) => {
    const openSession = await getSession(request)
    const moneyContext = findMoneyContext(operator, openSession)
    return moneyContext ? getMoneySessionState(moneyContext) : getTrialSessionState(openSession)
  })
  app.post('/session/fill', hostConstraint, async (request) => refillWallet(await getSession(request)))
  app.get('/session/rounds', hostConstraint, async (request) => listRounds(await getSession(request)))
  const runRoundOnce = createSingleFlight<object>()
  app.post('/session/round', hostConstraint, async (request) => {
    const openSession = await getSession(request)
    const { roundRules } = openSession.kind
    if (!roundRules) throw new RoundError('bad_bet')
    const [moneyContext, roundRequest] = [findMoneyContext(operator, openSession), parseRoundRequest(request.body)]
    const { brand, session } = openSession
    const flightKey = `${brand.code} ${session.player} ${roundRequest.id} ${session.game}`
    return moneyContext
      ? runRoundOnce(flightKey, () => playForMoney(moneyContext, roundRules, roundRequest))
      : playRound(openSession.brand, openSession.session, roundRules, roundRequest)
  })

  const getProtocol = createProtocolLookup(operator)
  const runPurchaseOnce = createSingleFlight<object>()
  const buyOnce = (context: ScheduledGameContext, body: unknown): Promise<object> => {
    const ticket = parseTicketRequest(body)
    return runPurchaseOnce(`${context.brand.code} ${context.session.player} ${ticket.id} ${context.name}`, () => buyTicket(context, ticket))
  }
  const getScheduledGameContext = async (request: FastifyRequest<{ Params: { name: string } }>): Promise<ScheduledGameContext> => {
    const { brand, session, game, kind } = await getSession(request)
    const name = request.params.name
    const scheduledGame = isScheduledGameAvailable(kind, name) ? scheduledGames.get(name) : undefined
    if (!scheduledGame) throw new RoundError('bad_bet')
    return { operator, brand, session, name, scheduledGame, clock: Date.now, protocol: getWalletProtocol(game), getProtocol }
  }
  app.get<{ Params: { name: string } }>('/session/scheduled-game/:name', hostConstraint, async (request) =>
    getScheduledGameState(await getScheduledGameContext(request)),
  )
  app.post<{ Params: { name: string } }>('/session/scheduled-game/:name', hostConstraint, async (request) =>
    buyOnce(await getScheduledGameContext(request), request.body),
  )
  serveOperatorCalls(app, operator, store)
  servePublicPages(app, { operator, store, hostConstraint })
  startBackgroundJobs(app, { store, operator, report: (message, error) => log(`${message}: ${describe(error)}`) })

  app.all('/*', hostConstraint, (_request, reply) => sendNotFound(reply))
}

/** Returns the context of a session that is played for money; `undefined` for a trial. */
const findMoneyContext = (operator: OperatorConfig, { brand, session, game }: OpenSession): MoneyGameContext | undefined =>
  session.money && { operator, brand, session, money: session.money, protocol: getWalletProtocol(game) }

/** Answers calls of the operator, on any of this server's hosts. */
function serveOperatorCalls(app: FastifyInstance, operator: OperatorConfig, store: VendorStore): void {
  void app.register(async (inner) => {
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    inner.post(statePath, async (request, reply) => {
      const state = await handleBetStateCall(store, operator, { path: statePath, headers: request.headers, body: String(request.body) })
      return state ?? reply.code(401).send({ error: 'signature_invalid' })
    })
    inner.post(voidPath, async (request, reply) => {
      const call = { path: voidPath, headers: request.headers, body: String(request.body) }
      return (
        (await voidTicket(store, operator, call, createProtocolLookup(operator))) ?? reply.code(401).send({ error: 'signature_invalid' })
      )
    })
  })
}

function sendGame(reply: FastifyReply, launchResult: LaunchResult): FastifyReply {
  return reply
    .code(launchResult.found ? 200 : 410)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', createContentSecurityPolicy(launchResult.host))
    .send(renderGamePage(launchResult.page))
}

const sendPicture = (reply: FastifyReply, picture: Buffer): FastifyReply =>
  reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(picture)

const sendNotFound = (reply: FastifyReply): FastifyReply => reply.code(404).send({ error: 'not_found' })

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof RoundError) return reply.code(error.code === 'session_ended' ? 401 : 409).send({ error: error.code })
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return reply.code(status).send({ error: status === 429 ? 'too_many' : status < 500 ? 'bad_request' : 'internal' })
}

/** Creates a function that runs a task once for all concurrent calls with the same key. */
function createSingleFlight<T>() {
  const inFlight = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const pending = inFlight.get(key)
    if (pending) return pending
    const promise = work().finally(() => inFlight.delete(key))
    inFlight.set(key, promise)
    return promise
  }
}
