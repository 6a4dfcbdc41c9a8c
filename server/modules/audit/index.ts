/** The log of who did what, which nobody can change unseen. */

export { appendAudit } from './audit.ts'
export { auditLogOf } from './store/audit-log.ts'
