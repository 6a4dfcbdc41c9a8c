import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, Service, ServiceAccount } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { backup } from '../../scripts/cli/backup/backup.ts'
import { restore } from '../../scripts/cli/backup/restore.ts'
import { requireSystemdAnalyze } from '../../scripts/tools/require-program.ts'
import { copiedPaths } from '../../scripts/release/build-release.ts'
import { readSettings } from '../../server/config.ts'
import { productionSettings } from './production-settings.ts'

const root = join(import.meta.dirname, '../..')
const readFromRoot = (path: string): string => readFileSync(join(root, path), 'utf8')

type Json = Readonly<Record<string, unknown>>

/** Returns the value at a path of keys; `undefined` if any key is missing. */
const findValueAt = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[key], value)

const parseDurationSeconds = (text: unknown): number => Number(/^(\d+)s?$/.exec(String(text))?.[1])

describe('the systemd unit', () => {
  const unit = readFromRoot('deploy/systemd/livery.service')
  const findDirective = (key: string): string | undefined => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1]

  it('is valid and has a low security exposure', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-systemd-'))
    // The paths in the unit exist only on a machine on which Livery is installed.
    const installedUnit = unit.replace('/usr/bin/node', process.execPath).replace('/opt/livery/current', folder)
    writeFileSync(join(folder, 'livery.service'), installedUnit)
    const analyze = (...args: readonly string[]): string =>
      execFileSync(requireSystemdAnalyze(), [...args, join(folder, 'livery.service')], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    expect(analyze('verify', '--man=no', '--recursive-errors=no')).toBe('')
    // The threshold is in tenths of the exposure level, from 0 (safest) to 100. The command fails above it.
    expect(analyze('security', '--offline=true', '--threshold=15', '--no-pager')).toMatch(/Overall exposure level .*: \d\.\d OK/)
  })

  it('gives the server enough time to drain and stop', () => {
    const { drainSeconds, stopSeconds } = readSettings({ ...productionSettings, DRAIN_SECONDS: '', DATABASE_URL: 'postgres://x' }, root)
    expect(Number(findDirective('TimeoutStopSec'))).toBeGreaterThan(drainSeconds + stopSeconds + 10)
  })

  it('has an example settings file that production accepts once it is filled in', () => {
    const lines = readFromRoot('deploy/systemd/livery.env.example').split('\n')
    const exampleValues = Object.fromEntries(
      lines.filter((line) => /^[A-Z]/.test(line)).map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
    )
    const filledValues = {
      ...exampleValues,
      SECRET_KEY: productionSettings.SECRET_KEY,
      PAYLOAD_KEY: productionSettings.PAYLOAD_KEY,
      ADMIN_API_TOKEN: productionSettings.ADMIN_API_TOKEN,
    }
    const settings = readSettings({ ...filledValues, LIVERY_MODE: 'production' }, root)
    expect([settings.merchantsDir, settings.migratesOnStart]).toEqual(['/srv/livery/merchants', false])
  })
})

