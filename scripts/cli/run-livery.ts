import { parseArgs } from 'node:util'
import { CommandError, type Command, type Io } from './command.ts'
import { formatSuggestion } from './format-suggestion.ts'

/** Commands by name; each is loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>

/** Runs one of the commands. Resolves to the exit code: 0 done, 1 negative result, 2 could not run. */
export async function runLivery(commands: Commands, args: readonly string[], io: Io): Promise<number> {
  const [name, ...commandArgs] = args
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      io.out(await formatOverview(commands, io))
      return name === undefined ? 2 : 0
    }
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!load) throw new CommandError(formatUnknownCommand(commands, name))
    const command = await load()
    return await runCommand(command, command.rewriteArguments?.(commandArgs) ?? commandArgs, io)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    io.err(`livery: ${error.message}`)
    return 2
  }
}

async function runCommand(command: Command, args: readonly string[], io: Io): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    io.out(command.findHelp?.(args) ?? command.help)
    return 0
  }
  return command.run(parseArguments(command, args), io)
}

/** Replaces the minus of negative numbers while options are parsed, so that they are not parsed as options. */
const minusPlaceholder = '\u2212'
const maskNegative = (arg: string): string => arg.replace(/^-(?=\d)/, minusPlaceholder)
const unmaskNegative = <T>(value: T): T | string =>
  typeof value === 'string' && value.startsWith(minusPlaceholder) ? `-${value.slice(1)}` : value

function parseArguments(command: Command, args: readonly string[]): ReturnType<typeof parseArgs> {
  try {
    const { values, positionals } = parseArgs({ args: args.map(maskNegative), options: command.options, allowPositionals: true })
    const unmasked = Object.entries(values).map(([name, value]) => [name, unmaskNegative(value)] as const)
    return { values: Object.fromEntries(unmasked), positionals: positionals.map(unmaskNegative) }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new CommandError(`${reason}.\n\n${command.help}`)
  }
}

async function formatOverview(commands: Commands, io: Io): Promise<string> {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${io.paint('bold', name.padEnd(width))}  ${(await load()).summary}`),
  )
  return ['Usage: livery <command> [options]', '', ...lines, '', 'Run livery <command> --help for details.'].join('\n')
}

function formatUnknownCommand(commands: Commands, name: string): string {
  return `unknown command "${name}".${formatSuggestion(name, Object.keys(commands))} livery --help lists the commands.`
}
