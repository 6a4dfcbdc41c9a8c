import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { sample } from '../depth.ts'
import { spawnServer, startProcess } from './server-process.ts'
import { writeSmallBrands } from './small-brands.ts'

let merchantsDir: string
const folders: string[] = []

/** Creates an empty data folder. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-start-'))
  folders.push(folder)
  return folder
}

/** A data folder after a first start and a stop, and the output of that server. */
const firstStart = { folder: '', output: '' }

/** Copies the data folder of the first start: opening its database is faster than creating a new one. */
function copyFirstFolder(): string {
  const folder = createFolder()
  execFileSync('cp', ['-a', `${firstStart.folder}/.`, folder])
  return folder
}

beforeAll(async () => {
  merchantsDir = writeSmallBrands()
  firstStart.folder = createFolder()
  const server = await startProcess(firstStart.folder, merchantsDir)
  await vi.waitUntil(() => server.output().includes('shown once'), { timeout: 60_000 })
  await server.end('SIGTERM')
  firstStart.output = server.output()
})
afterAll(async () => {
  for (const folder of folders) {
    await stopPostmaster(join(folder, 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
  rmSync(merchantsDir, { recursive: true, force: true })
})

/** Sends the headers of a request, and resolves when the server is ready to receive the body. */
async function beginRequest(dataDir: string, port: number, body: object): Promise<{ finish(): Promise<unknown> }> {
  const authorization = `Bearer ${readFileSync(join(dataDir, 'admin-api-token'), 'utf8')}`
  const text = JSON.stringify(body)
  const headers = {
    host: 'localhost',
    authorization,
    'content-type': 'application/json',
    'content-length': text.length,
    expect: '100-continue',
  }
  const clientRequest = request({ host: '127.0.0.1', port, method: 'POST', path: '/_livery/admin/create-account', headers })
  const responseEvent = once(clientRequest, 'response')
  clientRequest.flushHeaders()
  await once(clientRequest, 'continue')
  return {
    finish: async () => {
      clientRequest.end(text)
      const [response] = (await responseEvent) as [IncomingMessage]
      return json(response)
    },
  }
}

describe('the server process', () => {
  it('escapes control characters in text from files: line breaks, colours and changes of text direction', async () => {
    const hostileDir = mkdtempSync(join(tmpdir(), 'livery-hostile-'))
    folders.push(hostileDir)
    cpSync(merchantsDir, hostileDir, { recursive: true })
    mkdirSync(join(hostileDir, 'evil'))
    writeFileSync(
      join(hostileDir, 'evil', 'merchant.json'),
      JSON.stringify({ extends: 'base', name: 'E', code: 'EVIL1', '\u001B[2J\u202E\nalpha: folder removed': 1 }),
    )
    const server = await startProcess(copyFirstFolder(), hostileDir)
    await server.end('SIGTERM')
    const serverOutput = server.output()
    expect(serverOutput).toContain('\\u001b[2J\\u202e\\nalpha: folder removed')
    expect(serverOutput.match(/[^\P{Cc}\n]|[\u2028-\u202E]/gu)).toBeNull()
  })

  it('shows progress, and finally the address of each brand, the demo accounts and their generated password', async () => {
    const { folder, output } = firstStart
    const { password } = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as { password: string }
    expect(output).toContain(`Password:      ${password} (shown once; stored in ${join(folder, 'demo-accounts.json')})`)
    expect(output).toMatch(
      /database[\s\S]*Creating 5 brands in the database[\s\S]*Alpha\s+http:\/\/alpha\.localhost:\d+[\s\S]*player \(player\)/,
    )
    expect(output).toMatch(/agent \(agent\)[\s\S]*guest \(guest\)/)
    const restartedServer = await startProcess(folder, merchantsDir)
    await expect.poll(restartedServer.output).toContain(`Password:      in ${join(folder, 'demo-accounts.json')}`)
    expect(restartedServer.output()).not.toContain(password)
    await restartedServer.end('SIGTERM')
  })

  it('does not print a configured password', async () => {
    const server = await startProcess(createFolder(), merchantsDir, { DEMO_PASSWORD: 'givenByHand1' })
    await expect.poll(server.output).toContain('Demo accounts:')
    expect(server.output()).not.toContain('givenByHand1')
    await server.end('SIGTERM')
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops on %s: answers pending requests, stops the database, releases the folder, and exits with 0',
    async (signal) => {
      const folder = copyFirstFolder()
      const server = await startProcess(folder, merchantsDir)
      const pendingRequest = await beginRequest(folder, server.port, { brand: 'alpha', username: 'lastone', type: 0 })
      const exit = server.end(signal)
      await expect.poll(server.output).toContain('Stopping')
      expect(await pendingRequest.finish()).toMatchObject({ success: true, value: { username: 'lastone' } })
      expect(await exit).toEqual({ code: 0, signal: null })
      expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
      expect(existsSync(join(folder, 'server.lock'))).toBe(false)
    },
  )

  it('reports that another server uses the folder, and exits without disturbing it', async () => {
    const folder = copyFirstFolder()
    const runningServer = await startProcess(folder, merchantsDir)
    const secondServer = spawnServer(folder, merchantsDir)
    expect(await secondServer.ended).toEqual({ code: 1, signal: null })
    expect(secondServer.output()).toBe(
      `Another server (process ${String(runningServer.child.pid)}, http://127.0.0.1:${String(runningServer.port)}) already uses ${folder}. Stop it, or start this one with another DATA_DIR.\n`,
    )
    const npmStart = spawnServer(folder, merchantsDir, {}, 'scripts/start.ts')
    expect(await npmStart.ended).toEqual({ code: 1, signal: null })
    expect(npmStart.output(), 'npm start reports it before building').toBe(secondServer.output())
    expect(await runningServer.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
    await runningServer.end('SIGKILL')
    const thirdServer = await startProcess(folder, merchantsDir)
    expect(await thirdServer.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('is the only one to use its folder: of four that start concurrently, three exit', async () => {
    const folder = createFolder()
    const servers = Array.from({ length: 4 }, () => spawnServer(folder, merchantsDir))
    await expect.poll(() => servers.filter(({ child }) => child.exitCode === 1).length).toBe(3)
    const remainingServer = servers.find(({ child }) => child.exitCode === null)
    await expect.poll(() => remainingServer?.output()).toContain('http://alpha.localhost')
    remainingServer?.child.kill('SIGTERM')
    expect(await remainingServer?.ended).toEqual({ code: 0, signal: null })
  })

  it('can be killed at any moment of the first start, and starts on the same folder the next time', async () => {
    const folder = createFolder()
    for (const milliseconds of sample('kills', [900, 1_200, 1_500, 1_900, 2_400], 2)) {
      const server = spawnServer(folder, merchantsDir)
      await sleep(milliseconds)
      server.child.kill('SIGKILL')
      await server.ended
    }
    const server = await startProcess(folder, merchantsDir)
    expect(await server.runAdminCommand('ledger-verify', { brand: 'alpha' })).toMatchObject({ passed: true })
    await server.end('SIGTERM')
  })

  it('generates missing secrets once, and stores them readable only by their owner', async () => {
    const { folder } = firstStart
    const names = ['secret-key', 'payload-key.json', 'admin-api-token', 'database-password', 'demo-accounts.json']
    const readSecrets = (): string[] => names.map((name) => readFileSync(join(folder, name), 'utf8'))
    const secrets = readSecrets()
    await (await startProcess(folder, merchantsDir)).end('SIGTERM')
    expect(readSecrets()).toEqual(secrets)
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it('prints one line about an invalid setting', async () => {
    const { ended, output } = spawnServer(createFolder(), merchantsDir, { PORT: 'eighty' })
    expect(await ended).toEqual({ code: 1, signal: null })
    expect(output()).toBe('PORT is "eighty": it must be a whole number from 0 to 65535.\n')
  })
})
