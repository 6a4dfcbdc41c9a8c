// Adapter for the Operator API 2.7 of 100HP Gaming. To the provider, it is the "casino wallet" of the API document; to
// Livery, it is a game vendor.
import { timingSafeEqual } from 'node:crypto'
import { callWallet, fromMinor, serve, toMinor } from './livery.mjs'

const { PROVIDER_URL, PROVIDER_SECRET } = process.env
const twoWeeksMilliseconds = 14 * 86_400_000

// A real adapter stores sessions and bets in its database.
const sessions = new Map()
const bets = new Map()
const startedAt = Date.now()

/** Error code and message of the API for each error of Livery's wallet. */
const errorResponses = {
  bad_request: [400, 'Validation error'],
  not_enough: [603, 'Insufficient balance'],
  session_ended: [604, 'Session not found'],
  not_permitted: [604, 'Session not found'],
  bet_unknown: [605, 'Transaction not found'],
  id_used: [607, 'Transaction already exists'],
  bet_returned: [608, 'Transaction already refunded'],
  bet_settled: [609, 'Transaction already settled'],
}

/** Creates an error response. The API uses its error codes as HTTP statuses. */
function createErrorResponse(error) {
  const [errCode, message] = errorResponses[error] ?? [702, 'Internal Server Error']
  return [errCode, { data: '', message, errCode }]
}

const createWalletResponse = ({ player, currency }, { balance, error }, fields = {}) =>
  error === undefined
    ? [200, { userId: player, currency: currency.code, balance: fromMinor(balance, currency.exponent), ...fields }]
    : createErrorResponse(error)

/** Wraps a handler: verifies the secret in the request. */
const withSecret = (handle) => async (body) => {
  const [received, expected] = [Buffer.from(String(body.secret)), Buffer.from(PROVIDER_SECRET)]
  const isValid = received.length === expected.length && timingSafeEqual(received, expected)
  if (!isValid) return [601, { data: '', message: 'Invalid secret key', errCode: 601 }]
  return handle(body)
}
/** Wraps a handler: verifies the secret, and finds the session that the request names. */
const withSession = (handle) =>
  withSecret((body) => (sessions.has(body.sessionId) ? handle(sessions.get(body.sessionId), body) : createErrorResponse('session_ended')))
/** Wraps a handler: verifies the secret, and finds the bet that the request names. */
const withBet = (handle) =>
  withSecret((body) => (bets.has(body.txId) ? handle(bets.get(body.txId), body) : createErrorResponse('bet_unknown')))

async function fetchProvider(path, body) {
  const options = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${PROVIDER_URL}${path}`, { ...options, signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${path.split('?')[0]}: ${response.status}`)
  return response.json()
}

serve({
  listGames: async () => {
    const games = await fetchProvider(`/games/v1/list?secret=${encodeURIComponent(PROVIDER_SECRET)}`)
    return games.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ id, category: 'RNG', name }))
  },

  open: async (session, gameId) => {
    sessions.set(session.id, session)
    const language = session.language.slice(0, 2)
    const request = { secretKey: PROVIDER_SECRET, sessionId: session.id, gameId, language, isDemo: false, isMobile: false }
    return (await fetchProvider('/games/v1/launch', request)).gameUrl
  },

  handlers: {
    '/auth': withSession(async (session) =>
      createWalletResponse(session, await callWallet('balance', { session: session.session }), { userName: session.player, type: 'real' }),
    ),
    '/balance': withSession(async (session) => createWalletResponse(session, await callWallet('balance', { session: session.session }))),

    // Each withdrawal is a bet in a separate round.
    '/withdrawal': withSession(async (session, { txId, amount }) => {
      const minorAmount = toMinor(String(amount), session.currency.exponent)
      if (minorAmount === undefined || minorAmount === '0' || typeof txId !== 'string') return createErrorResponse('bad_request')
      if (!bets.has(txId)) bets.set(txId, { session, at: Date.now() })
      const betResponse = await callWallet('bet', { transaction: txId, session: session.session, round: txId, amount: minorAmount })
      return createWalletResponse(session, betResponse, { txId })
    }),
    '/deposit': withBet(async ({ session }, { txId, amount }) => {
      const minorAmount = toMinor(String(amount), session.currency.exponent)
      if (minorAmount === undefined) return createErrorResponse('bad_request')
      const betFields = { player: session.player, round: txId, bet: txId }
      return createWalletResponse(session, await callWallet('win', { transaction: `${txId}-win`, ...betFields, amount: minorAmount }))
    }),
    '/rollback': withBet(async ({ session }, { txId }) => {
      const betFields = { player: session.player, round: txId, bet: txId }
      return createWalletResponse(session, await callWallet('rollback', { transaction: `${txId}-back`, ...betFields }))
    }),
  },

  // The API cannot report the state of a bet, so a bet counts as known for two weeks after it was placed or, if it was
  // placed before the last restart, after the restart. Livery returns the stake of an open bet that is unknown.
  getBetState: ({ bet }) => (Date.now() - (bets.get(bet)?.at ?? startedAt) < twoWeeksMilliseconds ? 'known' : 'unknown'),
})
