import type { CommandDescription } from '../../../src/generated/admin-commands.ts'
import { serverHelp } from '../call-admin-api.ts'
import { formatUsage } from './match-command.ts'

const width = 110
const indent = ' '.repeat(6)

/** Returns the output of `livery platform --help`. */
export const formatHelp = (commands: readonly CommandDescription[]): string => `Usage: livery platform <command> …

Reads and changes a running server, as the operator who is logged in (livery login) or, on the same machine, as the machine.

${commands
  .toSorted((a, b) => (a.usage < b.usage ? -1 : 1))
  .map((command) => `  ${formatUsage(command)}\n${wrap(command.help)}`)
  .join('\n')}

${serverHelp}
  --json       print JSON

Exit codes: 0 done, 1 a check of the ledger, the audit log or a payment gateway failed, 2 could not be done.`

/** Wraps text into indented lines of at most `width` characters. */
function wrap(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width - indent.length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line) => indent + line).join('\n')
}
