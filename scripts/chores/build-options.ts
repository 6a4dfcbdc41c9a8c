import { parseArgs } from 'node:util'
import { nearestName } from '../../src/engine/compile/index.ts'
import { CannotRun } from '../cli/command.ts'
import { requireMerchants } from '../cli/merchants-root.ts'

/** What `npm run build` is asked for. */
export interface BuildOptions {
  /** The brand that is written as a folder of files, and the folder. */
  readonly exported?: { readonly merchant: string; readonly out: string }
}

const options = { merchant: { type: 'string' }, out: { type: 'string' } } as const

/**
 * Reads the arguments of `npm run build`. `root` is the folder of brands.
 *
 * @throws CannotRun for what is no option, an option without its value, and a brand that is not there
 */
export function readBuildOptions(args: readonly string[], root: string): BuildOptions {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new CannotRun(`unexpected argument "${token.value}". Did you mean --merchant ${token.value}?`)
    if (token.kind === 'option') requireOption(token)
  }
  const { merchant, out } = values
  if (typeof merchant === 'string') requireMerchants(root, [merchant])
  else if (out !== undefined) throw new CannotRun('--out is where a brand is written to: name the brand with --merchant.')
  return typeof merchant === 'string' ? { exported: { merchant, out: typeof out === 'string' ? out : `export/${merchant}` } } : {}
}

function requireOption({ name, rawName, value }: { name: string; rawName: string; value: string | undefined }): void {
  if (!Object.hasOwn(options, name)) {
    const near = nearestName(name, Object.keys(options))
    throw new CannotRun(
      `there is no option ${rawName}.${near === undefined ? ' There are --merchant and --out.' : ` Did you mean --${near}?`}`,
    )
  }
  if (value === undefined || value === '' || value.startsWith('-')) throw new CannotRun(`${rawName} needs a value.`)
}
