import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Permission } from '../../src/generated/api.ts'
import { callServer, send } from './call-server.ts'
import { withDatabaseClient } from './query-database.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testPassword } from './test-platform.ts'

const root = join(import.meta.dirname, '../..')
/** Contains the project and a link to `node_modules` of this repository, so that its packages seem to be installed. */
const parentFolder = mkdtempSync(join(tmpdir(), 'livery-own-project-'))
const project = join(parentFolder, 'project')
const installedPackage = join(project, 'node_modules/livery')
let database: TestDatabase
const stopCallbacks: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const packResult = spawnSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', parentFolder], {
    cwd: root,
    encoding: 'utf8',
  })
  spawnSync('tar', ['-xzf', join(parentFolder, packResult.stdout.trim()), '-C', parentFolder])
  cpSync(join(root, 'examples/own-project'), project, { recursive: true })
  mkdirSync(join(project, 'node_modules'))
  renameSync(join(parentFolder, 'package'), installedPackage)
  symlinkSync(join(root, 'node_modules'), join(parentFolder, 'node_modules'))
  database = await createTestDatabase({ tables: false })
})
afterAll(async () => {
  for (const stop of stopCallbacks) await stop()
  await database.drop()
  rmSync(parentFolder, { recursive: true, force: true })
})

const runCli = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(installedPackage, 'scripts/livery.mjs'), ...args], { cwd: project, encoding: 'utf8' })

/** Runs a program of a package in the project. Resolves to its exit code and output. */
async function run(program: string, ...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: project, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, output }
}

/** Runs a command with changed text in one of the project's files, and restores the file. */
function withChangedText<T>(path: string, change: (text: string) => string, callback: () => T): T {
  const file = join(project, path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, change(text))
  try {
    return callback()
  } finally {
    writeFileSync(file, text)
  }
}

describe('a mistake in a project', () => {
  it.each([
    ['livery.config.ts', "widgets: '", "widget: '", 2, 'livery.config.ts:5:3  Unknown property "widget". Did you mean "widgets"?'],
    [
      'vendors/TIDE.json',
      '"motif"',
      '"motive"',
      2,
      'vendors/TIDE.json:11:7  "motive" is not a valid key here. Write "motif", or remove it.',
    ],
    [
      'widgets/stamp-card/messages/TY.json',
      '"stamps_count"',
      '"stamp_count"',
      2,
      'widgets/stamp-card/messages/TY.json:6:3  EN.json has no text "stamp_count". Did you mean "stamps_count"?',
    ],
    [
      'widgets/stamp-card/schema.json',
      'definitions/messageKey',
      'definitions/mesageKey',
      1,
      'widgets/stamp-card/schema.json:12:15  schemas/merchant/common.json has no "mesageKey" at this path. Did you mean "messageKey"?',
    ],
  ])('in %s is reported with its line and the nearest name', (file, from, to, status, message) => {
    const result = withChangedText(
      file,
      (text) => text.replace(from, to),
      () => runCli('validate'),
    )
    expect(result.stderr).toContain(message)
    expect(result.status).toBe(status)
  })

  it('in the props of its own widget is reported by validate', () => {
    const result = withChangedText(
      'brands/pearl/pages/home.json',
      (text) => text.replace('"size"', '"sise"'),
      () => runCli('validate', 'pearl'),
    )
    expect(result.stdout).toMatch(/^brands\/pearl\/pages\/home\.json\n +7:43 +error +"sise"[^]*did you mean "size"\?/)
    expect(result.status).toBe(1)
  })
})

it('livery generate derives the types of new texts of a widget', () => {
  const readTextTypes = (): string => readFileSync(join(project, '.livery/src/generated/messages.ts'), 'utf8')
  const paths = ['EN', 'TY'].map((language) => `widgets/stamp-card/messages/${language}.json`)
  expect(runCli('generate').status).toBe(0)
  expect(readTextTypes()).not.toContain('stamps_added')
  const originalTexts = paths.map((path) => readFileSync(join(project, path), 'utf8'))
  for (const [index, path] of paths.entries())
    writeFileSync(join(project, path), (originalTexts[index] ?? '').replace('{', '{ "stamps_added": "A stamp was added",'))
  expect(runCli('generate').status).toBe(0)
  expect(readTextTypes()).toContain('stamps_added')
  for (const [index, path] of paths.entries()) writeFileSync(join(project, path), originalTexts[index] ?? '')
  expect(runCli('generate').status).toBe(0)
  expect(readTextTypes()).not.toContain('stamps_added')
})

it('the example project is valid', () => {
  const { stdout, stderr, status } = runCli('validate')
  expect(stdout + stderr).toContain('2 merchants valid, 0 errors, 0 warnings.')
  expect(status).toBe(0)
})

