import { type ReactNode, useState } from 'react'
import type { PointsReward, PointsRewardList } from '../../generated/api.ts'
import { parseMinor, type Query, QueryBoundary, useConfig, useText } from '../../engine/index.ts'
import { useFormatAmount, useFormatPoints } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { Voucher } from '../../ui/controls/voucher.tsx'
import styles from './style.module.css'

interface RewardsProps {
  readonly query: Query<PointsRewardList>
  readonly points: number
  readonly onSpent: () => void
}

/** Rewards as vouchers with price, stock, and progress towards the requirements. */
export function Rewards({ query, points, onSpent }: RewardsProps): ReactNode {
  const [selectedReward, setSelectedReward] = useState<PointsReward>()
  const text = useText()
  return (
    <>
      <QueryBoundary query={query} fallback={<Placeholder />}>
        {({ rewards }) =>
          rewards.length === 0 ? (
            <Empty icon="reward" title={text('points_none_rewards')} text={text('points_none_rewards_text')} />
          ) : (
            <ul className={styles['rewards']}>
              {rewards.map((reward) => (
                <Reward key={reward.id} reward={reward} points={points} onChoose={() => setSelectedReward(reward)} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {selectedReward && (
        <RedeemDialog reward={selectedReward} points={points} onSpent={onSpent} onClose={() => setSelectedReward(undefined)} />
      )}
    </>
  )
}

interface RewardProps {
  readonly reward: PointsReward
  readonly points: number
  readonly onChoose: () => void
}

function Reward({ reward, points, onChoose }: RewardProps): ReactNode {
  const { title, note, kind, amount, pointsRequirement: price, availableQuantity: stock, status } = reward
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  return (
    <Voucher
      level={3}
      title={title}
      unavailable={status === 'none'}
      value={
        kind === 'money' ? (
          <Money text={formatAmount.plain(amount)} />
        ) : (
          <>
            <Icon name="reward" size={40} />
            <span className={styles['goodsValue']}>{text('points_worth_of', { amount: formatAmount.plain(amount) })}</span>
          </>
        )
      }
      footer={
        <>
          <span className={`figures ${styles['price'] ?? ''}`}>{text('points_price', { count: price, points: formatPoints(price) })}</span>
          {/* Not primary: the page's primary action is the conversion, and every reward has this button. */}
          <Button disabled={status !== 'open'} onClick={onChoose}>
            {text('points_redeem')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </>
      }
    >
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <p className={styles['stock']}>{stock === 0 ? text('points_stock_none') : text('points_stock', { left: formatPoints(stock) })}</p>
      <Requirement reward={reward} points={points} />
    </Voucher>
  )
}

/** Progress towards a reward that is not available yet: the amount wagered or the points missing. */
function Requirement({ reward, points }: { readonly reward: PointsReward; readonly points: number }): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  const { pointsRequirement: price, amountRequirement, amountReached, status } = reward
  if (status === 'amount') {
    const [reached, required] = [parseMinor(amountReached, exponent), parseMinor(amountRequirement, exponent)]
    return (
      <Progress percent={Number((reached * 100n) / required)}>
        {text('points_requirement', { reached: formatAmount.plain(amountReached), amount: formatAmount.plain(amountRequirement) })}
      </Progress>
    )
  }
  if (status !== 'points') return null
  const missing = Math.max(1, price - points)
  return (
    <Progress percent={Math.floor((points * 100) / price)}>
      {text('points_missing', { count: missing, points: formatPoints(missing) })}
    </Progress>
  )
}

function Progress({ percent, children }: { readonly percent: number; readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles['progress']}>
      <span className={styles['track']} aria-hidden="true">
        <span style={{ inlineSize: `${String(Math.min(100, Math.max(0, percent)))}%` }} />
      </span>
      <span className="figures">{children}</span>
    </div>
  )
}

function Placeholder(): ReactNode {
  return (
    <div className={styles['rewards']}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={styles['rewardSkeleton']} />
      ))}
    </div>
  )
}
