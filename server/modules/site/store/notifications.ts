import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** Channel of the notifications. They have no payload: each server compares the revisions of all brands. */
export const siteChannel = 'livery_sites'

/** Notifies all servers that the state of a brand may have changed. If it fails, they find the change by polling. */
export const notifyServers = (database: Database): Promise<unknown> =>
  sql`select pg_notify(${siteChannel}, '')`.execute(database).catch(() => undefined)
