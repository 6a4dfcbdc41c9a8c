import type { MerchantConfig } from '../../src/generated/config.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { accountsOf } from '../../server/modules/accounts/index.ts'
import type { Catalogue } from '../../server/modules/games/index.ts'
import { demoMissionMoney } from './mission-claims.ts'
import { demoReferralMoney } from './seed-referrals.ts'
import { postHistory } from '../../server/modules/wallet/index.ts'
import { sealPayee } from '../../server/modules/payees/index.ts'
import { planHistory } from './plan-history.ts'
import { historyOf, type PlayedGame } from './store/history.ts'

/** The most games that a history contains. */
const maxGames = 24

interface HistoryDeps {
  readonly catalogue: Catalogue
  readonly secrets: { key(purpose: 'payees'): Buffer }
}

/**
 * Writes the play, deposits, withdrawals and bonuses of a brand's demo accounts; their money moves through the ledger.
 */
export const createHistorySeed =
  ({ catalogue, secrets }: HistoryDeps) =>
  async (trx: Tenant, config: MerchantConfig): Promise<void> => {
    const { merchant, platform } = config
    if (Object.values(platform.accounts).every(({ life }) => life === undefined)) return
    const { code: currency, exponent } = merchant.currency
    const games = gamesOf(config, catalogue)
    for (const [username, { life: days, balance = '0' }] of Object.entries(platform.accounts)) {
      const account = days === undefined ? undefined : await accountsOf(trx).byUsername(username)
      if (account === undefined || days === undefined) continue
      const history = planHistory({
        name: `${merchant.code}/${username}`,
        account: account.id,
        currency,
        unit: 10n ** BigInt(exponent),
        now: new Date(),
        days,
        balance: ownBalance(config, username, parseMinor(balance, exponent)),
        games,
      })
      await postHistory(trx, currency, history.transfers)
      await historyOf(trx).write(history, {
        account: account.id,
        currency,
        ...channelsOf(config),
        payee: payeeOf(trx, config, secrets.key('payees')),
        since: history.transfers[0]?.at ?? new Date(),
      })
    }
  }

/** The balance that the history itself ends with: the money of missions and friends is added to it. */
function ownBalance(config: MerchantConfig, username: string, balance: bigint): bigint {
  const given = demoMissionMoney(config, username) + demoReferralMoney(config, username)
  return balance > given ? balance - given : 0n
}

/** Some games of each category that the brand offers. */
function gamesOf({ platform, games: { categories } }: MerchantConfig, { games }: Catalogue): readonly [PlayedGame, ...PlayedGame[]] {
  const offered = Object.entries(games)
    .filter(([, { vendor, category }]) => platform.vendors[vendor]?.enabled === true && categories[category]?.enabled === true)
    .map(([id, { vendor, category }]) => ({ id, vendor, category }))
  const step = Math.max(1, Math.floor(offered.length / maxGames))
  const [first, ...others] = offered.filter((_, at) => at % step === 0)
  if (first === undefined) throw new Error('A brand whose demo accounts have played offers no game.')
  return [first, ...others]
}

/** The channel that was paid by: by bank, where there is one; and one that a gateway opens, which waits longest. */
function channelsOf({ platform: { deposits } }: MerchantConfig) {
  const channels = Object.entries(deposits.channels).map(([id, { kind, differs = 'credit', proof = 'none', minutes, payTo }]) => ({
    id,
    kind,
    differs,
    proof,
    minutes,
    pay_to: payTo === undefined ? null : JSON.stringify(payTo),
  }))
  const channel = channels.find(({ kind }) => kind === 'bank') ?? channels[0]
  if (channel === undefined) throw new Error('A brand whose demo accounts have paid in has no channel for that.')
  const gateway = channels.filter(({ kind }) => kind !== 'bank').toSorted((a, b) => b.minutes - a.minutes)[0]
  return { channel, gateway }
}

/** The characters of such an address: enough for its face to show some, where the place takes so many. */
const payeeLength = 16

/** Where the money was sent: an address that nobody has. */
function payeeOf(tenant: Tenant, { platform }: MerchantConfig, key: Buffer) {
  const [place, seed] = Object.entries(platform.withdrawals.places)[0] ?? []
  if (place === undefined || seed === undefined) throw new Error('A brand whose demo accounts have been paid has no place for that.')
  const detail = {
    number: '1'.repeat(Math.min(Math.max(seed.least, payeeLength), seed.most)),
    ...(seed.kind === 'bank' && { holder: 'DEMO PLAYER' }),
  }
  return { ...sealPayee(tenant, key, seed.kind, seed.name, detail), place, digest: Buffer.from(`demo ${place}`) }
}
