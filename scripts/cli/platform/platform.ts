import { writeFileSync } from 'node:fs'
import { adminCommands } from '../../../src/generated/admin-commands.ts'
import { CommandError, type Command } from '../command.ts'
import { getServerPort, runAdminCommand, type ServerLocation, parseServerLocation, serverOptions } from '../call-admin-api.ts'
import { getBaseKind, listCommandsNamed, matchCommand, listOptions, formatUsage } from './match-command.ts'
import { checkHelp, runCheck } from './run-check.ts'
import { formatResponse } from './format-response.ts'
import { formatHelp } from './format-help.ts'

/** The options of all admin commands. A command ignores the options of others. */
const commandOptions = Object.fromEntries(
  adminCommands.flatMap((command) =>
    listOptions(command).map(([name, kind]) => [name, { type: getBaseKind(kind) === 'boolean' ? 'boolean' : 'string' } as const] as const),
  ),
)

export const platform: Command = {
  summary: 'read and change a running server: flags, rules, status, region, accounts, ledger',
  help: `${formatHelp(adminCommands)}\n\nFor a platform of your own:\n${checkHelp}`,
  findHelp: (args) => {
    const commands = listCommandsNamed(adminCommands, args.find((arg) => !arg.startsWith('-')) ?? '')
    return commands.length === 0 ? undefined : formatHelp(commands)
  },
  options: {
    ...commandOptions,
    ...serverOptions,
    json: { type: 'boolean', default: false },
    open: { type: 'boolean' },
    to: { type: 'string' },
    username: { type: 'string' },
  },
  async run(args, io) {
    if (args.positionals.length === 0) throw new CommandError(platform.help)
    if (args.positionals[0] === 'check') return runCheck(args, io)
    const { command, body } = matchCommand(adminCommands, args)
    const file = args.values['to']
    if (command.output === 'file' && typeof file !== 'string')
      throw new CommandError(`--to is missing. Usage: livery platform ${formatUsage(command)}`)
    const location = parseServerLocation(args, io)
    const { value, staleSeconds } = await runAdminCommand(location, command.name, body)
    if (command.output === 'link') io.out(await resolveLinkUrl(location, value as Link))
    else if (command.output === 'file') io.out(saveReceivedFile(value as ReceivedFile, String(file)))
    else if (args.values['json'] === true) io.out(JSON.stringify(value, null, 2))
    else io.out(formatResponse(command.output === 'verdict' ? describeVerdict(value as Verdict) : value))
    if (staleSeconds !== undefined) io.err(`From a replica: up to ${String(Math.ceil(staleSeconds))} s old.`)
    return command.output === 'verdict' && !(value as Verdict).passed ? 1 : 0
  },
}

/** Result of a verification, with its details. */
interface Verdict {
  readonly passed: boolean
}

/** Returns a result for display: a verdict is no setting, which would be displayed as `on` or `off`. */
const describeVerdict = (verdict: Verdict) => ({ ...verdict, passed: verdict.passed ? 'yes' : 'no' })

interface ReceivedFile {
  readonly type: string
  readonly data: string
}

function saveReceivedFile({ type, data }: ReceivedFile, file: string): string {
  writeFileSync(file, Buffer.from(data, 'base64'), { flag: 'wx' })
  return `${file}: ${type}`
}

interface Link {
  readonly host: string
  readonly path: string
}

/** Returns the URL of a link for a browser on this machine. */
const resolveLinkUrl = async (location: ServerLocation, { host, path }: Link): Promise<string> =>
  `http://${host}:${await getServerPort(location)}${path}`
