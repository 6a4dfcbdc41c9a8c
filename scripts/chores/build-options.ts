import { parseArgs } from 'node:util'
import { nearestName } from '../../src/engine/compile/index.ts'
import { CommandError } from '../cli/command.ts'
import { assertMerchantsExist } from '../cli/merchants-root.ts'

/** Options of `npm run build`. */
export interface BuildOptions {
  /** The brand to export as a folder of files, and the target folder. */
  readonly exported?: { readonly merchant: string; readonly out: string }
}

const options = { merchant: { type: 'string' }, out: { type: 'string' } } as const

/**
 * Parses the arguments of `npm run build`. `root` is the folder of brands.
 *
 * @throws CommandError for an unknown option, an option without its value, and an unknown brand
 */
export function parseBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new CommandError(`unexpected argument "${token.value}". Did you mean --merchant ${token.value}?`)
    if (token.kind === 'option') requireOption(token)
  }
  const { merchant, out } = values
  if (typeof merchant === 'string') assertMerchantsExist(root, [merchant])
  else if (out !== undefined) throw new CommandError('--out requires --merchant, which names the brand to export.')
  return typeof merchant === 'string' ? { exported: { merchant, out: typeof out === 'string' ? out : `export/${merchant}` } } : {}
}

function requireOption({ name, rawName, value }: { name: string; rawName: string; value: string | undefined }): void {
  if (!Object.hasOwn(options, name)) {
    const near = nearestName(name, Object.keys(options))
    throw new CommandError(
      `unknown option ${rawName}.${near === undefined ? ' The options are --merchant and --out.' : ` Did you mean --${near}?`}`,
    )
  }
  if (value === undefined || value === '' || value.startsWith('-')) throw new CommandError(`${rawName} requires a value.`)
}
