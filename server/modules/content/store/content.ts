import type { Insertable, Selectable } from 'kysely'
import type { Tables } from '../../../database/tables.ts'
import { type Tenant, withTransaction } from '../../../database/tenant.ts'

export type AnnouncementRecord = Selectable<Tables['announcements']>
export type HelpTopicRecord = Selectable<Tables['help_topics']>
export type VipRankRecord = Selectable<Tables['vip_ranks']>

type Rows<T extends keyof Tables> = readonly Omit<Insertable<Tables[T]>, 'merchant'>[]

/** Content of a brand as rows to insert. */
export interface NewContent {
  readonly announcements: Rows<'announcements'>
  readonly help_topics: Rows<'help_topics'>
  readonly vip_ranks: Rows<'vip_ranks'>
}

/** Maximum number of announcements in one response. */
const maxAnnouncements = 400

/** Published content of a brand, and its VIP ranks. */
export const createContentStore = ({ code: merchant, db }: Tenant) => ({
  /**
   * Published announcements of these types, with this execution type, that have not ended: by position, then newest
   * first.
   */
  listAnnouncements: (types: readonly AnnouncementRecord['type'][], execution: string, now: Date) =>
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
      .limit(maxAnnouncements)
      .execute(),

  findPromotion: (id: string) =>
    db
      .selectFrom('announcements')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('type', '=', 'PR')
      .where('id', '=', id)
      .executeTakeFirst(),

  listHelpTopics: () =>
    db.selectFrom('help_topics').selectAll().where('merchant', '=', merchant).orderBy('position').orderBy('id').execute(),

  listVipRanks: () => db.selectFrom('vip_ranks').selectAll().where('merchant', '=', merchant).orderBy('level').execute(),
})

const replacedTables = ['announcements', 'help_topics'] as const

/**
 * Applies a brand's content file. Announcements and help topics are replaced. Ranks are inserted only the first time;
 * afterwards, only their names that changed in the file are updated, because operators manage the rest. Returns whether
 * the digest differed from the stored one.
 */
export function replaceContent(tenant: Tenant, content: NewContent, digest: string): Promise<boolean> {
  const { code: merchant } = tenant
  return withTransaction(tenant, async (trx) => {
    const { db } = trx
    const site = await db
      .selectFrom('sites')
      .select(['content_seeded', 'content_digest'])
      .where('merchant', '=', merchant)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (site.content_digest === digest) return false
    await db.updateTable('sites').set({ content_seeded: true, content_digest: digest }).where('merchant', '=', merchant).execute()
    for (const table of replacedTables) {
      await db.deleteFrom(table).where('merchant', '=', merchant).execute()
      const rows = content[table].map((row) => ({ ...row, merchant }))
      if (rows.length > 0)
        await db
          .insertInto(table)
          .values(rows as never)
          .execute()
    }
    if (site.content_seeded) await renameRanks(trx, content.vip_ranks)
    else await insertRanks(trx, content.vip_ranks)
    return true
  })
}

async function insertRanks({ code: merchant, db }: Tenant, ranks: NewContent['vip_ranks']): Promise<void> {
  if (ranks.length === 0) return
  await db
    .insertInto('vip_ranks')
    .values(ranks.map((rank) => ({ ...rank, merchant, file_texts: rank.texts })))
    .execute()
}

async function renameRanks(tenant: Tenant, ranks: NewContent['vip_ranks']): Promise<void> {
  const { code: merchant, db } = tenant
  const storedRanks = await createContentStore(tenant).listVipRanks()
  for (const { level, texts, file_texts: fileNames } of storedRanks) {
    const newFileTexts = ranks.find((rank) => rank.level === level)?.texts
    if (newFileTexts === undefined) continue
    const names = fileNames === null ? texts : applyNameChanges(texts, fileNames, JSON.parse(newFileTexts) as Names)
    await db
      .updateTable('vip_ranks')
      .set({ texts: JSON.stringify(names), file_texts: newFileTexts })
      .where('merchant', '=', merchant)
      .where('level', '=', level)
      .execute()
  }
}

type Names = VipRankRecord['texts']

/** Applies the changes between two versions of the file to a rank's current names. */
function applyNameChanges(current: Names, oldFileNames: Names, newFileNames: Names): Names {
  const changedLanguages = [...new Set([...Object.keys(oldFileNames), ...Object.keys(newFileNames)])].filter(
    (language) => oldFileNames[language] !== newFileNames[language],
  )
  const unchangedNames = Object.entries(current).filter(([language]) => !changedLanguages.includes(language))
  return { ...Object.fromEntries(unchangedNames), ...pickNames(newFileNames, changedLanguages) }
}

const pickNames = (names: Names, languages: readonly string[]): Names =>
  Object.fromEntries(Object.entries(names).filter(([language]) => languages.includes(language)))
