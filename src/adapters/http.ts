import ky, { isTimeoutError } from 'ky'
import { type CallOptions, type ClientContext, revisionHeader, Problem, type RequestOf, type ValueOf } from '../engine/contract/port.ts'
import type { Work } from '../generated/api.ts'
import type { CallName } from '../generated/endpoints.ts'
import { calls as firstCalls, type BrowserCall } from '../generated/first-calls.js'
import type { Cipher } from './cipher.ts'
import type { Prover } from './prove-work.ts'
import { clientProblem, isRecord, invalidResponseProblem, toProblem } from './problem.ts'

/** Makes one call of the table. Rejects with a Problem and with nothing else. */
export type Call = <C extends CallName>(name: C, request: RequestOf<C>, options?: CallOptions) => Promise<ValueOf<C>>

/**
 * The one way to the platform: every call of the table goes through here. It waits no longer than the brand's settings
 * say, sends the token where a call needs one, encrypts and does work where the table says so, checks what comes back
 * against the call's schema, and turns everything else into a Problem. It writes nothing down: neither bodies nor
 * tokens.
 */
export function createHttp(client: ClientContext, cipher: Cipher, prover: Prover): Call {
  const http = ky.create({
    retry: 0,
    timeout: client.timeoutSeconds * 1000,
    throwHttpErrors: false,
    cache: 'no-store',
    credentials: 'same-origin',
  })

  /** How far the platform's clock is before this device's, in milliseconds, as far as it is known. */
  let clockOffset = 0

  const toBody = async (endpoint: BrowserCall, request: object): Promise<object> => {
    if (!endpoint.encrypted) return request
    const key = client.publicKey()
    if (key === undefined) throw toProblem({ code: 'unavailable' })
    return {
      payload: await cipher(request, key, { audience: location.hostname.replace(/\.$/, '') + endpoint.path, at: Date.now() + clockOffset }),
    }
  }

  const send = async (name: CallName, endpoint: BrowserCall, request: unknown, options: CallOptions | undefined): Promise<Response> => {
    const token = client.token()
    // Calls that only read are aborted when the session that they need ends. Changes never are.
    const signal = options?.signal ?? (endpoint.method === 'GET' && endpoint.token === 'required' ? client.sessionEnd() : undefined)
    const body = endpoint.method === 'GET' || request === undefined ? undefined : await toBody(endpoint, request as object)
    const response = await http(endpoint.path, {
      method: endpoint.method,
      headers: {
        'accept-language': client.language(),
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

  /**
   * Asks once more where the platform says that an encrypted body is of another time: its answer says which time it is.
   */
  const fetchEnvelope = async (...args: Parameters<typeof send>): Promise<unknown> => {
    const response = await send(...args)
    const envelope: unknown = await response.json()
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!isRecord(envelope) || envelope['code'] !== 'payload_stale' || Number.isNaN(date)) return envelope
    clockOffset = date - Date.now()
    return (await send(...args)).json()
  }

  const prove = async (work: Work, stop: AbortSignal | undefined): Promise<string> => {
    try {
      return await prover(work, (share) => client.onWork(share), stop)
    } finally {
      client.onWork(undefined)
    }
  }

  /** Makes a call, after the work that the platform wants to be done for it. */
  const callEndpoint = async (name: CallName, request: unknown, options: CallOptions | undefined): Promise<unknown> => {
    const endpoint = await findCall(name)
    const work = endpoint.proof ? ((await callEndpoint('verification.work', { call: name }, options)) as Work) : options?.work
    const proven = work && { ...options, headers: { ...options?.headers, proof: await prove(work, options?.signal) } }
    return unwrapEnvelope(endpoint, await fetchEnvelope(name, endpoint, request, proven ?? options))
  }

  return async (name, request, options) => {
    const token = client.token()
    try {
      return (await callEndpoint(name, request, options)) as never
    } catch (error) {
      const problem = error instanceof Problem ? error : clientProblem(classifyError(error))
      client.onProblem(problem, { call: name, token })
      throw problem
    }
  }
}

/** What the first picture needs comes with the program; the other calls come with the first of them that is made. */
async function findCall(name: CallName): Promise<BrowserCall> {
  const first: Partial<Record<CallName, BrowserCall>> = firstCalls
  if (first[name] !== undefined) return first[name]
  const { calls }: { readonly calls: Partial<Record<CallName, BrowserCall>> } = await import('../generated/later-calls.js')
  const call = calls[name]
  if (call === undefined) throw new Error(`There is no call ${name}.`)
  return call
}

function unwrapEnvelope({ holds }: BrowserCall, envelope: unknown): unknown {
  if (!isRecord(envelope) || typeof envelope['success'] !== 'boolean') throw invalidResponseProblem()
  if (!envelope['success']) throw toProblem(envelope)
  const value = envelope['value'] ?? null
  if (!holds(value)) throw invalidResponseProblem()
  return value
}

/** Only what the network did counts as the network: an answer that is no JSON, or a fault of ours, is unknown. */
function classifyError(error: unknown): 'timeout' | 'network' | 'unknown' {
  if (isTimeoutError(error)) return 'timeout'
  return error instanceof SyntaxError || (error instanceof Error && error.name === 'DataError') ? 'unknown' : 'network'
}

/** A file of our own host, parsed. Throws where it does not come or is no JSON. */
export async function getFile(url: string, timeoutSeconds: number): Promise<unknown> {
  return ky.get(url, { retry: 1, timeout: timeoutSeconds * 1000 }).json<unknown>()
}
