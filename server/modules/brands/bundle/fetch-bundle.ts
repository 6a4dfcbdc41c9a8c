import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BundleError, bundleLimits } from './bundle-format.ts'

/** The bundle could not be fetched now. The message is one sentence, without credentials. */
export class BundleUnavailableError extends Error {
  override readonly name = 'BundleUnavailableError'
}

/**
 * Validators of fetched content, with which it is fetched again only if it has changed. The `etag` of a file consists
 * of its size, modification time and inode.
 */
export interface Validators {
  readonly etag: string | undefined
  readonly lastModified: string | undefined
}

interface FetchedBundle {
  readonly content: Buffer
  readonly validators: Validators
}

const maxRedirects = 3
const responseMilliseconds = 10_000
const downloadMilliseconds = 120_000

/** Formats the address without credentials and parameters, for messages. */
const formatBundleUrl = ({ protocol, host, pathname }: URL): string => `${protocol}//${host}${pathname}`

/**
 * Fetches a bundle from an https, http or file address, without verifying it; `undefined` if the content is still the
 * one that the validators identify.
 * @throws BundleUnavailableError, or BundleError if it is too large
 */
export async function fetchBundle(url: URL, knownValidators?: Validators, signal?: AbortSignal): Promise<FetchedBundle | undefined> {
  try {
    return url.protocol === 'file:' ? await readBundleFile(url, knownValidators) : await downloadBundle(url, knownValidators, signal)
  } catch (error) {
    if (error instanceof BundleError || error instanceof BundleUnavailableError) throw error
    throw new BundleUnavailableError(`${formatBundleUrl(url)} cannot be read: ${describeCause(error)}.`, { cause: error })
  }
}

async function readBundleFile(url: URL, knownValidators: Validators | undefined): Promise<FetchedBundle | undefined> {
  const path = fileURLToPath(url)
  const { size, mtimeMs, ino } = await stat(path)
  assertSize(size)
  const etag = [size, mtimeMs, ino].join('-')
  return knownValidators?.etag === etag ? undefined : { content: await readFile(path), validators: { etag, lastModified: undefined } }
}

async function downloadBundle(
  url: URL,
  knownValidators: Validators | undefined,
  signal: AbortSignal | undefined,
): Promise<FetchedBundle | undefined> {
  const timeout = new AbortController()
  const expire = (): void => timeout.abort(new DOMException('The time limit was exceeded', 'TimeoutError'))
  let timer = setTimeout(expire, responseMilliseconds)
  try {
    const response = await followRedirects(url, knownValidators, AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]))
    clearTimeout(timer)
    timer = setTimeout(expire, downloadMilliseconds)
    if (response.status === 304 && knownValidators) return undefined
    if (response.status !== 200) throw new BundleUnavailableError(`${formatBundleUrl(url)} answers with status ${String(response.status)}.`)
    const content = await readBody(response)
    const { headers } = response
    return { content, validators: { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined } }
  } finally {
    clearTimeout(timer)
    timeout.abort()
  }
}

async function followRedirects(originalUrl: URL, knownValidators: Validators | undefined, signal: AbortSignal): Promise<Response> {
  let url = originalUrl
  for (let count = 0; count <= maxRedirects; count++) {
    const response = await fetch(stripCredentials(url), {
      headers: createHeaders(url, originalUrl, knownValidators),
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response
    await response.body?.cancel()
    const target = new URL(location, url)
    // Another origin must use https: plain http could be read in transit, and could lead to internal services, such as
    // the metadata address of a cloud.
    if (target.protocol !== 'https:' && target.origin !== originalUrl.origin)
      throw new BundleUnavailableError(
        `${formatBundleUrl(originalUrl)} redirects to ${target.protocol}//${target.host}, which is not an https address.`,
      )
    url = target
  }
  throw new BundleUnavailableError(`${formatBundleUrl(originalUrl)} redirects more than ${String(maxRedirects)} times.`)
}

/** Creates the headers of a request. Credentials are sent only to the origin that they were configured for. */
function createHeaders(url: URL, originalUrl: URL, knownValidators: Validators | undefined): Record<string, string> {
  const { username, password } = originalUrl
  const isTrusted = url.origin === originalUrl.origin && username !== ''
  return {
    'accept-encoding': 'identity',
    ...(knownValidators?.etag !== undefined && { 'if-none-match': knownValidators.etag }),
    ...(knownValidators?.lastModified !== undefined && { 'if-modified-since': knownValidators.lastModified }),
    ...(isTrusted && {
      authorization: `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    }),
  }
}

function stripCredentials(url: URL): URL {
  const copy = new URL(url)
  copy.username = ''
  copy.password = ''
  return copy
}

async function readBody({ body, headers }: Response): Promise<Buffer> {
  assertSize(Number(headers.get('content-length') ?? 0))
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    assertSize(bytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function assertSize(bytes: number): void {
  if (bytes > bundleLimits.bytes)
    throw new BundleError(`The bundle has more than ${String(bundleLimits.bytes)} bytes. Use smaller pictures, and create it again.`)
}

/**
 * Returns the reason for a failed request: the first error code in its chain of causes, such as `ECONNREFUSED`,
 * otherwise the innermost message.
 */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.cause instanceof Error ? describeCause(error.cause) : error.message
}
