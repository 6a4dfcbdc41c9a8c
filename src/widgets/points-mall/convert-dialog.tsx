import { type ReactNode, useState } from 'react'
import type { PointsConfig } from '../../generated/api.ts'
import { useConfig, usePorts, useText } from '../../engine/index.ts'
import { CopyValue, useFormatAmount, useFormatPoints } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { SpendDialog } from './spend-dialog.tsx'
import { useSpendPoints } from './use-spend-points.ts'
import { parsePositiveInteger, computePointsValue } from './points.ts'

interface ConvertDialogProps {
  readonly points: number
  readonly config: PointsConfig
  readonly onSpent: () => void
  readonly onClose: () => void
}

/** Dialog that converts points to money: number of points, preview of the amount, payment password. */
export function ConvertDialog({ points, config: { pointsRatio }, onSpent, onClose }: ConvertDialogProps): ReactNode {
  const { exponent, groupSeparator } = useConfig(({ merchant }) => merchant.currency)
  const [balance] = useState(points)
  const [input, setInput] = useState(String(points))
  const spending = useSpendPoints(onSpent)
  const ports = usePorts()
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  const pointsToConvert = parsePositiveInteger(input, groupSeparator, balance)
  const conversionValue = formatAmount.plain(spending.redemption?.amount ?? computePointsValue(pointsToConvert ?? 0, pointsRatio, exponent))
  const rows = [
    { label: text('points_convert_gives'), value: <Money text={conversionValue} /> },
    { label: text('points_redeem_left'), value: <span className="figures">{formatPoints(balance - (pointsToConvert ?? 0))}</span> },
    ...(spending.redemption
      ? [
          {
            label: text('points_reference'),
            value: <CopyValue value={spending.redemption.referenceNumber} label={text('points_reference')} />,
          },
        ]
      : []),
  ]
  return (
    <SpendDialog
      title={text('points_convert_title')}
      spending={spending}
      field={{ name: 'points', label: text('points_convert_points'), value: input, onChange: setInput }}
      fieldAction={
        <Button
          onClick={() => {
            spending.clearError('points')
            setInput(String(balance))
          }}
        >
          {text('points_convert_all')}
        </Button>
      }
      rows={rows}
      submitLabel={text('points_convert_send')}
      confirmation={<Notice tone="good">{text('points_convert_done', { amount: conversionValue })}</Notice>}
      onSubmit={() =>
        spending.send(
          pointsToConvert,
          pointsToConvert === undefined ? { points: { key: 'points_fault_points', values: { max: formatPoints(balance) } } } : {},
          (key, paymentPassword) => ports.points.convert({ points: pointsToConvert ?? 0, paymentPassword, key }),
        )
      }
      onClose={onClose}
    />
  )
}
