import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { GameLaunchBody, LoginResult } from '../../src/generated/api.ts'
import {
  type OpenedSession,
  signatureHeaders,
  createStringToSign,
  type VendorKey,
  type WalletCall,
  type WalletCalls,
} from '../../server/integrations/vendor-contract.ts'
import type { HttpResponse } from './call-server.ts'
import type { TestPlatform } from './test-platform.ts'

/** The outcome of a call: its HTTP status, and its balance or error code. */
export interface WalletResponse {
  readonly status: number
  readonly balance?: string
  readonly error?: string
}

/** Overrides for a request's signature, which is valid by default. */
export interface SigningOptions {
  readonly key?: VendorKey
  readonly time?: number
  readonly nonce?: string
  /** Values that are signed in place of those of the request. */
  readonly signedValues?: Partial<Parameters<typeof createStringToSign>[0]>
}

/** The client of a vendor. Like a third party's client, it uses only the contract, the vendor's key and its code. */
export interface VendorClient {
  readonly vendor: string
  readonly key: VendorKey
  request<C extends WalletCall>(call: C, input: WalletCalls[C]['request'], signing?: SigningOptions): Promise<WalletResponse>
  /** Consumes a launch token and opens a game session. Throws if the call is rejected. */
  open(launch: string, game: string): Promise<OpenedSession>
}

/** Creates a client of a brand’s vendor. Rotates the vendor’s key, and signs with the new one. */
export async function createVendorClient(
  platform: TestPlatform,
  vendor: string,
  brand = 'alpha',
  merchantCode = 'ALPHA1',
): Promise<VendorClient> {
  const newKey = (await platform.runAdminCommand('rotate-vendor-key', { brand, vendor })) as { key: string; secret: string }
  const key = { id: newKey.key, secret: newKey.secret }
  const send = (call: string, input: object, signing: SigningOptions = {}): Promise<HttpResponse> => {
    const path = `/_livery/wallet/${merchantCode}/${vendor}/${call}`
    const [time, nonce] = [String(signing.time ?? Date.now()), signing.nonce ?? randomBytes(18).toString('base64url')]
    const body = JSON.stringify(input)
    const { id, secret } = signing.key ?? key
    const text = createStringToSign({ method: 'POST', path, time, nonce, body, ...signing.signedValues })
    return platform.send('POST', path, {
      host: `127.0.0.1:${String(platform.port)}`,
      body,
      headers: {
        [signatureHeaders.key]: id,
        [signatureHeaders.time]: time,
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
      },
    })
  }
  return {
    vendor,
    key,
    request: async (call, body, signing) => {
      const { status, text } = await send(call, body, signing)
      return { status, ...(JSON.parse(text) as object) }
    },
    open: async (launch, game) => {
      const { status, text } = await send('open', { launch, game })
      if (status !== 200) throw new Error(`${String(status)} ${text}`)
      return JSON.parse(text) as OpenedSession
    },
  }
}

/** Launches a game as a player; returns the launch token that its vendor receives. */
export async function launch(
  platform: TestPlatform,
  host: string,
  login: { readonly token: string; readonly user: Pick<LoginResult['user'], 'account'> },
  overrides: Partial<GameLaunchBody> = {},
): Promise<string> {
  const body = {
    gameId: 'pgf-jade-tiger',
    nodeId: '',
    accountType: '',
    confirmTrans: true,
    vassalage: 'PGF',
    launchMode: 'REAL',
    platform: 'html5-desktop',
    clientType: 3,
    username: login.user.account,
    token: login.token,
    merchantCode: 'ALPHA1',
    language: 'EN',
    ...overrides,
  } as const
  const response = await platform.call('game.launch', body, { host, token: login.token, headers: { language: body.language } })
  const { game_url: url } = response.body.value as { game_url: string }
  return new URL(url).searchParams.get('launch') ?? ''
}

/** Creates a player of alpha with a balance such as `100.00`, and launches and opens a game of the client’s vendor. */
export async function openGameAsNewPlayer(
  platform: TestPlatform,
  client: VendorClient,
  balance: string,
  overrides: Partial<GameLaunchBody> = {},
) {
  const username = `b${randomUUID().replaceAll('-', '').slice(0, 11)}`
  const password = 'Fjordpassword2'
  await platform.runAdminCommand('create-account', { brand: 'alpha', username, type: 0, balance, password })
  const login = await platform.logIn('alpha.test', username, password)
  const launchBody = { vassalage: client.vendor, ...overrides }
  const game = launchBody.gameId ?? 'pgf-jade-tiger'
  const opened = await client.open(await launch(platform, 'alpha.test', login, launchBody), game)
  return { username, login, opened, session: opened.session, player: opened.player }
}
