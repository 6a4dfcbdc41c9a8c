import { randomUUID } from 'node:crypto'
import type { CommandDescription, ParameterKind } from '../../../src/generated/admin-commands.ts'
import { type Arguments, CommandError } from '../command.ts'

/** A request to the admin API: the command and its parameters. */
export interface CommandRequest {
  readonly command: CommandDescription
  readonly body: Readonly<Record<string, unknown>>
}

type Values = Arguments['values']

/**
 * Finds the command that matches the command line, and parses its parameters from the words and options. If several
 * match, the one with the most fixed words wins.
 * @throws CommandError if no command matches, or a parameter is missing or malformed
 */
export function matchCommand(commands: readonly CommandDescription[], { positionals, values }: Arguments): CommandRequest {
  const [first = ''] = positionals
  const related = listCommandsNamed(commands, first)
  if (related.length === 0) throw new CommandError(`unknown command "platform ${first}". livery platform --help lists the commands.`)
  const [match] = related
    .flatMap((command) => matchWords(command, positionals, values) ?? [])
    .toSorted((a, b) => b.fixedWordCount - a.fixedWordCount)
  if (!match)
    throw new CommandError(
      `the arguments do not match a command. Usage:\n${related.map((candidate) => `  livery platform ${formatUsage(candidate)}`).join('\n')}`,
    )
  const { command, body } = match
  return { command, body: parseParameters(command, body, values) }
}

/** Returns the commands whose usage begins with a word, such as all of `deposits`. */
export const listCommandsNamed = (commands: readonly CommandDescription[], word: string): readonly CommandDescription[] =>
  commands.filter(({ usage }) => usage.split(' ')[0] === word)

/** Formats the usage for the help: `deposits <brand> approve <deposit> [--amount AMOUNT] [--by NAME]`. */
export function formatUsage({ usage, placeholders = {}, parameters, output }: CommandDescription): string {
  const words = usage
    .split(' ')
    .map((word) =>
      word.replace(/<(\w+)>/, (_match, name: string) => placeholders[name] ?? kindLabels[getBaseKind(parameters[name])] ?? `<${name}>`),
    )
  const options = listOptions({ usage, parameters }).map(([name, kind]) => {
    const option = getBaseKind(kind) === 'boolean' ? `--${name}` : `--${name} ${placeholders[name] ?? name.toUpperCase()}`
    return isOptional(kind) || name === 'key' ? `[${option}]` : option
  })
  return [...words, ...options, ...(output === 'file' ? ['--to FILE'] : [])].join(' ')
}

const kindLabels: Readonly<Record<string, string>> = { boolean: 'on|off', texts: 'name=value …' }

/** Returns the parameters that are passed as options because the usage does not name them. */
export const listOptions = ({
  usage,
  parameters,
}: Pick<CommandDescription, 'usage' | 'parameters'>): readonly (readonly [string, ParameterKind])[] =>
  Object.entries(parameters).filter(([name]) => !usage.includes(`<${name}>`))

export const getBaseKind = (kind: ParameterKind | undefined): string =>
  typeof kind === 'string' ? kind.replace('?', '') : kind === undefined ? '' : 'number'

const isOptional = (kind: ParameterKind): boolean => (typeof kind === 'string' ? kind.endsWith('?') : kind.optional)

interface Match {
  readonly command: CommandDescription
  /** The words of each parameter; one of the kind `texts` takes all remaining words. */
  readonly body: Readonly<Record<string, readonly string[]>>
  /** Number of fixed words in the usage. */
  readonly fixedWordCount: number
}

/** Assigns the words to the parameters of a command; `undefined` if they do not match its usage. */
function matchWords(command: CommandDescription, words: readonly string[], values: Values): Match | undefined {
  const body: Record<string, readonly string[]> = {}
  const remainingWords = [...words]
  let fixedWordCount = 0
  for (const token of command.usage.split(' ')) {
    const isOptionalToken = token.startsWith('[')
    const parameter = /<(\w+)>/.exec(token)?.[1]
    if (parameter !== undefined) {
      const matched = remainingWords.splice(0, getBaseKind(command.parameters[parameter]) === 'texts' ? remainingWords.length : 1)
      if (matched.length === 0 && !isOptionalToken) return undefined
      if (matched.length > 0) body[parameter] = matched
    } else if (token.startsWith('--')) {
      if (values[token.slice(2)] !== true) return undefined
      fixedWordCount += 1
    } else if (isOptionalToken) {
      if (remainingWords[0] === token.slice(1, -1)) remainingWords.shift()
    } else {
      if (remainingWords.shift() !== token) return undefined
      fixedWordCount += 1
    }
  }
  return remainingWords.length === 0 ? { command, body, fixedWordCount } : undefined
}

/**
 * Parses the parameters by kind. A missing idempotency key is generated: repeating the command has no second effect
 * only if both runs have the same `--key`.
 * @throws CommandError if a parameter is missing or malformed
 */
function parseParameters(command: CommandDescription, words: Match['body'], values: Values): Readonly<Record<string, unknown>> {
  const parsed = Object.entries(command.parameters).flatMap(([name, kind]) => {
    const input = words[name] ?? (values[name] === undefined ? undefined : [String(values[name])])
    if (input !== undefined) return [[name, parseValue(words[name] ? name : `--${name}`, kind, input)] as const]
    if (name === 'key') return [[name, randomUUID()] as const]
    if (!isOptional(kind)) throw new CommandError(`--${name} is missing. Usage: livery platform ${formatUsage(command)}`)
    return []
  })
  return Object.fromEntries(parsed)
}

function parseValue(name: string, kind: ParameterKind, words: readonly string[]): unknown {
  const [word = ''] = words
  if (getBaseKind(kind) === 'texts') return Object.fromEntries(words.map(parsePair))
  if (getBaseKind(kind) === 'boolean') {
    if (!['on', 'off', 'true'].includes(word)) throw new CommandError(`"${word}" must be on or off.`)
    return word !== 'off'
  }
  if (typeof kind === 'string') return word
  if (!/^-?\d{1,12}$/.test(word))
    throw new CommandError(`${name} must be a number from ${String(kind.min)} to ${String(kind.max)}, not "${word}".`)
  return Number(word)
}

function parsePair(pair: string): readonly [string, string] {
  const separator = pair.indexOf('=')
  if (separator < 1) throw new CommandError(`"${pair}" must be name=value.`)
  return [pair.slice(0, separator), pair.slice(separator + 1)]
}