describe('a started project', () => {
  const pearl = 'pearl.localhost'
  const base = 'base.localhost'
  let port: number
  let typeCheck: ReturnType<typeof run>
  let testRun: ReturnType<typeof run>

  // The project’s tests run after the type check, because the build by `start` uses one CPU core most of the time.
  beforeAll(async () => {
    writeFileSync(
      join(project, 'mistakes.config.ts'),
      `import { usePorts, useText, type WidgetViewProps } from 'livery/engine'
import type { StampCard } from 'livery/api'

export const mistakes = [
  ({ props }: WidgetViewProps<'stamp-card'>) => props.sise,
  () => useText()('stamps_vistor'),
  async (): Promise<StampCard> => usePorts().stamps.cart(),
]
`,
    )
    typeCheck = run('typescript/bin/tsc', '-p', '.')
    testRun = typeCheck.then(() => run('vitest/vitest.mjs', 'run'))
    const child = spawn(process.execPath, [join(installedPackage, 'scripts/livery.mjs'), 'start'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: '0',
        DATABASE_URL: database.urls.appUrl,
        MIGRATE_DATABASE_URL: database.urls.migrationUrl,
        LIVERY_MODE: 'demo',
        DEMO_PASSWORD: testPassword,
        PRERENDER_GAME_PICTURES: 'off',
        LOG_FORMAT: 'text',
        PASSWORD_COST: '19x2',
        PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
      },
    })
    const exited = new Promise((resolve) => child.once('exit', resolve))
    stopCallbacks.push(() => {
      child.kill('SIGTERM')
      return exited
    })
    let output = ''
    port = await new Promise((resolve, reject) => {
      const detectPort = (chunk: Buffer): void => {
        output += chunk.toString()
        const [, foundPort] = /http:\/\/pearl\.localhost:(\d+)/.exec(output) ?? []
        if (foundPort !== undefined) resolve(Number(foundPort))
      }
      child.stdout.on('data', detectPort)
      child.stderr.on('data', detectPort)
      void exited.then((code) => reject(new Error(`The server ended with ${String(code)}:\n${output}`)))
    })
  })

  const logIn = async (host: string): Promise<{ readonly authorization: string }> => {
    const status = await send(port, 'GET', `/wps/system/status?url=${host}`, { host })
    const { publicKey } = (status.body.value as Permission).info
    const input = { username: 'player', password: testPassword, type: 'username' }
    const { body } = await callServer(port, publicKey, 'session.login', input, { host })
    return { authorization: `Bearer ${(body.value as { readonly token: string }).token}` }
  }

  it('shows the widget on a page of the brand, with its texts and styles', async () => {
    const { status, text } = await send(port, 'GET', '/index', { host: pearl })
    expect(status).toBe(200)
    // The texts are in the default language of `base`.
    expect(text).toContain('>Thẻ tem của bạn<')
    expect(text).toContain('>Đăng nhập để nhận một tem mỗi ngày.<')
    const stylesheetPaths = [...text.matchAll(/href="(\/_livery\/assets\/[^"]+\.css)"/g)].map(([, path]) => path ?? '')
    const stylesheets = await Promise.all(stylesheetPaths.map((path) => send(port, 'GET', path, { host: pearl })))
    expect(stylesheets.some((sheet) => sheet.text.includes('data-collected'))).toBe(true)
  })

  it('serves the endpoints of the module', async () => {
    const headers = await logIn(pearl)
    expect((await send(port, 'GET', '/wps/stamps/card', { host: pearl })).status).toBe(401)
    expect((await send(port, 'GET', '/wps/stamps/card', { host: pearl, headers })).body.value).toEqual({ count: 0, collectedToday: false })
    for (const _ of [1, 2])
      expect((await send(port, 'POST', '/wps/stamps/collect', { host: pearl, headers })).body.value).toEqual({
        count: 1,
        collectedToday: true,
      })
  })

  it('isolates the rows of the module’s table by brand, in the database too', async () => {
    const headers = await logIn(base)
    expect((await send(port, 'GET', '/wps/stamps/card', { host: base, headers })).body.value).toMatchObject({ count: 0 })
    const counts = await withDatabaseClient({ databaseUrl: database.urls.appUrl }, async (client) => {
      const count = async (merchant: string): Promise<number> => {
        await client.query(`select set_config('livery.merchant', $1, false)`, [merchant])
        return (await client.query<{ count: number }>('select count(*)::int4 as count from stamps')).rows[0]?.count ?? -1
      }
      return [await count('PEARL1'), await count('BASE'), await count('*')]
    })
    expect(counts).toEqual([1, 0, 1])
  })

  it('type-checks, except for three deliberate mistakes', async () => {
    const { output } = await typeCheck
    const lines = output.split('\n').filter((line) => line.includes('error TS'))
    expect(lines.map((line) => line.slice(0, line.indexOf(',')))).toEqual([5, 6, 7].map((line) => `mistakes.config.ts(${String(line)}`))
    for (const message of ["'sise'", 'stamps_vistor', "'cart'"]) expect(output).toContain(message)
  })

  it('passes the tests of its widget', async () => {
    const { code, output } = await testRun
    expect(code, output).toBe(0)
  })

  it('offers the games of the vendor', async () => {
    const { text } = await send(port, 'GET', '/lgw/games/list?merchant=PEARL1&gameType=RNG&vassalage=TIDE', { host: pearl })
    expect(text).toContain('Pearl Diver')
  })
})
