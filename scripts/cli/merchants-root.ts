import { statSync } from 'node:fs'
import { listMerchants, nearestName } from '../../src/engine/compile/index.ts'
import { CannotRun, type Arguments, type Io } from './command.ts'

/** The option that every command over merchants has. */
export const merchantsOption = { merchants: { type: 'string' } } as const

export const merchantsHelp = '  --merchants DIR   the folder of merchants; default: MERCHANTS_DIR or ./merchants'

/** The folder of merchants that a command works on: its option, MERCHANTS_DIR, or ./merchants. */
export function merchantsRoot(args: Pick<Arguments, 'values'>, io: Pick<Io, 'env'>): string {
  const root = namedRoot(args, io)
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CannotRun(`there is no folder of merchants at ${root}. Name it with --merchants DIR.`)
  return root
}

/** Refuses ids that no folder has. */
export function requireMerchants(root: string, ids: readonly string[]): void {
  const known = listMerchants(root)
  for (const id of ids) {
    if (known.includes(id)) continue
    const near = nearestName(id, known)
    throw new CannotRun(`there is no merchant "${id}" in ${root}.${near === undefined ? '' : ` Did you mean "${near}"?`}`)
  }
}

/** The same, whether it is there or not. */
export const namedRoot = ({ values }: Pick<Arguments, 'values'>, { env }: Pick<Io, 'env'>): string =>
  String(values['merchants'] ?? env['MERCHANTS_DIR'] ?? 'merchants').replace(/(?<=.)\/+$/, '')
