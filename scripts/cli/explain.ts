import { compileMerchant, escapePointerToken, findNearestName, parsePointer, type Origin } from '../../src/engine/compile/index.ts'
import type { Condition } from '../../src/generated/config.ts'
import { CommandError, type Command, type Io } from './command.ts'
import { describeCondition } from './describe-condition.ts'
import { formatText } from './formats/format-text.ts'
import { merchantsHelp, merchantsOption, requireMerchantsRoot, assertMerchantsExist } from './merchants-root.ts'

export const explain: Command = {
  summary: 'show where a value of a merchant comes from, and what hides it',
  help: `Usage: livery explain <id> <pointer> [--merchants DIR]

Prints a value of a merchant's effective configuration, the file and line of every merchant that set it, and the
conditions under which it is shown. For a removed value, it names the merchant that removed it, and where.

A pointer starts with the kind of file: /theme/dark/accent, /navigation/header/RNG, /pages/home/nodes/banner/props.

${merchantsHelp}

Exit codes: 0 explained, 1 the merchant is not valid, 2 could not run, or there is no value at the pointer.`,
  options: merchantsOption,
  async run(args, io) {
    const root = requireMerchantsRoot(args, io)
    const [id, path, ...more] = args.positionals
    if (id === undefined || path === undefined || more.length > 0)
      throw new CommandError('expected a merchant and a pointer: livery explain <id> <pointer>.')
    assertMerchantsExist(root, [id])
    const { config, diagnostics, provenance } = await compileMerchant(root, id)
    if (!config) {
      io.err(formatText({ diagnostics, valid: 0, invalid: 1 }, io.paint))
      return 1
    }
    const pointer = path.startsWith('/') ? path : `/${path}`
    const origins = provenance.listOrigins(pointer)
    const removal = findRemoval(origins)
    if (removal) {
      io.out(`removed by ${removal.merchant}, ${removal.file}:${removal.line}:${removal.column}`)
      printOrigins(origins, io)
      return 0
    }
    const trail = resolvePath(config, pointer)
    io.out(JSON.stringify(trail.at(-1)?.value, null, 2))
    printOrigins(origins, io)
    printConditions(trail, io)
    return 0
  },
}

/**
 * Returns the origin that removed the value, or an object that contains it; `undefined` if nothing did, or if a later
 * merchant set it again.
 */
function findRemoval(origins: readonly Origin[]): Origin | undefined {
  const last = origins.at(-1)
  return last?.value === null && origins.some(({ value }) => value !== null) ? last : undefined
}

/** A value on the path from the configuration to the requested one, with its pointer. */
interface PathEntry {
  readonly pointer: string
  readonly value: unknown
}

/**
 * Returns every value from the configuration down to the pointer.
 * @throws CommandError if there is no value at the pointer
 */
function resolvePath(config: object, pointer: string): PathEntry[] {
  const trail: PathEntry[] = [{ pointer: '', value: config }]
  for (const key of parsePointer(pointer)) {
    const escapedKey = escapePointerToken(key)
    const { pointer: parentPointer, value } = trail.at(-1) as PathEntry
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      const suggestion = typeof value === 'object' && value !== null ? findNearestName(key, Object.keys(value)) : undefined
      throw new CommandError(
        `there is no value at ${parentPointer}/${escapedKey}.${suggestion === undefined ? '' : ` Did you mean ${parentPointer}/${suggestion}?`}`,
      )
    }
    trail.push({ pointer: `${parentPointer}/${escapedKey}`, value: (value as Record<string, unknown>)[key] })
  }
  return trail
}

function printOrigins(origins: readonly Origin[], io: Io): void {
  io.out('\nset in, the last one takes precedence:')
  for (const { file, line, column, value } of origins) io.out(`  ${file}:${line}:${column}  ${io.paint('dim', shorten(value))}`)
  if (origins.length === 0) io.out('  no file: derived from other values')
}

function shorten(value: unknown): string {
  if (value === null) return 'null: removes it'
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

/** Prints the conditions under which a value is shown, from the root down. */
function printConditions(trail: readonly PathEntry[], io: Io): void {
  const conditions = trail.flatMap(({ pointer, value }) =>
    typeof value === 'object' && value !== null ? listConditions(value).map((text) => `  ${pointer}: ${text}`) : [],
  )
  if (conditions.length > 0) io.out(['\nshown only if:', ...conditions].join('\n'))
}

function listConditions(value: object): string[] {
  const { when, gameType, allowed, enabled } = value as { when?: Condition; gameType?: string; allowed?: boolean; enabled?: boolean }
  return [
    ...(when === undefined ? [] : [`${describeCondition(when)}  ${JSON.stringify(when)}`]),
    ...(gameType === undefined ? [] : [`the game category ${gameType} has a vendor on the platform`]),
    ...(allowed === false ? ['never: "allowed" is false'] : []),
    ...(enabled === false ? ['never: "enabled" is false'] : []),
  ]
}
