import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import type { Tenant } from '../../../database/tenant.ts'

type MessageRecord = Selectable<Tables['inbox_messages']>
export type MessageTexts = MessageRecord['texts']

/** The owner of an inbox. It contains the messages to the account and, from `since` on, those to its audiences. */
export interface InboxOwner {
  readonly account: string
  readonly audiences: readonly string[]
  readonly since: Date
}

interface InboxFilter {
  readonly which: 'all' | 'unread' | 'read'
  readonly before: string | undefined
  readonly limit: number
}

type ListedMessage = Pick<MessageRecord, 'id' | 'seq' | 'texts' | 'sent_at'> & { readonly read: boolean }

const filterConditions = {
  all: sql``,
  unread: sql`and s.read_at is null`,
  read: sql`and s.read_at is not null`,
} as const

export const createInboxStore = ({ code: merchant, db }: Tenant) => {
  const fromInbox = ({ account, audiences, since }: InboxOwner) => sql`
    from inbox_messages m left join inbox_states s on s.merchant = m.merchant and s.account = ${account} and s.message = m.id
    where m.merchant = ${merchant} and m.audience = any(${audiences}::text[]) and (m.audience = ${`account/${account}`} or m.sent_at >= ${since}) and s.removed_at is null`
  return {
    listPage: async (owner: InboxOwner, { which, before, limit }: InboxFilter): Promise<readonly ListedMessage[]> =>
      (
        await sql<ListedMessage>`select m.id, m.seq, m.texts, m.sent_at, s.read_at is not null as read ${fromInbox(owner)} ${filterConditions[which]}
          ${before === undefined ? sql`` : sql`and m.seq < ${before}::bigint`} order by m.seq desc limit ${limit}`.execute(db)
      ).rows,

    countUnread: async (owner: InboxOwner): Promise<number> =>
      Number(
        (await sql<{ count: bigint }>`select count(*) as count ${fromInbox(owner)} ${filterConditions.unread}`.execute(db)).rows[0]
          ?.count ?? 0n,
      ),

    /** Marks a message, or all for `undefined`, as read. Returns `false` if the inbox does not contain the message. */
    markRead: async (owner: InboxOwner, id: string | undefined): Promise<boolean> => {
      const { rows } = await sql`insert into inbox_states as t (merchant, account, message, read_at)
        select m.merchant, ${owner.account}::uuid, m.id, statement_timestamp() ${fromInbox(owner)} ${id === undefined ? filterConditions.unread : sql`and m.id = ${id}`}
        on conflict (merchant, account, message) do update set read_at = coalesce(t.read_at, excluded.read_at) returning message`.execute(
        db,
      )
      return id === undefined || rows.length > 0
    },

    /** Removes a message from the inbox. Returns whether the inbox contained it. */
    remove: async (owner: InboxOwner, id: string): Promise<boolean> => {
      const { rows } = await sql`insert into inbox_states (merchant, account, message, removed_at)
        select m.merchant, ${owner.account}::uuid, m.id, statement_timestamp() ${fromInbox(owner)} and m.id = ${id}
        on conflict (merchant, account, message) do update set removed_at = excluded.removed_at returning message`.execute(db)
      return rows.length > 0
    },

    send: async (audience: string, texts: MessageTexts, sentAt = new Date()): Promise<string> => {
      const id = randomUUID()
      await db
        .insertInto('inbox_messages')
        .values({ merchant, id, audience, texts: JSON.stringify(texts), sent_at: sentAt })
        .execute()
      return id
    },

    /** Lists sent messages, newest first, with the number of readers. */
    listSent: async (limit: number) =>
      (
        await sql<
          Pick<MessageRecord, 'id' | 'audience' | 'texts' | 'sent_at'> & { readonly readers: bigint; readonly username: string | null }
        >`
          select m.id, m.audience, m.texts, m.sent_at, a.username,
            (select count(*) from inbox_states s where s.merchant = m.merchant and s.message = m.id and s.read_at is not null) as readers
          from inbox_messages m
          left join accounts a on a.merchant = m.merchant and m.audience = 'account/' || a.id
          where m.merchant = ${merchant} order by m.seq desc limit ${limit}`.execute(db)
      ).rows,
  }
}
