import { createApprovalCommands } from '../modules/approvals/index.ts'
import type { AdminCommands } from '../modules/commands/index.ts'
import { moduleCommands } from '../modules/compose-modules.ts'
import { withAudit } from './audit-command.ts'
import { type AdminCommandContext, brandCommands } from './brand-commands.ts'
import { withReason } from './execute-command.ts'
import { withReplica } from './read-from-replica.ts'
import { valueCommands } from './value-commands.ts'

/** Adds an audit log entry to every command, and the parameter `reason` to every command that changes something. */
const withAuditAndReason = (commands: AdminCommands<AdminCommandContext>): AdminCommands<AdminCommandContext> =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, withAudit(name, withReason(withReplica(command)))]))

const directCommands = withAuditAndReason({ ...brandCommands, ...moduleCommands, ...valueCommands })

/** Every admin command, by its name in the path. */
export const allCommands: AdminCommands<AdminCommandContext> = {
  ...directCommands,
  ...withAuditAndReason(createApprovalCommands(directCommands)),
}
