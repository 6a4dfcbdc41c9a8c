import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

/** Sends bytes on a new connection, and returns everything received until the server closes it. */
const sendBytes = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(platform.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
  })

/** Returns a request with these header lines and this body, followed by a second one that closes the connection. */
const serializeTwoRequests = (lines: readonly string[], body: string): string =>
  ['POST /wps/nowhere HTTP/1.1', `Host: ${alpha}`, ...lines, '', body].join('\r\n') +
  ['GET /wps/system/whitelabel HTTP/1.1', `Host: ${alpha}`, 'Connection: close', '', ''].join('\r\n')

const parseStatuses = (received: string): readonly string[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)

describe('the end of an HTTP message', () => {
  it('is declared by one header, and the bytes after it are the next message', async () => {
    for (const [line, body] of [
      ['Content-Length: 2', '{}'],
      ['Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\n\r\n'],
    ] as const)
      expect(parseStatuses(await sendBytes(serializeTwoRequests(['Content-Type: application/json', line], body)))).toEqual(['404', '200'])
  })

  it.each([
    ['a length with chunked encoding', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'],
    ['chunked as a coding other than the last', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['a space before the colon', ['Content-Length : 2'], '{}'],
    ['a length that is not a number', ['Content-Length: +2'], '{}'],
  ])('is rejected if it is ambiguous: %s; nothing after it is answered', async (_description, lines, body) => {
    expect(parseStatuses(await sendBytes(serializeTwoRequests(lines, body)))).toEqual(['400'])
  })
})
