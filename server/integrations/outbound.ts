import { type LookupAddress, type LookupOptions, lookup as lookUpHost } from 'node:dns'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request to a third party. */
interface OutboundRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Aborts the request. */
  readonly signal?: AbortSignal | undefined
  /** Time until the response has arrived in full. Default: 10 seconds. */
  readonly timeoutMilliseconds?: number
  /** Maximum length of the response. Default: 1 MB. */
  readonly maxBytes?: number
}

interface OutboundResponse {
  readonly status: number
  readonly body: Buffer
}

/**
 * Sends requests to third parties at URLs that an operator or a third party has provided. In production only https and
 * public addresses are allowed; a host name is checked again each time it is resolved.
 */
export interface Outbound {
  /**
   * Sends a request. Redirects are not followed.
   * @throws OutboundError if the address is not allowed, no complete response arrives in time, it is too long, or the
   * caller aborts the request
   */
  request(url: string | URL, request?: OutboundRequest): Promise<OutboundResponse>
  /**
   * Returns why a URL is not allowed, as the end of a sentence; `undefined` if it is allowed. The host name is not
   * resolved.
   */
  findIssue(url: URL): string | undefined
}

/** A request that was not sent, or whose response was incomplete or too long. The message contains no secret. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
}

export interface OutboundOptions {
  /** Whether http and addresses of private networks are allowed, as in a demo. */
  readonly allowPrivate: boolean
}

const [defaultTimeout, defaultMaxBytes] = [10_000, 1_000_000]

export const createOutbound = ({ allowPrivate }: OutboundOptions): Outbound => ({
  findIssue: (url) => findUrlIssue(url, allowPrivate),
  request: async (address, request = {}) => {
    const url = new URL(address)
    const issue = findUrlIssue(url, allowPrivate)
    if (issue !== undefined) throw new OutboundError(`${url.origin}: ${issue}`)
    return sendRequest(url, request, allowPrivate)
  },
})

function findUrlIssue({ protocol, hostname, username, password, hash }: URL, allowPrivate: boolean): string | undefined {
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return 'the address must begin with https://.'
  if (username !== '' || password !== '') return 'the address must not contain a username or password.'
  if (hash !== '') return 'the address must not contain a fragment.'
  if (allowPrivate) return undefined
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0 ? !isPublic(host) : isLocalName(host)) return 'the address belongs to a private network.'
  return undefined
}

const isLocalName = (host: string): boolean => !host.includes('.') || /(?:^|\.)(?:localhost|local|internal|lan|home|arpa)$/i.test(host)

/** Whether an IP address is a public unicast address. */
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

function sendRequest(url: URL, request: OutboundRequest, allowPrivate: boolean): Promise<OutboundResponse> {
  const { method = 'GET', headers = {}, body = '', timeoutMilliseconds = defaultTimeout, maxBytes = defaultMaxBytes } = request
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const signal = AbortSignal.any([timeout, ...(request.signal ? [request.signal] : [])])
  const describeFailure = (): string => {
    if (!signal.aborted) return `${url.host} did not answer.`
    return signal.reason === timeout.reason ? `${url.host} did not answer in time.` : `The request to ${url.host} was aborted.`
  }
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(error instanceof OutboundError ? error : new OutboundError(describeFailure(), { cause: error }))
    const clientRequest = send(url, { method, headers: { ...headers, ...length }, signal, lookup: allowPrivate ? undefined : lookUpPublic })
    clientRequest.on('error', fail)
    clientRequest.on('response', (response) => void readResponse(url, response, maxBytes).then(resolve, fail))
    clientRequest.end(body)
  })
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void

/** Resolves a name when the connection is opened. Rejects a name that resolves to any private address. */
function lookUpPublic(host: string, options: LookupOptions, callback: LookupCallback): void {
  lookUpHost(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    const [first] = found
    if (first === undefined || !found.every(({ address }) => isPublic(address)))
      return callback(new OutboundError(`${host}: the name resolves to a private network.`), '')
    if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

async function readResponse(url: URL, response: IncomingMessage, maxBytes: number): Promise<OutboundResponse> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      response.destroy()
      throw new OutboundError(`The response of ${url.host} is longer than ${String(maxBytes)} bytes.`)
    }
    chunks.push(chunk)
  }
  return { status: response.statusCode ?? 0, body: Buffer.concat(chunks) }
}
