import { type ReactNode, useState } from 'react'
import type { PointsReward } from '../../generated/api.ts'
import { useConfig, usePorts, useText } from '../../engine/index.ts'
import { CopyValue, StateDot, useFormatPoints } from '../../features/money/index.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { parsePositiveInteger } from './points.ts'
import { SpendDialog } from './spend-dialog.tsx'
import { useSpendPoints } from './use-spend-points.ts'

interface RedeemDialogProps {
  readonly reward: PointsReward
  readonly points: number
  readonly onSpent: () => void
  readonly onClose: () => void
}

/** Maximum quantity of a reward per request. */
const maxPerRequest = 100

/** Dialog that redeems points for a reward: quantity, preview of the cost, payment password. */
export function RedeemDialog({ reward, points, onSpent, onClose }: RedeemDialogProps): ReactNode {
  const separator = useConfig(({ merchant }) => merchant.currency.groupSeparator)
  const [balance] = useState(points)
  const [input, setInput] = useState('1')
  const spending = useSpendPoints(onSpent)
  const ports = usePorts()
  const formatPoints = useFormatPoints()
  const text = useText()
  const { id, title, pointsRequirement: price, availableQuantity } = reward
  const maxQuantity = Math.min(maxPerRequest, availableQuantity, Math.floor(balance / price))
  const quantity = parsePositiveInteger(input, separator, maxQuantity)
  const cost = price * (quantity ?? 1)
  const rows = [
    {
      label: text('points_redeem_cost'),
      value: <span className="figures">{text('points_price', { count: cost, points: formatPoints(cost) })}</span>,
    },
    { label: text('points_redeem_left'), value: <span className="figures">{formatPoints(Math.max(0, balance - cost))}</span> },
    ...(spending.redemption
      ? [
          { label: text('record_state'), value: <StateDot tone="pending">{text(`points_status_${spending.redemption.status}`)}</StateDot> },
          {
            label: text('points_reference'),
            value: <CopyValue value={spending.redemption.referenceNumber} label={text('points_reference')} />,
          },
        ]
      : []),
  ]
  return (
    <SpendDialog
      title={`${text('points_redeem_title')}: ${title}`}
      spending={spending}
      field={{ name: 'redeemQuantity', label: text('points_redeem_quantity'), value: input, onChange: setInput }}
      rows={rows}
      submitLabel={text('points_redeem_send')}
      confirmation={<Notice tone="good">{text('points_redeem_done')}</Notice>}
      onSubmit={() =>
        spending.send(
          quantity,
          quantity === undefined ? { redeemQuantity: { key: 'points_fault_quantity', values: { max: formatPoints(maxQuantity) } } } : {},
          (key, paymentPassword) => ports.points.redeem({ reward: id, redeemQuantity: quantity ?? 1, paymentPassword, key }),
        )
      }
      onClose={onClose}
    />
  )
}
