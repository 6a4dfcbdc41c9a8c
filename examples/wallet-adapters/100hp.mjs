// An adapter for the Operator API 2.7 of 100HP Gaming: it is the "casino wallet" of that document, and a vendor of
// Livery.
import { timingSafeEqual } from 'node:crypto'
import { callWallet, fromMinor, serve, toMinor } from './livery.mjs'

const { PROVIDER_URL, PROVIDER_SECRET } = process.env
const twoWeeks = 14 * 86_400_000

// A real adapter keeps both in its database.
const sessions = new Map()
const bets = new Map()

const errors = {
  bad_request: [400, 'Validation error'],
  not_enough: [603, 'Insufficient balance'],
  session_ended: [604, 'Session not found'],
  not_permitted: [604, 'Session not found'],
  bet_unknown: [605, 'Transaction not found'],
  id_used: [607, 'Transaction already exists'],
  bet_returned: [608, 'Transaction already refunded'],
  bet_settled: [609, 'Transaction already settled'],
}

/** The status of an answer is the error code of the document. */
function refuse(error) {
  const [errCode, message] = errors[error] ?? [702, 'Internal Server Error']
  return [errCode, { data: '', message, errCode }]
}

const answer = ({ player, currency }, { balance, error }, more = {}) =>
  error === undefined
    ? [200, { userId: player, currency: currency.code, balance: fromMinor(balance, currency.exponent), ...more }]
    : refuse(error)

/** Wraps a call: verifies the secret, and finds the session or the bet that the call names. */
const withSecret = (run) => async (body) => {
  const [given, own] = [Buffer.from(String(body.secret)), Buffer.from(PROVIDER_SECRET)]
  if (given.length !== own.length || !timingSafeEqual(given, own)) return [601, { data: '', message: 'Invalid secret key', errCode: 601 }]
  return run(body)
}
const withSession = (run) =>
  withSecret((body) => (sessions.has(body.sessionId) ? run(sessions.get(body.sessionId), body) : refuse('session_ended')))
const withBet = (run) => withSecret((body) => (bets.has(body.txId) ? run(bets.get(body.txId), body) : refuse('bet_unknown')))

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
    const about = { secretKey: PROVIDER_SECRET, sessionId: session.id, gameId, language, isDemo: false, isMobile: false }
    return (await fetchProvider('/games/v1/launch', about)).gameUrl
  },

  calls: {
    '/auth': withSession(async (session) =>
      answer(session, await callWallet('balance', { session: session.session }), { userName: session.player, type: 'real' }),
    ),
    '/balance': withSession(async (session) => answer(session, await callWallet('balance', { session: session.session }))),

    // A withdrawal is a bet in a round of its own.
    '/withdrawal': withSession(async (session, { txId, amount }) => {
      const minor = toMinor(String(amount), session.currency.exponent)
      if (minor === undefined || minor === '0' || typeof txId !== 'string') return refuse('bad_request')
      if (!bets.has(txId)) bets.set(txId, { session, at: Date.now() })
      const placed = await callWallet('bet', { transaction: txId, session: session.session, round: txId, amount: minor })
      return answer(session, placed, { txId })
    }),
    '/deposit': withBet(async ({ session }, { txId, amount }) => {
      const minor = toMinor(String(amount), session.currency.exponent)
      if (minor === undefined) return refuse('bad_request')
      const about = { player: session.player, round: txId, bet: txId }
      return answer(session, await callWallet('win', { transaction: `${txId}-win`, ...about, amount: minor }))
    }),
    '/rollback': withBet(async ({ session }, { txId }) => {
      const about = { player: session.player, round: txId, bet: txId }
      return answer(session, await callWallet('rollback', { transaction: `${txId}-back`, ...about }))
    }),
  },

  // The document has no way to ask about a bet. After two weeks without an outcome its stake is to be returned.
  betState: ({ bet }) => (Date.now() - (bets.get(bet)?.at ?? 0) < twoWeeks ? 'known' : 'unknown'),
})
