import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoginResult } from '../../src/generated/api.ts'
import { send } from '../platform/call-server.ts'
import { createApiClient, type InstalledRelease, installRelease, waitForPort } from './release-server.ts'

/** Ids of the browser builds in the previous release, the latest first. Each build has one script, named after it. */
const previousBuilds = ['00000000000000bb', '00000000000000aa', '00000000000000cc']
const getScriptName = (build: string): string => `app-${build}.js`

/** Creates the folder of a release with nothing but its browser builds. */
function createPreviousRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-previous-'))
  for (const build of previousBuilds) {
    mkdirSync(join(folder, 'dist', build, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'dist', build, 'assets', getScriptName(build)), `// ${build}`)
  }
  const [current = '', ...previous] = previousBuilds
  writeFileSync(join(folder, 'dist/current'), current)
  writeFileSync(join(folder, 'dist/previous'), previous.map((build) => `${build}\n`).join(''))
  return folder
}

const previousRelease = createPreviousRelease()
let release: InstalledRelease
beforeAll(async () => (release = await installRelease(previousRelease)), 400_000)
afterAll(async () => {
  rmSync(previousRelease, { recursive: true })
  await release.remove()
})

const host = 'harbor.example'
const member = {
  username: 'firstplayer',
  nickname: 'First',
  email: 'first@player.example',
  birthday: '1990-01-31',
  password: 'Quay7-lanterns',
  login: true,
  registerMethod: 'WEB',
  ageConsent: true,
}

describe('the release, in a folder outside the repository', () => {
  it('starts in production with Node alone, serves a brand, and registers and logs in a player', async () => {
    const server = release.run([join(release.folder, 'bin/server.js')], { MIGRATE_DATABASE_URL: release.database.urls.migrationUrl ?? '' })
    const port = await waitForPort(server)
    const page = await send(port, 'GET', '/index', { host, headers: { accept: 'text/html' } })
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('Harbor')
    expect(page.text, 'the first screen is rendered on the server').toContain('<main')
    const [script] = /\/_livery\/assets\/[\w.-]+\.js/.exec(page.text) ?? []
    expect((await send(port, 'GET', script ?? '', { host })).status).toBe(200)
    const [latest = '', earlier = '', oldest = ''] = previousBuilds
    const statuses = [latest, earlier, oldest].map(
      async (build) => (await send(port, 'GET', `/_livery/assets/${getScriptName(build)}`, { host })).status,
    )
    expect(await Promise.all(statuses), 'pages of the last two releases can load their files').toEqual([200, 200, 404])
    const backOffice = await send(port, 'GET', '/_livery/back-office/', { host: 'admin.localhost' })
    expect([backOffice.status, backOffice.text]).toEqual([200, expect.stringContaining('<title>Livery back office</title>')])
    const bootstrap = release.run([
      join(release.folder, 'bin/livery.js'),
      'admin',
      'bootstrap',
      '--email',
      'ann@ops.example',
      '--name',
      'Ann',
    ])
    expect(await bootstrap.exitCode, bootstrap.getOutput()).toBe(0)
    expect(bootstrap.getOutput(), 'the first administrator logs in with the release alone').toMatch(/^ {2}livery login --enrol \S+$/m)
    const callEndpoint = await createApiClient(port, host)
    const registration = await callEndpoint('member.register', member)
    expect(registration.body.success, registration.text).toBe(true)
    const login = await callEndpoint('session.login', { username: member.username, password: member.password, type: 'username' })
    expect((login.body.value as LoginResult | undefined)?.token, login.text).toEqual(expect.any(String))
    server.kill('SIGTERM')
    expect(await server.exitCode, server.getOutput()).toBe(0)
  })

  it('refuses to start in demo mode, whose code it does not contain', async () => {
    const env = { LIVERY_MODE: 'demo', TRUST_PROXY: '', DATA_DIR: mkdtempSync(join(tmpdir(), 'livery-demo-')) }
    const server = release.run([join(release.folder, 'bin/server.js')], env)
    expect(await server.exitCode).toBe(1)
    expect(server.getOutput()).toMatch(/^LIVERY_MODE is demo, and a release is for production only: .*\n$/)
    expect(existsSync(join(release.folder, 'demo'))).toBe(false)
  })

  it('runs the livery commands that need no source files', async () => {
    const validate = release.run([join(release.folder, 'bin/livery.js'), 'validate'])
    expect(await validate.exitCode, validate.getOutput()).toBe(0)
    const help = release.run([join(release.folder, 'bin/livery.js'), '--help'])
    expect(await help.exitCode).toBe(0)
    for (const name of ['admin', 'login', 'logout', 'whoami', 'platform', 'vendor']) expect(help.getOutput()).toContain(`\n  ${name} `)
  })

  it('contains every package that it lists, each with its licence, and no other top-level package', () => {
    const { dependencies } = JSON.parse(readFileSync(join(release.folder, 'package.json'), 'utf8')) as { dependencies: object }
    const installedPackages = readdirSync(join(release.folder, 'node_modules')).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(release.folder, 'node_modules', name)).map((packageName) => `${name}/${packageName}`)
        : [name],
    )
    expect(Object.keys(dependencies).toSorted()).toEqual(installedPackages.toSorted())
    expect(installedPackages).toEqual(expect.arrayContaining(['argon2', 'fastify', 'kysely', 'pg', 'sharp']))
    expect(installedPackages).not.toContain('vite')
    const notices = readFileSync(join(release.folder, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    for (const name of installedPackages) expect(notices).toContain(`| ${name} | `)
  })
})
