import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { settleContracts } from '../../server/modules/contracts/settle/settle-contracts.ts'
import { type Scenario, type ScenarioInput, currency, createStepWithoutNetChange } from './environment.ts'

/** Creates a scenario with a pending settlement of the agent's contract with a player, paid by concurrent requests. */
export function createSettlementScenario({ environment, random, player, amount }: ScenarioInput): Scenario {
  const { vendorContext, agent, client } = environment
  const { tenant, site, brand } = vendorContext
  const id = randomUUID()
  const kind = random.pick(['dividend', 'dailySalary'] as const)
  const periodSettings = { timeZone: brand.config.merchant.timeZone, realtimeMinutes: 5 }
  const insertSettlement = async (): Promise<void> => {
    const contract = randomUUID()
    const parties = [tenant.code, contract, kind, agent.id, player.account.id]
    await client.query(
      `insert into contracts (merchant, id, kind, upline, downline, state, reason, period, bet, rate, accepted_at, ended_at)
        values ($1, $2, $3, $4, $5, 'ended', 'agreed', case when $3 = 'dividend' then 'D' end, 0, 100, now(), now())`,
      parties,
    )
    await client.query(
      `insert into settlements (merchant, id, contract, kind, upline, downline, starts_at, ends_at, currency, stake, lost, members, amount)
        values ($1, $6, $2, $3, $4, $5, now() - interval '2 hours', now() - interval '1 hour', $7, 0, 0, 1, $8)`,
      [...parties, id, currency, amount.toString()],
    )
  }
  const payStep = createStepWithoutNetChange(() => settleContracts({ tenant, site, periodSettings, hourlyRate: 1 }))
  const verify = async (): Promise<bigint> => {
    const { rows } = await client.query<{ paid: boolean; transfers: number; moved: string }>(
      `select s.paid_at is not null as paid, count(t.id)::int as transfers, coalesce(sum(m.amount), 0)::text as moved from settlements s
        left join transfers t on t.merchant = s.merchant and t.reference = s.id::text
        left join movements m on m.merchant = t.merchant and m.transfer = t.id and m.account = s.downline
        where s.merchant = $1 and s.id = $2 group by s.merchant, s.id`,
      [tenant.code, id],
    )
    const isPaid = rows[0]?.paid === true
    expect(rows[0], `the settlement ${id}`).toMatchObject({ transfers: isPaid ? 1 : 0, moved: isPaid ? amount.toString() : '0' })
    // A later history would pay it as soon as the agent has the money, but would not verify this player's account.
    if (!isPaid) await client.query('delete from settlements where merchant = $1 and id = $2', [tenant.code, id])
    return 0n
  }
  return { prepare: insertSettlement, steps: [payStep, payStep], verify }
}
