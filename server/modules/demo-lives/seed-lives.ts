import type { MerchantConfig } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../database/tenant.ts'
import { accountsOf } from '../accounts/index.ts'
import type { Catalogue } from '../games/index.ts'
import { demoMissionMoney } from '../missions/index.ts'
import { demoReferralMoney } from '../referrals/index.ts'
import { postHistory } from '../wallet/index.ts'
import { sealPayee } from '../payees/index.ts'
import { planLife } from './plan-life.ts'
import { livesOf, type PlayedGame } from './store/lives.ts'

/** So many games at most have a part in a life. */
const mostGames = 24

interface LifeParts {
  readonly catalogue: Catalogue
  readonly secrets: { key(purpose: 'payees'): Buffer }
}

/** Writes the lives of a brand's demo accounts. The money of each moves through the ledger, as a history. */
export const makeLifeSeed =
  ({ catalogue, secrets }: LifeParts) =>
  async (inside: Tenant, config: MerchantConfig): Promise<void> => {
    const { merchant, platform } = config
    if (Object.values(platform.accounts).every(({ life }) => life === undefined)) return
    const { code: currency, exponent } = merchant.currency
    const games = gamesOf(config, catalogue)
    for (const [username, { life: days, balance = '0' }] of Object.entries(platform.accounts)) {
      const account = days === undefined ? undefined : await accountsOf(inside).byUsername(username)
      if (account === undefined || days === undefined) continue
      const life = planLife({
        name: `${merchant.code}/${username}`,
        account: account.id,
        currency,
        unit: 10n ** BigInt(exponent),
        now: new Date(),
        days,
        balance: ownBalance(config, username, parseMinor(balance, exponent)),
        games,
      })
      await postHistory(inside, currency, life.transfers)
      await livesOf(inside).write(life, {
        account: account.id,
        currency,
        ...channelsOf(config),
        payee: payeeOf(inside, config, secrets.key('payees')),
        since: life.transfers[0]?.at ?? new Date(),
      })
    }
  }

/** What the life itself comes to: what missions and friends have brought comes on top. */
function ownBalance(config: MerchantConfig, username: string, balance: bigint): bigint {
  const given = demoMissionMoney(config, username) + demoReferralMoney(config, username)
  return balance > given ? balance - given : 0n
}

/** Some games of each category that the brand offers. */
function gamesOf({ platform, games: { categories } }: MerchantConfig, { games }: Catalogue): readonly [PlayedGame, ...PlayedGame[]] {
  const offered = Object.entries(games)
    .filter(([, { vendor, category }]) => platform.vendors[vendor]?.enabled === true && categories[category]?.enabled === true)
    .map(([id, { vendor, category }]) => ({ id, vendor, category }))
  const step = Math.max(1, Math.floor(offered.length / mostGames))
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
