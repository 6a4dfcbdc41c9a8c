/** The inboxes of members: what the operator writes to one, a group or all, and who has read it. */

export { type Notice, type NoticeContext, sendNotice } from './send-notice.ts'
