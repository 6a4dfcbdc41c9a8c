import { sql } from 'kysely'
import type { PendingCall, VendorStore } from './tables.ts'

/** A message to the operator: calls to its wallet about one round. */
export interface Message {
  readonly id: string
  readonly merchant: string
  readonly vendor: string
  readonly player: string
  readonly round: string
  readonly calls: readonly PendingCall[]
}

/** Delay before the job resends an undelivered message. It doubles with each attempt, up to the maximum. */
const initialDelaySeconds = 10
const maxDelaySeconds = 600

export const createMessageStore = ({ db }: VendorStore) => ({
  insert: async ({ calls, ...message }: Message): Promise<void> => {
    await db
      .insertInto('demo_messages')
      .values({ ...message, calls: JSON.stringify(calls), next_at: sql<Date>`now() + make_interval(secs => ${initialDelaySeconds})` })
      .execute()
  },

  /**
   * Claims messages that are due. Each attempt postpones the next one, with exponential backoff. They are claimed one
   * by one, because a distributed database can lock the rows of only one merchant at a time.
   */
  claimDue: async (count: number): Promise<readonly Message[]> => {
    const dueMessages = await db
      .selectFrom('demo_messages')
      .select(['merchant', 'id', 'tries'])
      .where('done_at', 'is', null)
      .where('next_at', '<=', sql<Date>`now()`)
      .orderBy('next_at')
      .limit(count)
      .execute()
    const claimedMessages: Message[] = []
    for (const { merchant, id, tries } of dueMessages) {
      const message = await db
        .updateTable('demo_messages')
        .set({
          tries: sql<number>`tries + 1`,
          next_at: sql<Date>`now() + make_interval(secs => ${Math.min(initialDelaySeconds * 2 ** tries, maxDelaySeconds)})`,
        })
        .where('merchant', '=', merchant)
        .where('id', '=', id)
        .where('done_at', 'is', null)
        .where('next_at', '<=', sql<Date>`now()`)
        .returning(['id', 'merchant', 'vendor', 'player', 'round', 'calls'])
        .executeTakeFirst()
      if (message !== undefined) claimedMessages.push(message)
    }
    return claimedMessages
  },

  markDelivered: async ({ merchant, id }: Pick<Message, 'merchant' | 'id'>): Promise<void> => {
    await db.updateTable('demo_messages').set({ done_at: new Date() }).where('merchant', '=', merchant).where('id', '=', id).execute()
  },

  listByRound: ({ merchant, vendor, player, round }: Pick<Message, 'merchant' | 'vendor' | 'player' | 'round'>): Promise<Message[]> =>
    db
      .selectFrom('demo_messages')
      .select(['id', 'merchant', 'vendor', 'player', 'round', 'calls'])
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .where('player', '=', player)
      .where('round', '=', round)
      .execute(),
})
