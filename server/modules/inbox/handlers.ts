import type { InboxPage, UnreadCount } from '../../../src/generated/api.ts'
import { type CallContext, CallError, type CallHandlers, type CallsOf, type Member } from '../calls/index.ts'
import { textContextOf, localizeTexts } from '../content/index.ts'
import { type InboxOwner, inboxOf } from './store/inbox.ts'
import type { AccountRecord } from '../../database/records.ts'
import { isAgent } from '../accounts/index.ts'

const defaultPageSize = 20

/** Handlers of the inbox endpoints. */
export const createInboxHandlers = (): CallHandlers<CallsOf<'inbox'>> => ({
  'inbox.unreadCount': getUnreadCount,
  'inbox.list': async (context, { which = 'all', cursor, pageSize = defaultPageSize }): Promise<InboxPage> => {
    const inbox = inboxOf(context.tenant)
    const owner = ownerOf(context)
    const messages = await inbox.listPage(owner, { which, before: cursor, limit: pageSize + 1 })
    const page = messages.slice(0, pageSize)
    const lastMessage = messages.length > pageSize ? page.at(-1) : undefined
    const textContext = textContextOf(context)
    return {
      messages: page.map(({ id, texts, sent_at, read }) => {
        const { title = '', content = '' } = localizeTexts(texts, textContext, ['title', 'content'])
        return { id, title, content, sentAt: sent_at.toISOString(), read }
      }),
      unread: await inbox.countUnread(owner),
      ...(lastMessage && { next: lastMessage.seq.toString() }),
    }
  },
  'inbox.read': async (context, { id }) => {
    if (!(await inboxOf(context.tenant).markRead(ownerOf(context), id))) throw new CallError('not_found')
    return getUnreadCount(context)
  },
  'inbox.remove': async (context, { id }) => {
    if (!(await inboxOf(context.tenant).remove(ownerOf(context), id))) throw new CallError('not_found')
    return getUnreadCount(context)
  },
})

type MemberContext = CallContext & { readonly member: Member }

const ownerOf = ({ member: { account } }: MemberContext): InboxOwner => ({
  account: account.id,
  audiences: audiencesOf(account),
  since: account.created_at,
})

async function getUnreadCount(context: MemberContext): Promise<UnreadCount> {
  return { count: await inboxOf(context.tenant).countUnread(ownerOf(context)) }
}

/** Returns the audiences that an account belongs to. */
const audiencesOf = ({ id, type, rank_level: rank }: Pick<AccountRecord, 'id' | 'type' | 'rank_level'>): readonly string[] => [
  'all',
  isAgent(type) ? 'agents' : 'players',
  ...(rank === null ? [] : [`rank/${String(rank)}`]),
  `account/${id}`,
]
