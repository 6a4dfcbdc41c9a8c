import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, vi } from 'vitest'
import { findPostmaster } from '../../server/database/postmaster.ts'
import { roles } from '../../server/database/roles.ts'
import { replaceInSample } from '../platform/nginx.ts'
import { runAsPostgres } from './debian-programs.ts'

const samplesFolder = join(import.meta.dirname, '../../deploy')
const machineNumbers = [1, 2, 3] as const
/** Programs of Debian's packages. The sample for Patroni uses the same version of PostgreSQL. */
const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  psql: '/usr/lib/postgresql/15/bin/psql',
} as const
/** Time for which the cluster must be unchanged: longer than the interval at which members report their state. */
const stableMilliseconds = 8_000
/** Ports of the drill, by the port in the samples that each replaces. */
const ports = { 5432: 47_032, 8008: 47_008, 2379: 47_079, 2380: 47_080, 5000: 47_000, 5001: 47_001 } as const

/**
 * Ways in which the machine of the primary fails: Patroni and PostgreSQL are killed, they and etcd are killed, or all
 * three are suspended.
 */
export type Failure = 'kill' | 'kill with etcd' | 'freeze'

/** State of a member as Patroni reports it. */
interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
  readonly timeline?: number
  readonly lag?: number | string
}

/**
 * Three machines, simulated by loopback addresses, with etcd, Patroni and PostgreSQL behind HAProxy, configured by
 * `deploy/high-availability`.
 */
export interface PatroniCluster {
  /** Returns the URL with which a role connects through HAProxy: to the primary (default), or to a standby. */
  getUrl(role: keyof typeof roles, target?: 'primary' | 'replicas'): string
  /** Runs a query on the primary, as the owner of the tables. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>
  listMembers(): Promise<readonly Member[]>
  /** Makes the machine of the primary fail; returns the name of its member. */
  failPrimary(failure: Failure): Promise<string>
  /** Starts or resumes the machine that failed. */
  recover(name: string): Promise<void>
  /**
   * Waits until the cluster has a primary that both other members follow, one of them synchronously, and until this
   * state is stable. Resolves to the time at which it was reached, on the clock of `performance.now()`.
   */
  waitForStandbys(): Promise<number>
  remove(): Promise<void>
}

interface Machine {
  readonly name: string
  readonly folder: string
  readonly dataFolder: string
  readonly address: string
  etcd: ChildProcess
  patroni: ChildProcess
}

/** Replaces the addresses and ports of a sample with those of the drill, on the loopback interface. */
const toLoopback = (sample: string): string =>
  Object.entries(ports).reduce(
    (text, [samplePort, drillPort]) => text.replaceAll(new RegExp(`\\b${samplePort}\\b`, 'g'), String(drillPort)),
    sample.replaceAll('10.0.0.', '127.0.0.'),
  )

const readSample = (name: string): string => toLoopback(readFileSync(join(samplesFolder, 'high-availability', name), 'utf8'))

/** Returns the environment variables of a machine, from a sample that contains those of the first machine. */
function readEnvironment(sample: string, { name, address }: Pick<Machine, 'name' | 'address'>, password: string): Record<string, string> {
  const entries = readSample(sample)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
  const toMachineValue = (value: string): string => value.replaceAll('127.0.0.11', address).replace(/^db1$/, name)
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      key === 'ETCD_INITIAL_CLUSTER' ? value : key.endsWith('_PASSWORD') ? password : toMachineValue(value),
    ]),
  )
}

