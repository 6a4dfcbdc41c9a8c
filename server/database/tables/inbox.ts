import type { Generated } from 'kysely'
import type { Json, TextsByLanguage, Time } from './columns.ts'

/** Messages of the operator's to members. */
export interface InboxTables {
  inbox_messages: {
    merchant: string
    id: string
    seq: Generated<bigint>
    /** `all`, `players`, `agents`, `rank/<level>`, or `account/<id>`. */
    audience: string
    texts: Json<TextsByLanguage<{ readonly title: string; readonly content: string }>>
    sent_at: Time
  }
  inbox_states: { merchant: string; account: string; message: string; read_at: Date | null; removed_at: Date | null }
}
