import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../tools/paths.ts'

interface LockedPackage {
  readonly version: string
  /** SPDX expression. */
  readonly license?: string
  readonly dev?: boolean
}

const introduction = `# Third-party notices

Packages of a production installation of Livery, on any platform, from \`package-lock.json\`. The text of each licence is
in the package's folder in \`node_modules\`. \`.vite/license.md\` of each build has the licences of code in browsers.

| package | version | licence |
| --- | --- | --- |
`

/**
 * Derives the Markdown table of the packages that are installed in production, on any platform.
 * @throws Error if a package has no licence
 */
export function deriveNotices(): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
  const rows = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      if (license === undefined) throw new Error(`Package ${name} ${version} has no licence in package-lock.json.`)
      return `| ${name} | ${version} | ${license} |`
    })
  return `${introduction}${[...new Set(rows)].toSorted().join('\n')}\n`
}