describe('the systemd units of the nightly backup', () => {
  it('are valid, have a low security exposure, and run the backup command with options that exist', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-systemd-'))
    const service = readFromRoot('deploy/systemd/livery-backup.service')
    writeFileSync(
      join(folder, 'livery-backup.service'),
      service.replace('/usr/bin/node', process.execPath).replace('/opt/livery/current', folder),
    )
    writeFileSync(join(folder, 'livery-backup.timer'), readFromRoot('deploy/systemd/livery-backup.timer'))
    const analyze = (name: string, ...args: readonly string[]): string =>
      execFileSync(requireSystemdAnalyze(), [...args, join(folder, name)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    for (const name of ['livery-backup.service', 'livery-backup.timer'])
      expect(analyze(name, 'verify', '--man=no', '--recursive-errors=no')).toBe('')
    expect(analyze('livery-backup.service', 'security', '--offline=true', '--threshold=20', '--no-pager')).toMatch(/\d\.\d OK/)
    const [, args = ''] = /^ExecStart=\S+ bin\/livery\.js backup (.*)$/m.exec(service) ?? []
    const { positionals } = parseArgs({ args: args.split(' '), options: backup.options, allowPositionals: true })
    expect(service).toContain(`ReadWritePaths=${positionals[0] ?? ''}\n`)
  })
})

describe('the commands in docs/backup.md', () => {
  it('have options that exist', () => {
    const commands = readFromRoot('docs/backup.md')
      .replaceAll('\\\n', ' ')
      .matchAll(/^.*(?:npx livery|bin\/livery\.js) +(backup|restore) ([^#\n]*)/gm)
    const parsedCommands = [...commands].map(([, name, args = '']) => {
      const { options } = name === 'backup' ? backup : restore
      return parseArgs({ args: args.trim().split(/ +/), options, allowPositionals: true })
    })
    expect(parsedCommands.length).toBeGreaterThan(4)
  })
})

describe('the container image', () => {
  const instructions = readFromRoot('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const finalStage = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))

  it('is built in one stage and runs in another, with a numeric user and a health check', () => {
    expect(instructions.filter((line) => line.startsWith('FROM ')).every((line) => /^FROM [\w./-]+:[\w.-]+( AS \w+)?$/.test(line))).toBe(
      true,
    )
    expect(finalStage).toContain('COPY --from=build /source/dist/release /opt/livery')
    expect(finalStage.filter((line) => line.startsWith('USER '))).toEqual(['USER 10001:10001'])
    expect(finalStage.findIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      finalStage.findLastIndex((line) => /^(RUN|COPY) /.test(line)),
    )
    expect(finalStage.filter((line) => /^HEALTHCHECK .*\/_livery\/live/.test(line))).toHaveLength(1)
    expect(instructions.filter((line) => /^(ADD|SHELL|MAINTAINER) |sudo|curl .*\|/.test(line))).toEqual([])
    // Exec form (JSON) makes the server process 1, which receives the signals.
    for (const kind of ['ENTRYPOINT', 'CMD']) expect(finalStage.find((line) => line.startsWith(`${kind} `))).toMatch(/ \[".*"\]$/)
  })

  it('is built from files that its build context contains', () => {
    const contextPatterns = readFromRoot('.dockerignore').split('\n')
    for (const path of [
      ...copiedPaths,
      'package.json',
      'package-lock.json',
      '.npmrc',
      'src',
      'server',
      'scripts',
      'tsconfig.json',
      'vite.back-office.config.ts',
      'vite.config.ts',
    ])
      expect(contextPatterns, path).toContain(`!${path}`)
    for (const line of contextPatterns.filter((pattern) => pattern.startsWith('!')))
      expect(existsSync(join(root, line.slice(1))), line).toBe(true)
    expect(contextPatterns).not.toContain('!data')
  })
})

describe('compose.yaml', () => {
  const { services, networks, volumes, secrets } = parse(readFromRoot('compose.yaml')) as Readonly<
    Record<string, Readonly<Record<string, Json>>>
  >

  it('has services with images, and with networks, volumes, secrets and files that exist', () => {
    expect(Object.keys(services ?? {})).toEqual(['database', 'migrate', 'livery', 'caddy'])
    for (const [name, service] of Object.entries(services ?? {})) {
      expect(service['image'], name).toMatch(/^[a-z/]+:/)
      for (const network of [service['networks']].flatMap((networkList) =>
        Array.isArray(networkList) ? networkList : Object.keys(networkList as object),
      ))
        expect(networks).toHaveProperty(String(network))
      for (const secret of (service['secrets'] as string[] | undefined) ?? []) expect(secrets).toHaveProperty(secret)
      for (const volume of (service['volumes'] as string[] | undefined) ?? []) {
        const [source = ''] = volume.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':')
        if (source.startsWith('.')) expect(existsSync(join(root, source)), source).toBe(true)
        else expect(Object.keys(volumes ?? {})).toContain(source)
      }
      for (const dependency of Object.keys((service['depends_on'] as object | undefined) ?? {})) expect(services).toHaveProperty(dependency)
    }
  })

  it('starts the server after the migration, without privileges and with a read-only root file system', () => {
    const { livery, migrate, caddy } = services ?? {}
    expect(findValueAt(livery, 'depends_on', 'migrate', 'condition')).toBe('service_completed_successfully')
    expect(migrate?.['command']).toEqual(['bin/livery.js', 'database', 'migrate'])
    for (const service of [livery, migrate, caddy]) {
      expect(service?.['read_only']).toBe(true)
      expect(service?.['cap_drop']).toEqual(['ALL'])
      expect(service?.['security_opt']).toEqual(['no-new-privileges:true'])
    }
    expect(livery?.['ports'], 'only Caddy is reachable from outside').toBeUndefined()
    expect(findValueAt(livery, 'environment', 'TRUST_PROXY')).toBe(findValueAt(caddy, 'networks', 'front', 'ipv4_address'))
    expect(parseDurationSeconds(livery?.['stop_grace_period'])).toBeGreaterThanOrEqual(45)
    // Only the container that migrates connects as the role that owns the tables.
    expect(findValueAt(livery, 'environment', 'MIGRATE_DATABASE_URL')).toBeUndefined()
  })
})

/** The kinds of the manifests. A resource checks itself against the schema of its kind. */
const models: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  ServiceAccount,
  ConfigMap,
  Deployment,
  Service,
  Ingress,
  PodDisruptionBudget,
  NetworkPolicy,
  Job,
}

describe('the Kubernetes manifests', () => {
  const documents = ['livery', 'migrate'].flatMap((name) =>
    parseAllDocuments(readFromRoot(`deploy/kubernetes/${name}.yaml`), { uniqueKeys: true }).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return document.toJSON() as Json
    }),
  )
  const findDocument = (kind: string): Json => documents.find((document) => document['kind'] === kind) ?? {}
  const deployment = findDocument('Deployment')
  const getPodTemplate = (workload: Json): unknown => findValueAt(workload, 'spec', 'template')
  const container = findValueAt(getPodTemplate(deployment), 'spec', 'containers', 0)
  const configuration = findValueAt(findDocument('ConfigMap'), 'data') as Readonly<Record<string, string>>

  /** Resource kinds with an API version that all supported clusters have. */
  const apiVersions: Readonly<Record<string, string>> = {
    ServiceAccount: 'v1',
    ConfigMap: 'v1',
    Deployment: 'apps/v1',
    Service: 'v1',
    Ingress: 'networking.k8s.io/v1',
    PodDisruptionBudget: 'policy/v1',
    NetworkPolicy: 'networking.k8s.io/v1',
    Job: 'batch/v1',
  }

  it.each(documents.map((document) => [String(document['kind']), document] as const))(
    'match the schema of Kubernetes: %s',
    async (kind, document) => {
      const Kind = models[kind]
      if (!Kind) throw new Error(`The test has no schema of ${kind}.`)
      expect(() => new Kind(document as never).validate()).not.toThrow()
      expect(() => new Kind({ ...document, metadata: { name: 5 } } as never).validate()).toThrow('metadata/name')
    },
  )

  it('have known kinds, and names and labels that match', () => {
    expect(Object.fromEntries(documents.map(({ kind, apiVersion }) => [kind, apiVersion]))).toEqual(apiVersions)
    const labels = findValueAt(getPodTemplate(deployment), 'metadata', 'labels') as object
    expect(labels).toMatchObject(findValueAt(deployment, 'spec', 'selector', 'matchLabels') as object)
    expect(labels).toMatchObject(findValueAt(findDocument('Service'), 'spec', 'selector') as object)
    expect(labels).toMatchObject(findValueAt(findDocument('PodDisruptionBudget'), 'spec', 'selector', 'matchLabels') as object)
    expect(labels).toMatchObject(findValueAt(findDocument('NetworkPolicy'), 'spec', 'podSelector', 'matchLabels') as object)
    const ports = findValueAt(container, 'ports') as readonly Json[]
    expect(ports.map(({ name }) => name)).toContain(findValueAt(findDocument('Service'), 'spec', 'ports', 0, 'targetPort'))
    expect(String(findValueAt(container, 'ports', 0, 'containerPort'))).toBe(configuration['PORT'])
    const hosts = findValueAt(findDocument('Ingress'), 'spec', 'tls', 0, 'hosts')
    expect((findValueAt(findDocument('Ingress'), 'spec', 'rules') as readonly Json[]).map(({ host }) => host)).toEqual(hosts)
    const volumes = (findValueAt(getPodTemplate(deployment), 'spec', 'volumes') as readonly Json[]).map(({ name }) => name)
    expect((findValueAt(container, 'volumeMounts') as readonly Json[]).map(({ name }) => name)).toEqual(volumes)
  })

  it('probe liveness and readiness, and allow enough time to drain and stop', () => {
    expect(findValueAt(container, 'livenessProbe', 'httpGet', 'path')).toBe('/_livery/live')
    expect(findValueAt(container, 'readinessProbe', 'httpGet', 'path')).toBe('/_livery/ready')
    const [drainSeconds, stopSeconds] = [Number(configuration['DRAIN_SECONDS']), Number(configuration['STOP_SECONDS'])]
    const unreadySeconds =
      Number(findValueAt(container, 'readinessProbe', 'periodSeconds')) *
      Number(findValueAt(container, 'readinessProbe', 'failureThreshold'))
    expect(drainSeconds).toBeGreaterThan(2 * unreadySeconds)
    expect(findValueAt(getPodTemplate(deployment), 'spec', 'terminationGracePeriodSeconds')).toBeGreaterThan(
      drainSeconds + stopSeconds + 10,
    )
    expect(findValueAt(deployment, 'spec', 'strategy', 'rollingUpdate', 'maxUnavailable')).toBe(0)
    expect(findValueAt(deployment, 'spec', 'replicas')).toBeGreaterThan(
      Number(findValueAt(findDocument('PodDisruptionBudget'), 'spec', 'minAvailable')),
    )
  })

  it('run without privileges, and migrate in a separate job', () => {
    for (const workload of [deployment, findDocument('Job')]) {
      const pod = findValueAt(getPodTemplate(workload), 'spec')
      expect(findValueAt(pod, 'securityContext')).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      expect(findValueAt(pod, 'automountServiceAccountToken')).toBe(false)
      expect(findValueAt(pod, 'containers', 0, 'securityContext')).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
    expect(findValueAt(getPodTemplate(findDocument('Job')), 'spec', 'containers', 0, 'args')).toEqual([
      'bin/livery.js',
      'database',
      'migrate',
    ])
    expect(configuration['MIGRATE_ON_START']).toBe('off')
  })

  it('have settings that production accepts together with those of the secret', () => {
    const settings = readSettings({ ...productionSettings, DATABASE_URL: 'postgres://livery_serve@db/livery', ...configuration }, root)
    expect(settings).toMatchObject({ mode: 'production', host: '0.0.0.0', port: 8080, migratesOnStart: false })
  })
})

describe('the samples for high availability', () => {
  const patroni = parse(readFromRoot('deploy/high-availability/patroni.yml')) as Json
  const etcdEnvironment = readFromRoot('deploy/high-availability/etcd.env')
  const haproxyConfig = readFromRoot('deploy/high-availability/haproxy.cfg')
  const addresses = ['10.0.0.11', '10.0.0.12', '10.0.0.13']

  it('name the same machines', () => {
    expect(findValueAt(patroni, 'etcd', 'hosts')).toBe(addresses.map((address) => `${address}:2379`).join(','))
    const cluster = addresses.map((address, index) => `db${String(index + 1)}=http://${address}:2380`).join(',')
    expect(etcdEnvironment).toContain(`ETCD_INITIAL_CLUSTER=${cluster}\n`)
    const sections = haproxyConfig.split(/^listen /m).slice(1)
    expect(sections.map((section) => section.split('\n')[0])).toEqual(['primary', 'replicas'])
    for (const section of sections)
      expect([...section.matchAll(/^\tserver (\S+) (\S+)$/gm)].map(([, name, address]) => [name, address])).toEqual(
        addresses.map((address, index) => [`db${String(index + 1)}`, `${address}:5432`]),
      )
  })

  it('acknowledge a commit only once a standby has it, and let the lease of a failed primary expire within 20 seconds', () => {
    const dcsSettings = findValueAt(patroni, 'bootstrap', 'dcs') as Readonly<Record<string, number>>
    expect(dcsSettings).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true })
    const { ttl = 0, loop_wait: interval = 0, retry_timeout: timeout = 0 } = dcsSettings
    // With a shorter lease, Patroni would demote a primary because of a short etcd outage.
    expect(ttl).toBeGreaterThanOrEqual(interval + 2 * timeout)
    expect(ttl).toBeLessThanOrEqual(20)
  })
})
