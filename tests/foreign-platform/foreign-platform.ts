import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'

/** The endpoints of a platform that an operator has written itself: ten of about 150. */
export const foreignEndpoints = [
  'system.status',
  'game.menus',
  'game.list',
  'game.launch',
  'session.login',
  'session.logout',
  'member.info',
  'wallet.balance',
  'content.notices',
  'content.helpCenter',
] as const

export const foreignAccount = { username: 'riverfan', password: 'Rightpass1' }

type Json = Readonly<Record<string, unknown>>

export interface ForeignPlatform {
  readonly port: number
  /** Method and path of each request to an endpoint that the platform does not have. */
  readonly unknownRequests: readonly string[]
  /**
   * Applies `change` to the value of all further responses of the endpoint. Replaces any earlier change;
   * without an endpoint, only removes it.
   */
  mutate(endpoint: string | undefined, change?: (value: unknown) => unknown): void
  stop(): void
}

const categories = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'ESPORTS', 'ELOTT', 'LOTT'] as const
const createGames = (gameType: string): readonly Json[] =>
  ['Tiger', 'River', 'Crown'].map((name, index) => ({
    gameId: `${gameType.toLowerCase()}-${String(index)}`,
    vassalage: 'PP',
    gameName: `${name} ${gameType}`,
    showIcon: `/art/${name}-{size}.svg`,
    gameType,
    isHot: index === 0,
  }))
const member = { id: '7', account: 'riverfan', nickname: 'River', type: 0, toUpline: false, memberLabel: [], avatarType: 'STATIC' }
const createNotice = (id: string, type: string): Json => ({
  id,
  type,
  title: `Notice ${id}`,
  content: '<p>Read this.</p>',
  timestamp: '2026-01-05T00:00:00Z',
})
const createTopic = (id: string, group: string): Json => ({ id, group, title: `Topic ${id}`, content: '<p>An answer.</p>' })

type Respond = (query: URLSearchParams, body: Json) => unknown
type Route = readonly [name: (typeof foreignEndpoints)[number], needsToken: boolean, respond: Respond]

const listGames: Respond = (query) => {
  if (!/^\d+$/.test(query.get('pageNo') ?? '1') || !/^\d*$/.test(query.get('minBet') ?? '')) throw new HttpError(400, 'bad_request')
  const [type, ids, searchText] = [query.get('gameType'), query.get('ids')?.split(','), query.get('gameName')]
  const games = categories
    .flatMap(createGames)
    .filter(
      (game) =>
        (type === null || game['gameType'] === type) &&
        (ids === undefined || ids.includes(String(game['gameId']))) &&
        (searchText === null || String(game['gameName']).toLowerCase().includes(searchText.toLowerCase())),
    )
  return { games, pageNum: Number(query.get('pageNo') ?? 1), totalPages: 1, total: games.length }
}

const listMenus: Respond = () => ({
  data: {
    lanes: categories.map((gameCategory) => ({
      title: gameCategory,
      gameCategory,
      vendors: [{ vassalage: 'PP', name: 'Plum Play', games: 3 }],
      cards: createGames(gameCategory),
    })),
  },
})

const launchGame: Respond = (_, { gameId }) => {
  if (typeof gameId !== 'string') throw new HttpError(400, 'bad_request')
  return { game_url: '/game' }
}

const listNotices: Respond = () => ({
  player: [createNotice('a', 'PL')],
  banners: [],
  popup: [],
  promotion: [createNotice('p', 'PR'), createNotice('q', 'PR')],
})

const listTopics: Respond = () => [createTopic('start', 'account'), createTopic('pay', 'money'), createTopic('partner', 'partners')]

interface Sessions {
  readonly jwk: object
  readonly tokens: Set<string>
  readonly logIn: (body: Json) => Promise<Json>
}

async function createSessions(): Promise<Sessions> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
  const tokens = new Set<string>()
  const nonces = new Set<string>()
  const logIn = async (body: Json): Promise<Json> => {
    const { plaintext, protectedHeader } = await compactDecrypt(String(body['payload']), privateKey)
    const nonce = String(protectedHeader['jti'])
    if (protectedHeader.kid !== 'k1' || nonces.has(nonce)) throw new HttpError(400, 'payload_invalid')
    nonces.add(nonce)
    const { username, password } = JSON.parse(new TextDecoder().decode(plaintext)) as Json
    if (username !== foreignAccount.username || password !== foreignAccount.password) throw new HttpError(401, 'login_failed')
    const token = randomBytes(24).toString('base64url')
    tokens.add(token)
    return { token, firstTimeLogin: false, passwordExpired: false, user: member }
  }
  return { jwk: await exportJWK(publicKey), tokens, logIn }
}

