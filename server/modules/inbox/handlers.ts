import type { InboxPage, UnreadCount } from '../../../src/generated/api.ts'
import { type ApiContext, ApiError, type ApiHandlers, type EndpointsOf, type Member } from '../api-context/index.ts'
import { createTextContext, localizeTexts } from '../content/index.ts'
import { type InboxOwner, createInboxStore } from './store/inbox.ts'
import type { AccountRecord } from '../../database/records.ts'
import { isAgent } from '../accounts/index.ts'

const defaultPageSize = 20

/** Handlers of the inbox endpoints. */
export const createInboxHandlers = (): ApiHandlers<EndpointsOf<'inbox'>> => ({
  'inbox.unreadCount': getUnreadCount,
  'inbox.list': async (context, { which = 'all', cursor, pageSize = defaultPageSize }): Promise<InboxPage> => {
    const inbox = createInboxStore(context.tenant)
    const owner = toInboxOwner(context)
    const messages = await inbox.listPage(owner, { which, before: cursor, limit: pageSize + 1 })
    const page = messages.slice(0, pageSize)
    const lastMessage = messages.length > pageSize ? page.at(-1) : undefined
    const textContext = createTextContext(context)
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
    if (!(await createInboxStore(context.tenant).markRead(toInboxOwner(context), id))) throw new ApiError('not_found')
    return getUnreadCount(context)
  },
  'inbox.remove': async (context, { id }) => {
    if (!(await createInboxStore(context.tenant).remove(toInboxOwner(context), id))) throw new ApiError('not_found')
    return getUnreadCount(context)
  },
})

type MemberContext = ApiContext & { readonly member: Member }

const toInboxOwner = ({ member: { account } }: MemberContext): InboxOwner => ({
  account: account.id,
  audiences: listAudiences(account),
  since: account.created_at,
})

async function getUnreadCount(context: MemberContext): Promise<UnreadCount> {
  return { count: await createInboxStore(context.tenant).countUnread(toInboxOwner(context)) }
}

/** Returns the audiences that an account belongs to. */
const listAudiences = ({ id, type, rank_level: rank }: Pick<AccountRecord, 'id' | 'type' | 'rank_level'>): readonly string[] => [
  'all',
  isAgent(type) ? 'agents' : 'players',
  ...(rank === null ? [] : [`rank/${String(rank)}`]),
  `account/${id}`,
]
