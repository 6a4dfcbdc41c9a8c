import { createApprovalCommands } from '../modules/approvals/index.ts'
import type { AdminCommands } from '../modules/commands/index.ts'
import { moduleCommands } from '../modules/compose-modules.ts'
import { withAudit } from './audit-command.ts'
import { type AdminCommandContext, brandCommands } from './brand-commands.ts'
import { withReason } from './execute-command.ts'
import { withReplica } from './read-from-replica.ts'
import { valueCommands } from './value-commands.ts'

/**
 * Wraps commands: reports run on the replica if there is one, commands that change something accept the parameter
 * `reason`, and every command writes an entry to the audit log.
 */
const wrapCommands = (commands: AdminCommands<AdminCommandContext>): AdminCommands<AdminCommandContext> =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, withAudit(name, withReason(withReplica(command)))]))

const directCommands = wrapCommands({ ...brandCommands, ...moduleCommands, ...valueCommands })

/** Every admin command, by its name in the path. */
export const allCommands: AdminCommands<AdminCommandContext> = {
  ...directCommands,
  ...wrapCommands(createApprovalCommands(directCommands)),
}
