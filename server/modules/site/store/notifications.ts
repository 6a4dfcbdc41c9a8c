import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Channel of notifications without content: a server compares the revisions of all brands. */
export const siteChannel = 'livery_sites'

/** Notifies all servers that the state of a brand may have changed. If that fails, they poll. */
export const notifyServers = (database: Database): Promise<unknown> =>
  sql`select pg_notify(${siteChannel}, '')`.execute(database).catch(() => undefined)
