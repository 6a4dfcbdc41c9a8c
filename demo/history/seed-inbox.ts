import { dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import { createInboxStore } from '../../server/modules/inbox/index.ts'

/** Writes the messages to the demo accounts with a history, oldest first. */
export async function seedInbox(trx: Tenant, { platform }: MerchantConfig): Promise<void> {
  const messages = Object.values(platform.inbox).toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (const [username, { historyDays }] of Object.entries(platform.accounts)) {
    const account = historyDays === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
    if (account === undefined) continue
    for (const { texts, daysAgo, read } of messages) {
      const audience = `account/${account.id}`
      const sentAt = new Date(Date.now() - daysAgo * dayMilliseconds)
      const id = await createInboxStore(trx).send(audience, texts, sentAt)
      if (read === true) await createInboxStore(trx).markRead({ account: account.id, audiences: [audience], since: sentAt }, id)
    }
  }
}
