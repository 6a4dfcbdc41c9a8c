import { statSync } from 'node:fs'
import { listMerchants } from '../../src/engine/compile/index.ts'
import { CommandError, type Arguments, type Io } from './command.ts'
import { formatSuggestion } from './format-suggestion.ts'

/** The option shared by all commands that work on merchants. */
export const merchantsOption = { merchants: { type: 'string' } } as const

export const merchantsHelp = '  --merchants DIR   the folder of merchants; default: MERCHANTS_DIR or ./merchants'

/**
 * Returns the folder of merchants that a command works on: its option, MERCHANTS_DIR, or ./merchants.
 * @throws CommandError if it does not exist
 */
export function requireMerchantsRoot(args: Pick<Arguments, 'values'>, io: Pick<Io, 'env'>): string {
  const root = getMerchantsRoot(args, io)
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new CommandError(`there is no folder of merchants at ${root}. Name it with --merchants DIR.`)
  return root
}

/** @throws CommandError if a merchant does not exist */
export function assertMerchantsExist(root: string, ids: readonly string[]): void {
  const knownIds = listMerchants(root)
  for (const id of ids) {
    if (!knownIds.includes(id)) throw new CommandError(`there is no merchant "${id}" in ${root}.${formatSuggestion(id, knownIds)}`)
  }
}

/** Like `requireMerchantsRoot`, without checking that it exists. */
export const getMerchantsRoot = ({ values }: Pick<Arguments, 'values'>, { env }: Pick<Io, 'env'>): string =>
  String(values['merchants'] ?? env['MERCHANTS_DIR'] ?? 'merchants').replace(/(?<=.)\/+$/, '')
