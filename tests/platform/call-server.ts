import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { CompactEncrypt, importJWK } from 'jose'
import type { Calls, Permission, Work } from '../../src/generated/api.ts'
import { type EndpointName, endpoints } from '../../src/generated/endpoints.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The parsed body; `{}` if it is not JSON. */
  readonly body: {
    readonly success?: boolean
    readonly code?: string
    readonly message?: string
    readonly value?: unknown
    readonly fields?: Readonly<Record<string, { key: string }>>
    readonly retryAfterSeconds?: number
  }
}

export interface SendOptions {
  readonly host: string
  readonly headers?: Readonly<Record<string, string>>
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown
  /** The local source address: on Linux, any address of 127.0.0.0/8. */
  readonly from?: string | undefined
  /** The HTTP agent. Default: one that all tests of a file share. */
  readonly agent?: Agent
}

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends a request to a server on this machine, with `host` as its `Host` header. */
export function send(
  port: number,
  method: string,
  path: string,
  { host, headers = {}, body, from, agent = sharedAgent }: SendOptions,
): Promise<HttpResponse> {
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const allHeaders = {
    host,
    ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { agent, host: '127.0.0.1', port, method, path, headers: allHeaders, ...(from !== undefined && { localAddress: from }) },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const responseText = Buffer.concat(chunks).toString()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: responseText, body: parseBody(responseText) })
        })
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(text)
  })
}

function parseBody(text: string): HttpResponse['body'] {
  try {
    return JSON.parse(text) as HttpResponse['body']
  } catch {
    return {}
  }
}

export interface RequestOptions {
  readonly host: string
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly from?: string | undefined
}

/** The input of an operation: its query or its body. */
export type InputOf<Name extends EndpointName> = Calls[Name] extends { query: infer Q }
  ? Q
  : Calls[Name] extends { body: infer B }
    ? B
    : undefined

/**
 * Calls an operation as declared in `endpoints`: method, path, and encryption if required. Solves the proof of work if
 * the operation requires one and `headers` contain none. If the request for the proof-of-work challenge is rejected,
 * returns that response.
 */
export async function callServer(
  port: number,
  key: Permission['info']['publicKey'],
  name: EndpointName,
  input: unknown,
  { host, token, headers = {}, from }: RequestOptions,
): Promise<HttpResponse> {
  const { method, path, encrypted, proof, form } = endpoints[name]
  const isQuery = method === 'GET' || method === 'DELETE'
  const query = isQuery && input !== undefined ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
  const body = isQuery ? undefined : encrypted ? { payload: await encrypt(input, key, { audience: getAudience(host, name) }) } : input
  const requestBody = form && input !== undefined ? new URLSearchParams(input as Record<string, string>).toString() : body
  const sendOnce = (extraHeaders: Readonly<Record<string, string>> = {}): Promise<HttpResponse> =>
    send(port, method, path + query, {
      host,
      from,
      body: requestBody,
      headers: {
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
        ...extraHeaders,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
  if (!proof || headers['proof'] !== undefined) return sendOnce()
  const workResponse = await callServer(port, key, 'verification.work', { call: name }, { host, from, headers })
  return workResponse.status === 200 ? sendOnce({ proof: await solveProofOfWork(workResponse.body.value as Work) }) : workResponse
}

/** Returns the `Cookie` header that a browser sends after it has received the cookie `name`; empty if it is not set. */
export function getCookie(headers: HttpResponse['headers'], name: string): string {
  const setCookie = [headers['set-cookie'] ?? []].flat().find((line) => line.startsWith(`${name}=`))
  return setCookie?.split(';')[0] ?? ''
}

/** Returns the audience of an encrypted body: the host and path that it is valid for. */
export const getAudience = (host: string, name: EndpointName): string => host.replace(/:\d+$/, '') + endpoints[name].path

/** The claims of an encrypted body. */
interface Claims {
  readonly audience: string
  /** Time of issue, in seconds since 1970. */
  readonly iat?: unknown
  readonly jti?: unknown
}

/** Encrypts a body as the web client does, and returns a JWE in compact serialization. */
export async function encrypt(
  body: unknown,
  { kid, alg, jwk }: Permission['info']['publicKey'],
  { audience: aud, iat = Math.floor(Date.now() / 1000), jti = randomUUID() }: Claims,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(body))
  return new CompactEncrypt(text).setProtectedHeader({ alg, enc: 'A256GCM', kid, aud, iat, jti }).encrypt(await importJWK(jwk, alg))
}
