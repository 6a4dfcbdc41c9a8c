import { type ControlCommands, brandCommand, optionalInteger } from '../commands/index.ts'
import { verifyAudit } from './audit.ts'
import { auditLogOf } from './store/audit-log.ts'

/** Commands that read and verify the audit log. */
export const auditCommands: ControlCommands = {
  'audit-list': brandCommand({
    usage: 'audit list <brand>',
    help: 'Lists account events and changes by operators, newest first, with settings before and after. --event operator-set-flag filters by event.',
    parameters: { count: optionalInteger(1, 999), event: 'text?' },
    run: async ({ tenant }, { count = 50, event }) =>
      (await auditLogOf(tenant).newest(count, event)).map(({ at, username, detail, ...row }) => ({
        at: at.toISOString(),
        ...row,
        username,
        ...(detail === null ? {} : (JSON.parse(detail) as object)),
      })),
  }),

  'audit-verify': brandCommand({
    usage: 'audit verify <brand>',
    help: 'Verifies the hash chain of the audit log, and names the first row that was altered or removed.',
    output: 'verdict',
    run: ({ tenant, secrets }) => verifyAudit(tenant, secrets.key('audit')),
  }),
}
