import { inTransaction } from '../../server/database/tenant.ts'
import { lockAccounts } from '../../server/modules/accounts/index.ts'
import { claimReward } from '../../server/modules/rewards/claim-reward.ts'
import { giveReward } from '../../server/modules/rewards/index.ts'
import { expireAndLockBonuses } from '../../server/modules/wallet/bonuses.ts'
import { grantBonus, permit } from '../../server/modules/wallet/index.ts'
import { type Act, type Cast, currency, newKey, type Step, step } from './stage.ts'

const hour = 3_600_000

/**
 * A deposit bonus or a bonus reward: with or without wagering, blocking withdrawals or not, with or without an end; and
 * now and then all bonuses of the player expire at that moment, even with open bets.
 */
export function bonusAct(cast: Cast): Act {
  const { stage, random, player, name, amount } = cast
  const { tenant } = stage.vendorContext
  const account = random.integerBelow(10) === 0 ? stage.agent.id : player.account.id
  const times = random.pick([0n, 1n, 1n, 3n, 10n])
  const holdsWithdrawals = random.integerBelow(3) > 0
  const endsAt = random.integerBelow(2) === 0 ? new Date(Date.now() + hour) : undefined
  const grant: Step = {
    net: amount,
    run: () =>
      inTransaction(tenant, async (trx) =>
        grantBonus(trx, {
          permit: await permit(trx, { account, kind: 'bonus', amount, currency }),
          account,
          currency,
          key: name,
          purpose: 'deposit-bonus',
          amount,
          turnover: amount * times,
          holdsWithdrawals,
          endsAt,
        }),
      ),
  }
  const expire = step(() =>
    inTransaction(tenant, async (trx) => {
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
  return { steps: random.integerBelow(3) === 0 ? [grant, expire] : [grant] }
}

/** A money reward claimed more than once: a bonus if it has a wagering requirement, otherwise real money. */
export function rewardAct({ stage, random, player, name, amount }: Cast): Act {
  const { tenant } = stage.vendorContext
  const { id: account } = player.account
  const turnover = random.pick([0, 1, 5])
  const gift = { account, source: 'operator', name, key: newKey(name), texts: {}, kind: 'money', amount, currency, turnover } as const
  let reward = ''
  const first = async (): Promise<void> => void (reward = (await inTransaction(tenant, (trx) => giveReward(trx, gift))).id)
  const claim = step(() => claimReward(tenant, account, reward))
  const settle = async (): Promise<bigint> => {
    const { rows } = await stage.client.query('select from rewards where merchant = $1 and id = $2 and claimed_at is not null', [
      tenant.code,
      reward,
    ])
    return rows.length > 0 ? amount : 0n
  }
  return { first, steps: [claim, claim], settle }
}