const createSystemStatus = (port: number, jwk: object): Json => ({
  status: 0,
  info: {
    endpoints: foreignEndpoints,
    whitelabel: [],
    registerRules: [],
    resources: [],
    customerService: [],
    imageCDNs: [],
    launchGameCDNs: [`http://vendor.localhost:${String(port)}`],
    publicKey: { kid: 'k1', alg: 'ECDH-ES+A256KW', jwk },
  },
  location: { ip: '192.0.2.1', country: 'VN' },
  maintenance: false,
  regionRestriction: false,
})

/**
 * Starts a platform with ten endpoints that shares no code with Livery, except the export of a brand that it serves
 * from `folder`. Its status response lists its endpoints.
 */
export async function startForeignPlatform(folder?: string): Promise<ForeignPlatform> {
  const { jwk, tokens, logIn } = await createSessions()
  const unknownRequests: string[] = []
  let mutation: { readonly endpoint: string; readonly change: (value: unknown) => unknown } | undefined
  const routes: Readonly<Record<string, Route>> = {
    'GET /wps/system/status': ['system.status', false, () => createSystemStatus(getPort(), jwk)],
    'GET /lgw/games/game_menus': ['game.menus', false, listMenus],
    'GET /lgw/games/list': ['game.list', false, listGames],
    'POST /wps/game/launchGame': ['game.launch', true, launchGame],
    'POST /wps/session/login': ['session.login', false, (_, body) => logIn(body)],
    'DELETE /wps/session/logout': ['session.logout', true, () => (tokens.clear(), null)],
    'GET /wps/member/info': ['member.info', true, () => member],
    'GET /wps/v2/wallets/balance': ['wallet.balance', true, () => ({ sumBalance: '1234.50' })],
    'GET /wps/announcement/list': ['content.notices', false, listNotices],
    'GET /wps/system/helpCenter': ['content.helpCenter', false, listTopics],
  }
  const handleRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any')
    if (request.headers.host?.startsWith('vendor.')) return sendHtml(response, '<!doctype html><title>Game</title><p>The game</p>')
    if (pathname.startsWith('/art/')) return sendPicture(response)
    if (!/^\/(?:wps|lgw|lotto)\//.test(pathname)) return sendFile(response, folder, pathname)
    const route = routes[`${request.method ?? ''} ${pathname}`]
    if (route === undefined) {
      unknownRequests.push(`${request.method ?? ''} ${pathname}`)
      return sendJson(response, 404, { success: false, code: 'not_found', message: 'There is no such endpoint.' })
    }
    const [name, needsToken, respond] = route
    try {
      const token = request.headers.authorization?.replace('Bearer ', '')
      if (needsToken && !tokens.has(token ?? '')) throw new HttpError(401, 'not_logged_in')
      const text = await readBody(request)
      const value = await respond(searchParams, text === '' ? {} : (JSON.parse(text) as Json))
      sendJson(response, 200, { success: true, value: mutation?.endpoint === name ? mutation.change(value) : value })
    } catch (error) {
      const httpError = error instanceof HttpError ? error : new HttpError(400, 'bad_request')
      sendJson(response, httpError.status, { success: false, code: httpError.code, message: 'Refused.' })
    }
  }
  const server = createServer((request, response) => void handleRequest(request, response))
  const getPort = (): number => (server.address() as AddressInfo).port
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: getPort(),
    unknownRequests,
    mutate: (endpoint, change = (value) => value) => void (mutation = endpoint === undefined ? undefined : { endpoint, change }),
    stop: () => stopServer(server),
  }
}

class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code)
  }
}

function stopServer(server: Server): void {
  server.close()
  server.closeAllConnections()
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendJson(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', date: new Date().toUTCString() })
  response.end(JSON.stringify(body))
}

function sendHtml(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(text)
}

function sendPicture(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'image/svg+xml' })
  response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="teal"/></svg>')
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

function sendFile(response: ServerResponse, folder: string | undefined, path: string): void {
  const isFile = (candidate: string): boolean => existsSync(candidate) && statSync(candidate).isFile()
  const existingPath = folder === undefined ? undefined : [path, `${path}/index.html`].map((file) => join(folder, file)).find(isFile)
  const servedPath = existingPath ?? (folder === undefined ? undefined : join(folder, '404.html'))
  if (folder === undefined || servedPath === undefined) return sendJson(response, 404, {})
  const policy = /^ {2}content-security-policy: (.*)$/m.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1] ?? ''
  response.writeHead(existingPath === undefined ? 404 : 200, {
    'content-type': contentTypes[extname(servedPath)] ?? 'application/octet-stream',
    'content-security-policy': policy,
  })
  createReadStream(servedPath).pipe(response)
}
