import { randomUUID } from 'node:crypto'
import { withTransaction } from '../../server/database/tenant.ts'
import { convertPoints } from '../../server/modules/points/redeem-points.ts'
import { requirePermit, pointsCurrency, postTransfer } from '../../server/modules/wallet/index.ts'
import { paymentPassword } from '../platform/withdrawer.ts'
import { type Scenario, type ScenarioInput, createIdempotencyKey, createStepWithoutNetChange } from './environment.ts'

/** Creates a scenario with granted points that are converted to money twice with the same idempotency key. */
export function createPointsScenario({ environment, random, player, name }: ScenarioInput): Scenario {
  const { vendorContext, sender } = environment
  const { tenant, site } = vendorContext
  const { account } = player
  const points = 100 + random.integerBelow(400)
  const grantPoints = () =>
    withTransaction(tenant, async (trx) => {
      const permits = [
        await requirePermit(trx, { account: account.id, kind: 'points-owed', amount: BigInt(points), currency: pointsCurrency }),
      ]
      await postTransfer(trx, {
        idempotencyKey: randomUUID(),
        purpose: 'points-granted',
        currency: pointsCurrency,
        permits,
        lines: [
          { party: { house: 'points' }, amount: -BigInt(points) },
          { party: { player: account.id, wallet: 'points' }, amount: BigInt(points) },
        ],
      })
    })
  const key = createIdempotencyKey(name)
  const convertStep = createStepWithoutNetChange(() => convertPoints({ sender, site, account }, { points, paymentPassword, key }))
  const verify = async (): Promise<bigint> => {
    const { rows } = await environment.client.query<{ amount: string }>(
      `select amount::text from points_redemptions where merchant = $1 and account = $2 and request_key = $3`,
      [tenant.code, account.id, key],
    )
    return BigInt(rows[0]?.amount ?? '0')
  }
  return { prepare: grantPoints, steps: [convertStep, convertStep], verify }
}
