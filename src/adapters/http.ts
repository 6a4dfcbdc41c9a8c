import ky, { isTimeoutError } from 'ky'
import {
  type RequestOptions,
  type ClientContext,
  revisionHeader,
  Problem,
  type RequestOf,
  type ResponseOf,
} from '../engine/contract/port.ts'
import type { Work } from '../generated/api.ts'
import type { EndpointName } from '../generated/endpoints.ts'
import { calls as firstCalls, type BrowserEndpoint } from '../generated/first-calls.js'
import type { Cipher } from './cipher.ts'
import type { Prover } from './prove-work.ts'
import { createClientProblem, isRecord, createInvalidResponseProblem } from './problem.ts'

/** Calls an endpoint of the endpoint table (`src/generated/endpoints.ts`). Rejects with a `Problem` only. */
export type CallEndpoint = <C extends EndpointName>(name: C, request: RequestOf<C>, options?: RequestOptions) => Promise<ResponseOf<C>>

/**
 * Creates the client of the platform, through which every endpoint of the table is called. It applies the brand's
 * timeout, sends the token, encrypts and does proof of work as the table requires, validates responses against the
 * endpoint's schema and removes their invalid parts. It converts every failure to a `Problem`, and logs neither bodies
 * nor tokens.
 */
export function createHttp(client: ClientContext, cipher: Cipher, prover: Prover): CallEndpoint {
  const http = ky.create({
    retry: 0,
    timeout: client.timeoutSeconds * 1000,
    throwHttpErrors: false,
    cache: 'no-store',
    credentials: 'same-origin',
  })

  /** Offset of the platform's clock from this device's in milliseconds, as far as known. */
  let clockOffset = 0

  const createRequestBody = async (endpoint: BrowserEndpoint, request: object): Promise<object> => {
    if (!endpoint.encrypted) return request
    const key = client.getPublicKey()
    if (!key?.kid) throw await toProblem({ code: 'unavailable' })
    return {
      payload: await cipher(request, key, {
        audience: location.hostname.replace(/\.$/, '') + endpoint.path,
        encryptedAt: Date.now() + clockOffset,
      }),
    }
  }

  const send = async (
    name: EndpointName,
    endpoint: BrowserEndpoint,
    request: unknown,
    options: RequestOptions | undefined,
  ): Promise<Response> => {
    const token = client.getToken()
    // By default, the end of the session aborts GET requests that require a token, but no other requests.
    const signal = options?.signal ?? (endpoint.method === 'GET' && endpoint.token === 'required' ? client.getSessionSignal() : undefined)
    const body = endpoint.method === 'GET' || request === undefined ? undefined : await createRequestBody(endpoint, request as object)
    const response = await http(endpoint.path, {
      method: endpoint.method,
      headers: {
        'accept-language': client.getLanguageTag(),
        ...(endpoint.token !== 'none' && token !== undefined && { authorization: `Bearer ${token}` }),
        ...options?.headers,
      },
      ...(endpoint.method === 'GET' && isRecord(request) && { searchParams: request as Record<string, string> }),
      ...(body !== undefined && (endpoint.form ? { body: new URLSearchParams(body as Record<string, string>) } : { json: body })),
      ...(signal && { signal }),
    })
    const revision = response.headers.get(revisionHeader)
    if (revision !== null) client.onRevision(Number(revision), name)
    return response
  }

  /** Returns the response envelope. Corrects `clockOffset` and retries once if the platform rejects a body's time. */
  const fetchEnvelope = async (...args: Parameters<typeof send>): Promise<unknown> => {
    const response = await send(...args)
    const envelope: unknown = await response.json()
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!isRecord(envelope) || envelope['code'] !== 'payload_stale' || Number.isNaN(date)) return envelope
    clockOffset = date - Date.now()
    return (await send(...args)).json()
  }

  const prove = async (work: Work, abortSignal: AbortSignal | undefined): Promise<string> => {
    try {
      return await prover(work, (progress) => client.onProofProgress(progress), abortSignal)
    } finally {
      client.onProofProgress(undefined)
    }
  }

  /**
   * Reports the invalid parts of a response, and returns the valid part of its value. `isValid` is missing if
   * the response is not an envelope.
   * @throws Problem if the response is not an envelope or cannot be repaired
   */
  const repair = async (name: EndpointName, response: unknown, isValid?: BrowserEndpoint['isValid']): Promise<unknown> => {
    const repairModule = await import('./repair-response.ts').catch(() => undefined)
    const { value, faults } = repairModule?.repairResponse(name, response, isValid) ?? { value: undefined, faults: [] }
    client.onResponseFaults(name, faults)
    if (value === undefined) throw createInvalidResponseProblem()
    return value
  }

  /** Calls an endpoint, after the proof of work that it requires. */
  const callEndpoint = async (name: EndpointName, request: unknown, options: RequestOptions | undefined): Promise<unknown> => {
    if (!client.supports(name)) throw await toProblem({ code: 'unavailable' })
    const endpoint = await loadEndpoint(name)
    const work = endpoint.proof ? ((await callEndpoint('verification.work', { call: name }, options)) as Work) : options?.work
    const optionsWithProof = work && { ...options, headers: { ...options?.headers, proof: await prove(work, options?.signal) } }
    const envelope = await fetchEnvelope(name, endpoint, request, optionsWithProof ?? options)
    if (!isRecord(envelope) || typeof envelope['success'] !== 'boolean') return repair(name, envelope)
    if (!envelope['success']) throw await toProblem(envelope)
    const value = envelope['value'] ?? null
    return endpoint.isValid(value) ? value : repair(name, value, endpoint.isValid)
  }

  return async (name, request, options) => {
    const token = client.getToken()
    try {
      return (await callEndpoint(name, request, options)) as never
    } catch (error) {
      if (error instanceof SyntaxError) void repair(name, undefined).catch(() => undefined)
      const problem = error instanceof Problem ? error : createClientProblem(classifyError(error))
      client.onProblem(problem, { endpoint: name, token })
      throw problem
    }
  }
}

/**
 * Returns an endpoint of the table. The entry bundle contains the endpoints that the first paint requires; all others
 * are in one chunk, which loads when one of them is first called.
 * @throws Error for an unknown name
 */
async function loadEndpoint(name: EndpointName): Promise<BrowserEndpoint> {
  const entryEndpoints: Partial<Record<EndpointName, BrowserEndpoint>> = firstCalls
  if (entryEndpoints[name] !== undefined) return entryEndpoints[name]
  const { calls }: { readonly calls: Partial<Record<EndpointName, BrowserEndpoint>> } = await import('../generated/later-calls.js')
  const endpoint = calls[name]
  if (endpoint === undefined) throw new Error(`Unknown endpoint "${name}"`)
  return endpoint
}

/** Converts an error response to a problem. The error catalogue loads with the first error response. */
const toProblem = async (envelope: unknown): Promise<Problem> => (await import('./error-response.ts')).toProblem(envelope)

/**
 * Returns the code of an error: `timeout`, `unknown` for a response that is not JSON or a public key that cannot be
 * imported, and `network` for every other error.
 */
function classifyError(error: unknown): 'timeout' | 'network' | 'unknown' {
  if (isTimeoutError(error)) return 'timeout'
  return error instanceof SyntaxError || (error instanceof Error && error.name === 'DataError') ? 'unknown' : 'network'
}

/** Fetches and parses a same-origin JSON file. Throws if it cannot be loaded or is not JSON. */
export async function fetchJsonFile(url: string, timeoutSeconds: number): Promise<unknown> {
  return ky.get(url, { retry: 1, timeout: timeoutSeconds * 1000 }).json<unknown>()
}
