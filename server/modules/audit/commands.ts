import { type ControlCommands, brandCommand } from '../commands/index.ts'
import { verifyAudit } from './audit.ts'

/** What an operator can ask of the log. */
export const auditCommands: ControlCommands = {
  'audit-verify': brandCommand({}, ({ tenant, secrets }) => verifyAudit(tenant, secrets.key('audit'))),
}
