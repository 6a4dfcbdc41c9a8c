/** The inboxes of members: what the operator writes to one, a group or all, and who has read it. */

export { inboxOf } from './store/inbox.ts'
export { type Notice, type NoticeContext, sendNotice } from './send-notice.ts'
