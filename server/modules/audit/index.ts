/** Tamper-evident audit log. */

export { appendAudit } from './audit.ts'
export { createAuditLogStore } from './store/audit-log.ts'
