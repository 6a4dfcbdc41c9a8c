import type { Tenant } from '../../../database/tenant.ts'

/** Notes of operators about accounts. */
export const createNoteStore = ({ code: merchant, db }: Tenant) => ({
  /** Returns the id of the new note. */
  insert: async (note: {
    readonly account: string
    readonly text: string
    readonly written_by: string
    readonly writer: string | null
  }): Promise<string> => {
    const { id } = await db
      .insertInto('account_notes')
      .values({ ...note, merchant })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
})
