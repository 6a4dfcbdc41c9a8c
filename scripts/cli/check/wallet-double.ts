import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import {
  clockToleranceMilliseconds,
  type OpenedSession,
  signatureHeaders,
  createStringToSign,
  type VendorKey,
} from '../../../server/integrations/vendor-contract.ts'

/** A call that the vendor under test has sent. */
export interface ReceivedCall {
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
  /** Fault of the path or the signature; `undefined` if both are valid. */
  readonly fault: string | undefined
  /** Whether the case plans a normal answer: not dropped, failed, refused or delayed. */
  readonly isAnswered: boolean
}

/** Reaction of the wallet to the next call of a kind. */
type Behaviour = 'answer' | 'drop' | 'fail' | { readonly refuse: string } | { readonly delay: number }

/** A test double of the platform's wallet: records a vendor's calls, and can drop or delay answers, refuse or fail. */
export interface WalletDouble {
  readonly calls: readonly ReceivedCall[]
  /** Returns a new launch token. */
  createLaunchToken(): string
  /** Sets how the next calls of a kind are handled, in order. Later ones are answered. */
  setBehaviours(call: string, ...behaviours: readonly Behaviour[]): void
  /** Clears the calls and behaviours of the previous case. */
  reset(): void
  stop(): Promise<void>
}

export interface WalletOptions {
  readonly port: number
  readonly brand: string
  readonly vendor: string
  readonly keys: readonly VendorKey[]
}

const currency: OpenedSession['currency'] = {
  code: 'EUR',
  symbol: '€',
  exponent: 2,
  decimals: 2,
  placement: 'before',
  groupSeparator: ',',
  decimalSeparator: '.',
}
const initialBalance = 10_000_000n

/** Creates a function that returns the fault of a signature; `undefined` if it is valid. */
function createSignatureVerifier(keys: readonly VendorKey[]) {
  const nonces = new Set<string>()
  return (path: string, headers: IncomingHttpHeaders, body: string): string | undefined => {
    const [id, time = '', nonce = '', signature = ''] = (['key', 'time', 'nonce', 'signature'] as const).map((name) =>
      headers[signatureHeaders[name]]?.toString(),
    )
    const key = keys.find((vendorKey) => vendorKey.id === id)
    if (!key) return `livery-key is "${String(id)}". Expected the id of the vendor's key.`
    if (!/^\d{1,16}$/.test(time)) return `livery-time is "${time}". Expected milliseconds since 1970.`
    if (Math.abs(Number(time) - Date.now()) > clockToleranceMilliseconds) return `livery-time ${time} is more than five minutes off.`
    if (!/^[\w-]{16,64}$/.test(nonce)) return `livery-nonce is "${nonce}". Expected 16 to 64 letters, digits, hyphens or underscores.`
    if (nonces.has(nonce)) return `livery-nonce "${nonce}" was used before.`
    nonces.add(nonce)
    const expectedSignature = createHmac('sha256', key.secret)
      .update(createStringToSign({ method: 'POST', path, time, nonce, body }))
      .digest('hex')
    const isValid = signature.length === expectedSignature.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature))
    return isValid ? undefined : 'livery-signature is not the HMAC-SHA-256 of method, path, time, nonce and body.'
  }
}

type Body = ReceivedCall['body']

/** Creates the wallet of the only player, which also issues launch tokens. */
function createWallet() {
  const launchTokens = new Set<string>()
  /** Content and answer of each transaction, by call and transaction id. */
  const transactions = new Map<string, { readonly content: string; readonly answer: object }>()
  let balance = initialBalance
  const answerCall = (call: string, body: Body): object => {
    if (call === 'open') {
      if (!launchTokens.delete(String(body['launch']))) return { error: 'session_ended' }
      return {
        session: randomUUID(),
        player: playerId,
        language: 'en',
        host: siteHost,
        currency,
        trial: false,
        lottery: null,
      } satisfies OpenedSession
    }
    if (call === 'balance') return { balance: String(balance) }
    if (call === 'catalogue') return { games: Array.isArray(body['games']) ? body['games'].length : 0, refused: [] }
    const key = `${call} ${String(body['transaction'])}`
    const previous = transactions.get(key)
    if (previous) return previous.content === JSON.stringify(body) ? previous.answer : { error: 'id_used' }
    if (/^\d+$/.test(String(body['amount']))) balance += (call === 'bet' ? -1n : 1n) * BigInt(String(body['amount']))
    const answer = { balance: String(balance) }
    transactions.set(key, { content: JSON.stringify(body), answer })
    return answer
  }
  const createLaunchToken = (): string => {
    const token = randomUUID()
    launchTokens.add(token)
    return token
  }
  return { answerCall, createLaunchToken }
}

export async function startWalletDouble({ port, brand, vendor, keys }: WalletOptions): Promise<WalletDouble> {
  let calls: ReceivedCall[] = []
  const plannedBehaviours = new Map<string, Behaviour[]>()
  const wallet = createWallet()
  const findFault = createSignatureVerifier(keys)
  const server = createServer((request, response) => {
    void (async () => {
      const text = Buffer.concat(await (request.toArray() as Promise<Buffer[]>)).toString()
      const path = request.url ?? ''
      const call = path.slice(path.lastIndexOf('/') + 1)
      const body = parseBody(text)
      const isExpectedPath = path === `${walletPath}/${brand}/${vendor}/${call}`
      const fault = isExpectedPath
        ? findFault(path, request.headers, text)
        : `The path is ${path}. Expected ${walletPath}/${brand}/${vendor}/<call>.`
      const behaviour = plannedBehaviours.get(call)?.shift() ?? 'answer'
      calls.push({ call, body, fault, isAnswered: behaviour === 'answer' })
      if (fault !== undefined) return sendJson(response, 401, { error: 'signature_invalid' })
      if (behaviour === 'drop') return void response.destroy()
      if (behaviour === 'fail') return sendJson(response, 503, { error: 'unavailable' })
      if (typeof behaviour === 'object' && 'refuse' in behaviour) return sendJson(response, 409, { error: behaviour.refuse })
      const answer = wallet.answerCall(call, body)
      if (typeof behaviour === 'object') await new Promise((resolve) => setTimeout(resolve, behaviour.delay))
      sendJson(response, 'error' in answer ? 409 : 200, answer)
    })().catch(() => response.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    get calls() {
      return calls
    },
    createLaunchToken: wallet.createLaunchToken,
    setBehaviours: (call, ...behaviours) => void plannedBehaviours.set(call, [...behaviours]),
    reset: () => {
      calls = []
      plannedBehaviours.clear()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const walletPath = '/_livery/wallet'
/** The host of the simulated site. */
export const siteHost = 'check.example'
/** The id of the only player. */
export const playerId = '0f8fad5b-d9cb-469f-a165-70867728950e'

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function parseBody(text: string): Body {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Body) : {}
  } catch {
    return {}
  }
}
