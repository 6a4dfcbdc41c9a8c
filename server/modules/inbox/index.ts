/** The inboxes of members: what the operator writes to one, a group or all, and who has read it. */

export { inboxCommands } from './commands.ts'
export { makeInboxHandlers } from './handlers.ts'
export { type Notice, type NoticeContext, sendNotice } from './send-notice.ts'
export { seedInbox } from './seed-inbox.ts'
