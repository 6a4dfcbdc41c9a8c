import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findNearestName } from '../../src/engine/compile/index.ts'
import { CommandError } from '../cli/command.ts'
import { assertMerchantsExist } from '../cli/merchants-root.ts'

/** Options of `npm run build`. */
export interface BuildOptions {
  /** The brand to export as a folder of files, and the target folder. */
  readonly brandExport?: { readonly merchant: string; readonly out: string }
  /** Folder of the release that the new one replaces. */
  readonly previousRelease?: string
}

const options = { merchant: { type: 'string' }, out: { type: 'string' }, 'previous-release': { type: 'string' } } as const

/**
 * Parses the arguments of `npm run build`. `root` is the folder of brands.
 *
 * @throws CommandError for a positional argument, an unknown option, a missing value, an unknown brand, `--out` without
 * `--merchant`, or a previous release that is not the folder of a release
 */
export function parseBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new CommandError(`unexpected argument "${token.value}". Did you mean --merchant ${token.value}?`)
    if (token.kind === 'option') assertValidOption(token)
  }
  const { merchant, out, 'previous-release': previousRelease } = values
  if (typeof merchant === 'string') assertMerchantsExist(root, [merchant])
  else if (out !== undefined) throw new CommandError('--out requires --merchant, which names the brand to export.')
  if (typeof previousRelease === 'string' && !existsSync(join(previousRelease, 'dist/current')))
    throw new CommandError(`--previous-release: ${previousRelease} is not the folder of a release.`)
  return {
    ...(typeof merchant === 'string' && { brandExport: { merchant, out: typeof out === 'string' ? out : `export/${merchant}` } }),
    ...(typeof previousRelease === 'string' && { previousRelease }),
  }
}

function assertValidOption({ name, rawName, value }: { name: string; rawName: string; value: string | undefined }): void {
  if (!Object.hasOwn(options, name)) {
    const suggestion = findNearestName(name, Object.keys(options))
    throw new CommandError(
      `unknown option ${rawName}.${suggestion === undefined ? ' The options are --merchant, --out and --previous-release.' : ` Did you mean --${suggestion}?`}`,
    )
  }
  if (value === undefined || value === '' || value.startsWith('-')) throw new CommandError(`${rawName} requires a value.`)
}
