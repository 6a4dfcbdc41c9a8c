import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runLiveryIn } from '../../tests/merchants/run-livery.ts'

/** The paths that the server has received. */
const requestedPaths: (string | undefined)[] = []
let response: { readonly status: number; readonly body: object }
const server = createServer((request, reply) => {
  requestedPaths.push(request.url)
  reply.writeHead(response.status, { 'content-type': 'application/json' }).end(JSON.stringify(response.body))
})
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterAll(() => void server.close())

describe('livery login', () => {
  it('is refused before any request if there is no folder for the token', async () => {
    requestedPaths.length = 0
    response = { status: 200, body: { success: true, value: { token: 'token', expiresAt: '', operator: { name: 'Ann' } } } }
    expect(await runLiveryIn({}, 'login', '--url', url)).toEqual({
      code: 2,
      out: '',
      err: 'livery: the login cannot be stored: set HOME or XDG_CONFIG_HOME.\n',
    })
    expect(requestedPaths).toEqual([])
  })
})
