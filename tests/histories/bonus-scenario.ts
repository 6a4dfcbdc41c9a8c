import { withTransaction } from '../../server/database/tenant.ts'
import { lockAccounts } from '../../server/modules/accounts/index.ts'
import { claimReward } from '../../server/modules/rewards/claim-reward.ts'
import { grantReward } from '../../server/modules/rewards/index.ts'
import { expireAndLockBonuses } from '../../server/modules/wallet/bonuses.ts'
import { grantBonus, requirePermit } from '../../server/modules/wallet/index.ts'
import { type Scenario, type ScenarioInput, currency, createIdempotencyKey, type Step, createStepWithoutNetChange } from './environment.ts'

const hourMilliseconds = 3_600_000

/**
 * Creates a scenario with a random deposit bonus: with or without a wagering requirement, a withdrawal block and an
 * expiry. One scenario in three also expires all open bonuses of the account that have an expiry, even those staked in
 * open bets.
 */
export function createBonusScenario(input: ScenarioInput): Scenario {
  const { environment, random, player, name, amount } = input
  const { tenant } = environment.vendorContext
  const account = random.integerBelow(10) === 0 ? environment.agent.id : player.account.id
  const wageringMultiple = random.pick([0n, 1n, 1n, 3n, 10n])
  const blocksWithdrawals = random.integerBelow(3) > 0
  const endsAt = random.integerBelow(2) === 0 ? new Date(Date.now() + hourMilliseconds) : undefined
  const grantStep: Step = {
    netChange: amount,
    run: () =>
      withTransaction(tenant, async (trx) =>
        grantBonus(trx, {
          permit: await requirePermit(trx, { account, kind: 'bonus', amount, currency }),
          account,
          currency,
          key: name,
          purpose: 'deposit-bonus',
          amount,
          turnover: amount * wageringMultiple,
          blocksWithdrawals,
          endsAt,
        }),
      ),
  }
  const expireStep = createStepWithoutNetChange(() =>
    withTransaction(tenant, async (trx) => {
      await lockAccounts(trx, [account])
      await trx.db
        .updateTable('bonuses')
        .set({ ends_at: new Date() })
        .where('merchant', '=', tenant.code)
        .where('account', '=', account)
        .where('state', '=', 'open')
        .where('ends_at', 'is not', null)
        .execute()
      await expireAndLockBonuses(trx, { account, currency })
    }),
  )
  return { steps: random.integerBelow(3) === 0 ? [grantStep, expireStep] : [grantStep] }
}

/**
 * Creates a scenario with a money reward that is claimed twice: a bonus if it has to be wagered, otherwise real money.
 */
export function createRewardScenario({ environment, random, player, name, amount }: ScenarioInput): Scenario {
  const { tenant } = environment.vendorContext
  const { id: account } = player.account
  const turnover = random.pick([0, 1, 5])
  const rewardInput = {
    account,
    source: 'operator',
    name,
    key: createIdempotencyKey(name),
    texts: {},
    kind: 'money',
    amount,
    currency,
    turnover,
  } as const
  let reward = ''
  const prepare = async (): Promise<void> => void (reward = (await withTransaction(tenant, (trx) => grantReward(trx, rewardInput))).id)
  const claimStep = createStepWithoutNetChange(() => claimReward(tenant, account, reward))
  const verify = async (): Promise<bigint> => {
    const { rows } = await environment.client.query('select from rewards where merchant = $1 and id = $2 and claimed_at is not null', [
      tenant.code,
      reward,
    ])
    return rows.length > 0 ? amount : 0n
  }
  return { prepare, steps: [claimStep, claimStep], verify }
}
