import { randomBytes, randomUUID } from 'node:crypto'
import { type Tenant, withTransaction } from '../../server/database/tenant.ts'
import { openSession } from '../../server/modules/accounts/index.ts'
import { placeBet } from '../../server/modules/bets/place-bet.ts'
import { resettleBet } from '../../server/modules/bets/resettle-bet.ts'
import { rollBackBet } from '../../server/modules/bets/roll-back-bet.ts'
import { closeRound, settleBet } from '../../server/modules/bets/settle-bet.ts'
import type { VendorContext } from '../../server/modules/bets/vendor-context.ts'
import { readCatalogue } from '../../server/modules/games/index.ts'
import { createAccount } from '../../server/modules/registration/create-account.ts'
import { hashToken } from '../../server/modules/secrets/index.ts'
import { type BonusGrant, getWithdrawable, grantBonus, createLedgerStore, requirePermit } from '../../server/modules/wallet/index.ts'
import type { OpenTestDatabase } from './open-test-database.ts'

export const currency = 'VND'

export interface DatabasePlayerOptions {
  readonly type?: number
  readonly upline?: string
  /** The vendor's code; its policy defines how bets end. */
  readonly vendor?: string
  readonly singleWallet?: boolean
}

/**
 * Creates a player with cash in a database without a server. Returns functions that grant bonuses, and that play by
 * calling the handlers of vendor calls directly. Amounts are in minor units.
 */
export async function createDatabasePlayer({ db, client }: OpenTestDatabase, amount: bigint, options: DatabasePlayerOptions = {}) {
  const { type = 0, upline, vendor = 'PGF', singleWallet = true } = options
  const tenant: Tenant = { code: 'T', db }
  const draft = { username: randomUUID(), password: 'x', type, ...(upline !== undefined && { upline }) }
  const record = await createAccount(tenant, draft, { amount, currency, purpose: 'operator' })
  const account = record.id
  const site = { currency, exponent: 2, single_wallet: singleWallet, maintenance: false, vendors: [{ vendor, enabled: true }] }
  const policy = readCatalogue().vendors[vendor]?.policy
  const context = { tenant, site, catalogue: { games: {}, vendors: {} }, vendor, policy } as unknown as VendorContext
  const { token } = await openSession(tenant, record)
  const session = randomUUID()
  await client.query(
    `insert into launches (merchant, id, token_hash, account, vendor, game, mode, language, host, session_hash, expires_at, used_at)
      values ('T', $1, $2, $3, $4, 'game', 'REAL', 'en', 'localhost', $5, now() + interval '1 day', now())`,
    [session, randomBytes(32), account, vendor, hashToken(token)],
  )
  const owner = { account, currency }

  /** Places a bet with `name` as its transaction id and the id of its round. Returns `name`. */
  const bet = async (stake: bigint, name: string = randomUUID()): Promise<string> => {
    const response = await placeBet(context, { transaction: name, session, round: name, amount: stake.toString() })
    if ('error' in response) throw new Error(response.error)
    return name
  }
  const createBetReference = (name: string, transactionPrefix: string) => ({
    player: account,
    round: name,
    bet: name,
    transaction: `${transactionPrefix}-${name}`,
  })
  const win = (name: string, won: bigint, transactionPrefix = 'win') =>
    settleBet(context, { ...createBetReference(name, transactionPrefix), amount: won.toString() })
  return {
    account,
    record,
    owner,
    context,
    bet,
    win,
    /** Rolls a bet back. */
    rollBack: (name: string) => rollBackBet(context, createBetReference(name, 'back')),
    /** Corrects the win of a bet; `revision` is the number of the correction. */
    correctWin: (name: string, won: bigint, revision: number) =>
      resettleBet(context, {
        ...createBetReference(name, `correct-${String(revision)}`),
        amount: won.toString(),
        revision: String(revision),
      }),
    close: (name: string) => closeRound(context, { player: account, round: name, transaction: `close-${name}` }),
    playBet: async (stake: bigint, won: bigint) => void (await win(await bet(stake), won)),
    grantBonusMoney: (overrides: Partial<Omit<BonusGrant, 'permit'>> = {}) =>
      withTransaction(tenant, async (trx) => {
        const grant = {
          account,
          currency,
          key: randomUUID(),
          purpose: 'deposit-bonus',
          amount: 100n,
          turnover: 1_000n,
          ...overrides,
        } as const
        return grantBonus(trx, { ...grant, permit: await requirePermit(trx, { account, kind: 'bonus', amount: grant.amount, currency }) })
      }),
    fetchFunds: async () => {
      const { main, bonus } = await createLedgerStore(tenant).getFunds(account, currency)
      return { main, bonus }
    },
    fetchWithdrawable: () => getWithdrawable(tenant, owner),
    /** Returns the state and the wagered amount of each bonus, oldest first. */
    listBonusStates: async () =>
      (
        await client.query<{ state: string; done: number }>(
          `select state, turnover_done::int as done from bonuses where account = $1 order by created_at`,
          [account],
        )
      ).rows.map(({ state, done }) => [state, done]),
    /** Moves the expiry of every open bonus into the past. */
    expireBonuses: () =>
      client.query(`update bonuses set ends_at = now() - interval '1 second' where account = $1 and state = 'open'`, [account]),
  }
}
