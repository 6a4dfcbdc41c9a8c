/** Members' inboxes: messages from the operator to one member, a group or everyone, and their read receipts. */

export { createInboxStore } from './store/inbox.ts'
export { type Notice, type NoticeContext, sendNotice } from './send-notice.ts'
