import type { MerchantConfig } from '../../src/generated/config.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { maskName } from '../../server/modules/accounts/index.ts'
import { createWinStore } from '../../server/modules/games/index.ts'

/** Writes the initial entries of a brand's list of winners. */
export async function seedWins(trx: Tenant, { platform, merchant: { currency } }: MerchantConfig): Promise<void> {
  for (const [id, { name, game, amount, minutesAgo }] of Object.entries(platform.wins ?? {}))
    await createWinStore(trx).insert({
      id: `seed/${id}`,
      winner: `seed/${id}`,
      name: maskName(name),
      game,
      amount: BigInt(amount) * 10n ** BigInt(currency.exponent),
      won_at: new Date(Date.now() - minutesAgo * 60_000),
    })
}
