import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { WALLET, BRAND, VENDOR, KEY_ID, KEY_SECRET, PORT = '9000' } = process.env

const sign = (method, path, time, nonce, body) =>
  createHmac('sha256', KEY_SECRET).update([method, path, time, nonce, body].join('\n')).digest('hex')

/**
 * Calls the brand's wallet once, and returns the body of its response, such as a balance or `{ error }`. Without a
 * response in JSON, and after 5xx, the outcome is unknown: `{ error: 'unavailable' }`.
 */
export async function callWallet(call, request) {
  const url = new URL(`${WALLET}/${BRAND}/${VENDOR}/${call}`)
  const [time, nonce, body] = [String(Date.now()), randomBytes(18).toString('base64url'), JSON.stringify(request)]
  const signature = sign('POST', url.pathname, time, nonce, body)
  const headers = { 'content-type': 'application/json', 'livery-key': KEY_ID, 'livery-time': time, 'livery-nonce': nonce }
  try {
    const options = { method: 'POST', body, headers: { ...headers, 'livery-signature': signature }, signal: AbortSignal.timeout(5_000) }
    const response = await fetch(url, options)
    return response.status >= 500 ? { error: 'unavailable' } : await response.json()
  } catch {
    return { error: 'unavailable' }
  }
}

/** Repeats a call with the same transaction until its outcome is known. */
export async function callUntilAnswered(call, request) {
  for (let pause = 250; ; pause = Math.min(2 * pause, 60_000)) {
    const response = await callWallet(call, request)
    if (response.error !== 'unavailable') return response
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Converts a decimal amount to minor units as text, truncating further digits; `undefined` if it is not a decimal. */
export function toMinor(amount, exponent) {
  const [, integer, decimals = ''] = /^(\d{1,18})(?:\.(\d+))?$/.exec(amount) ?? []
  return integer === undefined ? undefined : String(BigInt(integer + decimals.slice(0, exponent).padEnd(exponent, '0')))
}

/** Converts minor units to a decimal amount, both as text. */
export function fromMinor(minor, exponent) {
  const digits = minor.padStart(exponent + 1, '0')
  return exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Whether a request has a valid signature of the platform, with a time that is at most five minutes off. */
function isSigned({ method, url, headers }, body) {
  const [time, nonce] = [String(headers['livery-time']), String(headers['livery-nonce'])]
  const [received, expected] = [Buffer.from(String(headers['livery-signature'])), Buffer.from(sign(method, url, time, nonce, body))]
  return Math.abs(Date.now() - Number(time)) <= 300_000 && received.length === expected.length && timingSafeEqual(received, expected)
}

/**
 * Renders the page that Livery opens. It contains the provider's page in a frame, because the site's content security
 * policy allows only frames of the adapter.
 */
function renderGame(gameUrl, { host }) {
  const { origin, href } = new URL(gameUrl)
  const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}; frame-ancestors https://${host} http://${host}:*`
  const src = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const style = 'position:fixed;inset:0;width:100%;height:100%;border:0'
  const html = `<!doctype html><title>Game</title><iframe src="${src}" style="${style}" allow="autoplay; fullscreen"></iframe>`
  return [200, html, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }]
}

/**
 * Starts the HTTP server of an adapter on 127.0.0.1, and then sends the games to the brand's catalogue.
 * - `open(session, game)` returns the URL of a game at the provider. `session` has an id for the provider, Livery's
 *   `session`, and the player, currency, language and host.
 * - `listGames()` returns the games for the brand's catalogue.
 * - `handlers[path](body, raw, headers)` handles a request of the provider, and returns `[status, value]`.
 * - `getBetState({ player, round, bet })` returns the state of a bet that has been open for a long time: `known` or
 *   `unknown`.
 */
export function serve({ open, listGames, handlers, getBetState }) {
  const handle = async (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://adapter')
    const body = Buffer.concat(await request.toArray()).toString()
    const game = new RegExp(`^/play/${BRAND}/([a-z0-9-]+)$`).exec(pathname)?.[1]
    if (game !== undefined) {
      const session = await callWallet('open', { launch: searchParams.get('launch') ?? '', game })
      if (session.error !== undefined) return [410, session]
      return renderGame(await open({ ...session, id: randomUUID() }, game), session)
    }
    if (pathname === '/bets/state' || pathname === '/bets/void') {
      if (!isSigned(request, body)) return [401, { error: 'signature_invalid' }]
      return [200, { state: pathname === '/bets/void' ? 'refused' : getBetState(JSON.parse(body)) }]
    }
    return Object.hasOwn(handlers, pathname) ? handlers[pathname](JSON.parse(body), body, request.headers) : [404, { error: 'not_found' }]
  }
  createServer(async (request, response) => {
    const [status, value, headers] = await handle(request).catch(() => [503, { error: 'unavailable' }])
    response.writeHead(status, headers ?? { 'content-type': 'application/json' })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }).listen(Number(PORT), '127.0.0.1', async function () {
    await callUntilAnswered('catalogue', { games: await listGames() })
    console.log(`listening on ${this.address().port}`)
  })
}
