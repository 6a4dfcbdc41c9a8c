// Adapter for the Operator API of Hub88. To the provider, it serves the seamless Wallet API of the API document; to
// Livery, it is a game vendor. Connect it with settlementCall=close and unknownRollback=ok: a round may have several
// bets, and ends with round_closed.
import { createSign, createVerify } from 'node:crypto'
import { callWallet, callUntilAnswered, serve } from './livery.mjs'

const { PROVIDER_URL, PROVIDER_PUBLIC_KEY, OPERATOR_PRIVATE_KEY, OPERATOR_ID } = process.env
/** Number of decimal places of an amount in the API, which is an integer: 100000 is 1.00 in any currency. */
const amountDigits = 5

// A real adapter stores these in its database.
const sessions = new Map()
const players = new Map()
const gameCodes = new Map()

/** Status of the API for each error of Livery's wallet. */
const statuses = {
  bad_request: 'RS_ERROR_WRONG_SYNTAX',
  not_enough: 'RS_ERROR_NOT_ENOUGH_MONEY',
  session_ended: 'RS_ERROR_TOKEN_EXPIRED',
  not_permitted: 'RS_ERROR_USER_DISABLED',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  bet_returned: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  id_used: 'RS_ERROR_DUPLICATE_TRANSACTION',
}

/** Converts an amount of Hub88 to minor units; `undefined` if it is not a whole number of minor units. */
function toMinor(amount, { exponent }) {
  if (!Number.isSafeInteger(amount) || amount < 0) return undefined
  const unit = 10 ** (amountDigits - exponent)
  return amount % unit === 0 ? String(amount / unit) : undefined
}

const fromMinor = (minor, { exponent }) => Number(minor) * 10 ** (amountDigits - exponent)

/** Creates a response with an error status. The API uses the HTTP status 200 for errors as well. */
const createErrorResponse = ({ user, request_uuid }, status) => [200, { user, request_uuid, status }]
const createWalletResponse = ({ user, request_uuid }, { currency }, { balance, error }) =>
  error === undefined
    ? [200, { user, request_uuid, status: 'RS_OK', currency: currency.code, balance: fromMinor(balance, currency) }]
    : createErrorResponse({ user, request_uuid }, statuses[error] ?? 'RS_ERROR_UNKNOWN')

const isSigned = (raw, signature) => createVerify('RSA-SHA256').update(raw).verify(PROVIDER_PUBLIC_KEY, String(signature), 'base64')

/**
 * Wraps a handler: verifies the signature, finds the session, and compares the player and the currency with it. By
 * default the request must name the session; wins and rollbacks, which may arrive later, can be matched by the player.
 */
const withSession =
  (handle, findSession = ({ token }) => sessions.get(token)) =>
  async (body, raw, headers) => {
    if (!isSigned(raw, headers['x-hub88-signature'])) return createErrorResponse(body, 'RS_ERROR_INVALID_SIGNATURE')
    const session = findSession(body)
    const isOtherPlayer = body.user !== undefined && body.user !== session?.player
    if (session === undefined || isOtherPlayer) return createErrorResponse(body, 'RS_ERROR_INVALID_TOKEN')
    if (body.currency !== undefined && body.currency !== session.currency.code) return createErrorResponse(body, 'RS_ERROR_WRONG_CURRENCY')
    return handle(session, body)
  }
const findByTokenOrPlayer = ({ token, user }) => sessions.get(token) ?? players.get(user)

/** Closes the round if the transaction is its last. Retries until the outcome is known, because Hub88 does not. */
function closeRound({ player }, { round, round_closed, transaction_uuid }) {
  if (round_closed === true) void callUntilAnswered('close', { transaction: `${transaction_uuid}-close`, player, round })
}

async function fetchProvider(path, request) {
  const body = JSON.stringify(request)
  const signature = createSign('RSA-SHA256').update(body).sign(OPERATOR_PRIVATE_KEY, 'base64')
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature }
  const response = await fetch(`${PROVIDER_URL}${path}`, { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

serve({
  listGames: async () => {
    const games = await fetchProvider('/operator/generic/v2/game/list', { operator_id: Number(OPERATOR_ID) })
    return games.map(({ game_code: code, name, url_thumb: picture }) => {
      const id = code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      gameCodes.set(id, code)
      return { id, category: 'RNG', name, ...(picture && { picture }) }
    })
  },

  open: async (session, game) => {
    sessions.set(session.id, session)
    players.set(session.player, session)
    const { url } = await fetchProvider('/operator/generic/v2/game/url', {
      operator_id: Number(OPERATOR_ID),
      user: session.player,
      token: session.id,
      game_code: gameCodes.get(game),
      currency: session.currency.code,
      lang: session.language.slice(0, 2),
      platform: 'GPL_DESKTOP',
      country: 'XX',
      lobby_url: `https://${session.host}`,
    })
    return url
  },

  handlers: {
    '/user/info': withSession(
      (_session, { user, request_uuid }) => [200, { user, request_uuid, status: 'RS_OK', country: 'XX' }],
      ({ user }) => players.get(user),
    ),
    '/user/balance': withSession(async (session, body) =>
      createWalletResponse(body, session, await callWallet('balance', { session: session.session })),
    ),

    '/transaction/bet': withSession(async (session, body) => {
      const { transaction_uuid: transaction, round } = body
      const amount = toMinor(body.amount, session.currency)
      if (amount === undefined) return createErrorResponse(body, 'RS_ERROR_WRONG_SYNTAX')
      const betResponse = await callWallet('bet', { transaction, session: session.session, round, amount })
      if (betResponse.error === undefined) closeRound(session, body)
      return createWalletResponse(body, session, betResponse)
    }),
    '/transaction/win': withSession(async (session, body) => {
      const { transaction_uuid: transaction, reference_transaction_uuid: bet, round } = body
      const amount = toMinor(body.amount, session.currency)
      if (amount === undefined) return createErrorResponse(body, 'RS_ERROR_WRONG_SYNTAX')
      const winResponse = await callWallet('win', { transaction, player: session.player, round, bet, amount })
      if (winResponse.error === undefined) closeRound(session, body)
      return createWalletResponse(body, session, winResponse)
    }, findByTokenOrPlayer),
    '/transaction/rollback': withSession(async (session, body) => {
      const { transaction_uuid: transaction, reference_transaction_uuid: bet, round } = body
      return createWalletResponse(body, session, await callWallet('rollback', { transaction, player: session.player, round, bet }))
    }, findByTokenOrPlayer),
  },

  // Hub88 repeats wins and rollbacks until they are answered, so a bet without either is still open at Hub88.
  getBetState: () => 'known',
})
