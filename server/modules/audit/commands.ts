import { type ControlCommands, brandCommand, optionalWhole } from '../commands/index.ts'
import { verifyAudit } from './audit.ts'
import { auditLogOf } from './store/audit-log.ts'

/** What an operator can ask of the log. */
export const auditCommands: ControlCommands = {
  'audit-list': brandCommand({ count: optionalWhole(1, 999), event: 'text?' }, async ({ tenant }, { count = 50, event }) =>
    (await auditLogOf(tenant).newest(count, event)).map(({ at, username, detail, ...row }) => ({
      at: at.toISOString(),
      ...row,
      username,
      ...(detail === null ? {} : (JSON.parse(detail) as object)),
    })),
  ),

  'audit-verify': brandCommand({}, ({ tenant, secrets }) => verifyAudit(tenant, secrets.key('audit'))),
}
