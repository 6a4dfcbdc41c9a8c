import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { type Tenant, inTransaction } from '../../../database/tenant.ts'

export type AnnouncementRecord = Selectable<Tables['announcements']>
export type HelpTopicRecord = Selectable<Tables['help_topics']>
export type VipRankRecord = Selectable<Tables['vip_ranks']>

type Rows<T extends keyof Tables> = readonly Omit<Insertable<Tables[T]>, 'merchant'>[]

/** What a brand starts to tell its players, ready to be written. */
export interface NewContent {
  readonly announcements: Rows<'announcements'>
  readonly help_topics: Rows<'help_topics'>
  readonly vip_ranks: Rows<'vip_ranks'>
}

/** No list of announcements is longer than this, so that one answer stays within reason. */
const mostAnnouncements = 400

export const contentOf = ({ code: merchant, db }: Tenant) => ({
  /** What is published and has not ended, of these types; in the platform's order, and within it the newest first. */
  announcements: (types: readonly AnnouncementRecord['type'][], execution: string, now: Date) =>
    db
      .selectFrom('announcements')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('type', 'in', types)
      .where('execution', '=', execution)
      .where('published_at', '<=', now)
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .orderBy('position')
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(mostAnnouncements)
      .execute(),

  promotion: (id: string) =>
    db
      .selectFrom('announcements')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('type', '=', 'PR')
      .where('id', '=', id)
      .executeTakeFirst(),

  helpTopics: () => db.selectFrom('help_topics').selectAll().where('merchant', '=', merchant).orderBy('position').orderBy('id').execute(),

  vipRanks: () => db.selectFrom('vip_ranks').selectAll().where('merchant', '=', merchant).orderBy('level').execute(),
})

const lists = ['announcements', 'help_topics', 'vip_ranks'] as const

/** Writes what a brand starts with, once: whoever comes second finds it written. */
export function seedContent(tenant: Tenant, content: NewContent): Promise<void> {
  const { code: merchant } = tenant
  return inTransaction(tenant, async ({ db }) => {
    const first = await db
      .updateTable('sites')
      .set({ content_seeded: true })
      .where('merchant', '=', merchant)
      .where('content_seeded', '=', false)
      .returning('merchant')
      .executeTakeFirst()
    if (!first) return
    for (const list of lists) {
      const rows = content[list].map((row) => ({ ...row, merchant }))
      if (rows.length > 0)
        await db
          .insertInto(list)
          .values(rows as never)
          .execute()
    }
  })
}