export async function createPatroniCluster(): Promise<PatroniCluster> {
  for (const program of [programs.patroni, programs.etcd, programs.haproxy, programs.psql])
    if (!existsSync(program))
      throw new Error(`${program} is missing. Install postgresql-15, patroni, etcd-server and haproxy of Debian 12.`)
  const root = mkdtempSync(join(tmpdir(), 'livery-failover-'))
  chmodSync(root, 0o755)
  const getPostgresId = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const postgresUser = { uid: getPostgresId('-u'), gid: getPostgresId('-g') }
  const password = randomBytes(24).toString('hex')

  const startProgram = (
    machine: Pick<Machine, 'folder'>,
    program: string,
    args: readonly string[],
    env: Record<string, string>,
  ): ChildProcess => {
    const log = openSync(join(machine.folder, `${program.split('/').at(-1) ?? ''}.log`), 'a')
    return spawn(program, args, { ...postgresUser, cwd: '/', env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', log, log] })
  }
  const startEtcd = (machine: Pick<Machine, 'name' | 'folder' | 'address'>): ChildProcess =>
    startProgram(machine, programs.etcd, [], {
      ...readEnvironment('etcd.env', machine, password),
      ETCD_DATA_DIR: join(machine.folder, 'etcd'),
    })
  const startPatroni = (machine: Pick<Machine, 'name' | 'folder' | 'address'>): ChildProcess =>
    startProgram(machine, programs.patroni, [join(machine.folder, 'patroni.yml')], readEnvironment('patroni.env', machine, password))

  const machines: Machine[] = machineNumbers.map((number) => {
    const name = `db${String(number)}`
    const folder = join(root, name)
    const machine = { name, folder, dataFolder: join(folder, 'data'), address: `127.0.0.1${String(number)}` }
    mkdirSync(folder, { mode: 0o700 })
    const config = replaceInSample(readSample('patroni.yml'), [
      ['/var/lib/postgresql/15/livery', machine.dataFolder],
      ['/var/lib/postgresql/patroni.pgpass', join(folder, 'pgpass')],
      ['/var/run/postgresql', folder],
    ])
    writeFileSync(join(folder, 'patroni.yml'), config)
    for (const path of [folder, join(folder, 'patroni.yml')]) chownSync(path, postgresUser.uid, postgresUser.gid)
    return { ...machine, etcd: startEtcd(machine), patroni: startPatroni(machine) }
  })
  const proxyConfig = join(root, 'haproxy.cfg')
  writeFileSync(proxyConfig, readSample('haproxy.cfg'))
  const proxy = spawn(programs.haproxy, ['-db', '-f', proxyConfig], {
    stdio: ['ignore', 'ignore', openSync(join(root, 'haproxy.log'), 'a')],
  })

  const getUrl: PatroniCluster['getUrl'] = (role, target = 'primary') =>
    `postgres://${roles[role]}:${password}@127.0.0.1:${String(target === 'primary' ? ports[5000] : ports[5001])}/livery`
  const listMembers = async (): Promise<readonly Member[]> => {
    const memberLists = machines.map(async ({ address }) => {
      const response = await fetch(`http://${address}:${String(ports[8008])}/cluster`, { signal: AbortSignal.timeout(3_000) })
      return ((await response.json()) as { readonly members: readonly Member[] }).members
    })
    return Promise.any(memberLists)
  }
  const waitForStandbys = async (): Promise<number> => {
    let stableSince: number | undefined
    await vi.waitFor(
      async () => {
        try {
          const currentMembers = await listMembers()
          expect(currentMembers.map(({ role }) => role).toSorted()).toEqual(['leader', 'replica', 'sync_standby'])
          expect(new Set(currentMembers.map(({ timeline }) => timeline)).size, 'timelines').toBe(1)
          expect(currentMembers.filter(({ role }) => role !== 'leader').map(({ lag }) => lag)).toEqual([0, 0])
        } catch (error) {
          stableSince = undefined
          throw error
        }
        stableSince ??= performance.now()
        expect(performance.now() - stableSince).toBeGreaterThan(stableMilliseconds)
      },
      { timeout: 240_000, interval: 500 },
    )
    return stableSince ?? 0
  }
  const getMachine = (memberName: string | undefined): Machine => {
    const machine = machines.find(({ name }) => name === memberName)
    if (!machine) throw new Error(`No machine has the member name ${String(memberName)}.`)
    return machine
  }
  const signalMachine = async (machine: Machine, signalName: NodeJS.Signals, withEtcd: boolean): Promise<void> => {
    const pids = [machine.patroni.pid, ...(await listPostgresPids(machine.dataFolder)), ...(withEtcd ? [machine.etcd.pid] : [])]
    for (const pid of pids) if (pid !== undefined) sendSignal(pid, signalName)
  }
  const failures = new Map<string, Failure>()

  const remove = async (): Promise<void> => {
    const exits = [proxy, ...machines.flatMap(({ patroni, etcd }) => [patroni, etcd])].map(async (child) => {
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    })
    for (const machine of machines) await signalMachine(machine, 'SIGKILL', true)
    proxy.kill('SIGTERM')
    await Promise.all(exits)
    rmSync(root, { recursive: true, force: true })
  }
  const findPrimary = async (): Promise<Machine> => getMachine((await listMembers()).find(({ role }) => role === 'leader')?.name)

  try {
    await waitForStandbys()
    await createDatabase(await findPrimary(), password)
  } catch (error) {
    await remove()
    throw error
  }
  return {
    getUrl,
    query: (text) => runQuery(getUrl('migrate'), text),
    listMembers,
    failPrimary: async (failure) => {
      const machine = await findPrimary()
      await signalMachine(machine, failure === 'freeze' ? 'SIGSTOP' : 'SIGKILL', failure !== 'kill')
      failures.set(machine.name, failure)
      return machine.name
    },
    recover: async (name) => {
      const machine = getMachine(name)
      const failure = failures.get(name)
      if (failure === 'freeze') return signalMachine(machine, 'SIGCONT', true)
      if (failure === 'kill with etcd') machine.etcd = startEtcd(machine)
      machine.patroni = startPatroni(machine)
    },
    waitForStandbys,
    remove,
  }
}

/** Creates the database and its roles as docs/high-availability.md describes. */
async function createDatabase({ folder }: Pick<Machine, 'folder'>, password: string): Promise<void> {
  const args = ['-v', 'ON_ERROR_STOP=1', '-v', `owner_password=${password}`, '-v', `serve_password=${password}`]
  const connection = ['-h', folder, '-p', String(ports[5432]), '-d', 'postgres']
  await runAsPostgres(programs.psql, [...args, ...connection], readFileSync(join(samplesFolder, 'postgresql/sql/roles.sql'), 'utf8'))
}

/** Returns the process ids of the PostgreSQL server with this data folder; none if it is not running. */
async function listPostgresPids(dataFolder: string): Promise<readonly number[]> {
  const postmaster = (await findPostmaster(dataFolder))?.pid
  if (postmaster === undefined) return []
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return [postmaster, ...pids.filter((pid) => findParentPid(pid) === postmaster)]
}

/** Returns the id of the parent of a process; `undefined` if the process has ended. */
function findParentPid(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

/** Sends a signal to a process; ignores a process that has ended. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function runQuery(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client(url)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
