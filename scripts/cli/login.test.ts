import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runLiveryWithEnv } from '../../tests/merchants/run-livery.ts'
import { storeCredential } from './credentials.ts'

const home = mkdtempSync(join(tmpdir(), 'livery-login-'))
const env = { HOME: home }
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
afterAll(() => {
  server.close()
  rmSync(home, { recursive: true, force: true })
})

describe('livery logout', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const storeLogin = (serverUrl: string, expiresAt = tomorrow) =>
    storeCredential(env, serverUrl, { token: 'token', expiresAt, name: 'Ann' })
  const readLogins = (): object => JSON.parse(readFileSync(join(home, '.config/livery/credentials.json'), 'utf8')) as object
  const stoppedServer = 'http://127.0.0.1:1'

  it('keeps the token if the server does not answer, and removes it with --force', async () => {
    await storeLogin(stoppedServer)
    expect(await runLiveryWithEnv(env, 'logout', '--url', stoppedServer)).toEqual({
      code: 2,
      out: '',
      err: `livery: the token of Ann was not revoked and is still stored: ${stoppedServer} does not answer. Use --force to remove it without revoking it.\n`,
    })
    expect(readLogins()).toHaveProperty([stoppedServer])
    expect(await runLiveryWithEnv(env, 'logout', '--force', '--url', stoppedServer)).toEqual({
      code: 0,
      out: 'Removed the login of Ann. Its token was not revoked.\n',
      err: '',
    })
    expect(readLogins()).toEqual({})
  })

  it('keeps the token if the server fails', async () => {
    await storeLogin(url)
    response = { status: 503, body: {} }
    expect(await runLiveryWithEnv(env, 'logout', '--url', url)).toMatchObject({ code: 2, out: '' })
    expect(readLogins()).toHaveProperty([url])
  })

  it('names a file of logins that is not JSON, and leaves it unchanged', async () => {
    await storeLogin(url)
    const file = join(home, '.config/livery/credentials.json')
    writeFileSync(file, '{"half')
    expect(await runLiveryWithEnv(env, 'logout', '--url', url)).toEqual({
      code: 2,
      out: '',
      err: `livery: the file with your logins, ${file}, is not valid JSON. Repair it, or delete it and log in again.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('{"half')
    rmSync(file)
  })

  it('removes a token that the server does not accept, and one that has expired', async () => {
    await storeLogin(url)
    response = { status: 401, body: { success: false, code: 'unauthenticated', message: 'Log in.' } }
    const result = { code: 0, out: 'Removed the login of Ann. Its token was no longer valid.\n', err: '' }
    expect(await runLiveryWithEnv(env, 'logout', '--url', url)).toEqual(result)
    await storeLogin(stoppedServer, '2026-01-01T00:00:00.000Z')
    expect(await runLiveryWithEnv(env, 'logout', '--url', stoppedServer)).toEqual(result)
    expect(readLogins()).toEqual({})
  })
})

describe('livery login', () => {
  it('is refused before any request if there is no folder for the token', async () => {
    requestedPaths.length = 0
    response = { status: 200, body: { success: true, value: { token: 'token', expiresAt: '', operator: { name: 'Ann' } } } }
    expect(await runLiveryWithEnv({}, 'login', '--url', url)).toEqual({
      code: 2,
      out: '',
      err: 'livery: the login cannot be stored: set HOME or XDG_CONFIG_HOME.\n',
    })
    expect(requestedPaths).toEqual([])
  })
})
