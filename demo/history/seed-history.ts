import type { MerchantConfig } from '../../src/generated/config.ts'
import { parseMinor } from '../../src/engine/rules/money/money.ts'
import type { Tenant } from '../../server/database/tenant.ts'
import { createAccountStore } from '../../server/modules/accounts/index.ts'
import type { Catalogue } from '../../server/modules/games/index.ts'
import { sumDemoMissionRewards } from './mission-claims.ts'
import { sumDemoReferralRewards } from './seed-referrals.ts'
import { postBackdatedTransfers } from '../../server/modules/wallet/index.ts'
import { encryptPayee } from '../../server/modules/payees/index.ts'
import { planHistory } from './plan-history.ts'
import { createHistoryStore, type PlayedGame } from './store/history.ts'

/** Intended number of games in a history: up to twice as many are selected, because the step is rounded down. */
const intendedGameCount = 24

interface HistoryDeps {
  readonly catalogue: Catalogue
  readonly secrets: { deriveKey(purpose: 'payees'): Buffer }
}

/**
 * Creates the seed that writes the play, deposits, withdrawals and bonuses of a brand's demo accounts with a history.
 * Their money moves through the ledger. The seed throws if a brand with such accounts has no games, no deposit channel
 * or no payout channel.
 */
export const createHistorySeed =
  ({ catalogue, secrets }: HistoryDeps) =>
  async (trx: Tenant, config: MerchantConfig): Promise<void> => {
    const { merchant, platform } = config
    if (Object.values(platform.accounts).every(({ historyDays }) => historyDays === undefined)) return
    const { code: currency, exponent } = merchant.currency
    const games = selectPlayedGames(config, catalogue)
    for (const [username, { historyDays: days, balance = '0' }] of Object.entries(platform.accounts)) {
      const account = days === undefined ? undefined : await createAccountStore(trx).findByUsername(username)
      if (account === undefined || days === undefined) continue
      const history = planHistory({
        name: `${merchant.code}/${username}`,
        account: account.id,
        currency,
        unit: 10n ** BigInt(exponent),
        now: new Date(),
        days,
        balance: computeHistoryBalance(config, username, parseMinor(balance, exponent)),
        games,
      })
      await postBackdatedTransfers(trx, currency, history.transfers)
      await createHistoryStore(trx).insert(history, {
        account: account.id,
        currency,
        ...getDepositChannels(config),
        payee: createDemoPayee(trx, config, secrets.deriveKey('payees')),
        since: history.transfers[0]?.at ?? new Date(),
      })
    }
  }

/** Returns the final balance of the history: `balance` less the rewards that later seeds pay, at least 0. */
function computeHistoryBalance(config: MerchantConfig, username: string, balance: bigint): bigint {
  const rewardMoney = sumDemoMissionRewards(config, username) + sumDemoReferralRewards(config, username)
  return balance > rewardMoney ? balance - rewardMoney : 0n
}

/** Returns a selection of the games that the brand offers, evenly spaced in the order of the catalogue. */
function selectPlayedGames(
  { platform, games: { categories } }: MerchantConfig,
  { games }: Catalogue,
): readonly [PlayedGame, ...PlayedGame[]] {
  const offeredGames = Object.entries(games)
    .filter(([, { vendor, category }]) => platform.vendors[vendor]?.enabled === true && categories[category]?.enabled === true)
    .map(([id, { vendor, category }]) => ({ id, vendor, category }))
  const step = Math.max(1, Math.floor(offeredGames.length / intendedGameCount))
  const [first, ...others] = offeredGames.filter((_, index) => index % step === 0)
  if (first === undefined) throw new Error('The brand offers no game, but its demo accounts have a history.')
  return [first, ...others]
}

/**
 * Returns the channel of the deposits (a bank channel, or else the first channel) and, as `gateway`, the gateway
 * channel with the longest payment deadline. `gateway` is `undefined` if there is no gateway channel.
 */
function getDepositChannels({ platform: { deposits } }: MerchantConfig) {
  const channels = Object.entries(deposits.channels).map(([id, { kind, amountMismatch = 'credit', proof = 'none', minutes, payTo }]) => ({
    id,
    kind,
    amount_mismatch: amountMismatch,
    proof,
    minutes,
    pay_to: payTo === undefined ? null : JSON.stringify(payTo),
  }))
  const channel = channels.find(({ kind }) => kind === 'bank') ?? channels[0]
  if (channel === undefined) throw new Error('The brand has no deposit channel, but its demo accounts have a history.')
  const gateway = channels.filter(({ kind }) => kind !== 'bank').toSorted((a, b) => b.minutes - a.minutes)[0]
  return { channel, gateway }
}

/**
 * Preferred length of the payee's account number: long enough that its masked form shows some digits. The limits of
 * the payout channel take precedence.
 */
const accountNumberLength = 16

/** Returns the payee of the withdrawals, with a fictional account number. */
function createDemoPayee(tenant: Tenant, { platform }: MerchantConfig, key: Buffer) {
  const [channel, seed] = Object.entries(platform.withdrawals.channels)[0] ?? []
  if (channel === undefined || seed === undefined) throw new Error('The brand has no payout channel, but its demo accounts have a history.')
  const detail = {
    number: '1'.repeat(Math.min(Math.max(seed.minLength, accountNumberLength), seed.maxLength)),
    ...(seed.kind === 'bank' && { holder: 'DEMO PLAYER' }),
  }
  return { ...encryptPayee(tenant, key, seed.kind, seed.name, detail), channel, digest: Buffer.from(`demo ${channel}`) }
}
