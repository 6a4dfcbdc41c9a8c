import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** The part of a package's `package.json` that is read. */
interface Manifest {
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface CopiedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  /** Path of its folder below the release. */
  readonly folder: string
}

/** Files that no program reads: declarations, source maps and documentation, except licences. */
const unusedFilePattern = /\.(?:d\.[cm]?ts|map|tsbuildinfo)$|^(?!.*licen[cs]e|.*notice|.*copying).*\.(?:md|markdown)$/i

/**
 * Copies packages and all packages that they depend on, as installed in `root`, to `node_modules` of the folder `out`.
 * Optional dependencies, such as native binaries for one platform, are copied if they are installed.
 * @throws Error for a dependency that is not installed, and for a package without a licence
 */
export async function copyPackages(names: Iterable<string>, root: string, out: string): Promise<readonly CopiedPackage[]> {
  const copied = new Map<string, CopiedPackage>()

  async function copy(name: string, from: string, isOptional = false): Promise<void> {
    const source = findPackage(name, from, root)
    if (source === undefined) {
      if (isOptional) return
      throw new Error(`Package ${name} is not installed: ${from} depends on it. Run npm ci.`)
    }
    // The layout of the installation is kept, so that each package finds the version that it was installed with.
    const folder = source.slice(root.length + 1)
    if (copied.has(folder)) return
    const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as Manifest
    const { version, license, dependencies = {}, optionalDependencies = {} } = manifest
    if (license === undefined) throw new Error(`Package ${name} ${version} has no licence in its package.json.`)
    copied.set(folder, { name, version, license, folder })
    await cp(source, join(out, folder), { recursive: true, filter: (path) => path === source || isUsed(path) })
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      await copy(dependency, source, Object.hasOwn(optionalDependencies, dependency))
  }

  for (const name of names) await copy(name, root)
  return [...copied.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}

const isUsed = (path: string): boolean => basename(path) !== 'node_modules' && !unusedFilePattern.test(basename(path))

/** Returns the folder to which Node resolves a package for a module in `from`; `undefined` if it is not installed. */
function findPackage(name: string, from: string, root: string): string | undefined {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
  }
  return undefined
}
