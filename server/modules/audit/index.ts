/** Tamper-evident audit log. */

export { appendAudit } from './audit.ts'
export { auditLogOf } from './store/audit-log.ts'
