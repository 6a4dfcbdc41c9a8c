import type { ReactNode } from 'react'
import type { AccountBet } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { betDisplay, useCategoryDisplay, useVendorName, useFormatTime } from '../../features/records/index.ts'
import { ReceiptDialog, useFormatAmount } from '../../features/money/index.ts'
import { Money } from '../../ui/controls/money.tsx'

interface BetReceiptProps {
  readonly bet: AccountBet
  readonly onClose: () => void
}

/** All details of a bet. */
export function BetReceipt({ bet, onClose }: BetReceiptProps): ReactNode {
  const formatAmount = useFormatAmount()
  const { dateTime } = useFormatTime()
  const getVendorName = useVendorName()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  const { id, game, vendor, category, round, stake, bonusStake, win, state, placedAt, settledAt } = bet
  const isSettled = state === 'settled'
  return (
    <ReceiptDialog
      title={game}
      {...betDisplay.describeState(bet, text)}
      amount={formatAmount.plain(betDisplay.getDisplayAmount(bet))}
      direction={betDisplay.findDirection(bet)}
      reference={id}
      rows={[
        { label: text('record_vendor'), value: getVendorName(vendor) },
        { label: text('record_category'), value: getCategoryDisplay(category).name },
        { label: text('bet_stake'), value: <Money text={formatAmount.plain(stake)} /> },
        ...(bonusStake === undefined ? [] : [{ label: text('bet_of_bonus'), value: <Money text={formatAmount.plain(bonusStake)} /> }]),
        ...(isSettled ? [{ label: text('bet_win'), value: <Money text={formatAmount.plain(win)} /> }] : []),
        { label: text('bet_placed'), value: <time className="figures">{dateTime(placedAt)}</time> },
        ...(settledAt === undefined
          ? []
          : [{ label: text(isSettled ? 'bet_settled' : 'bet_given_back'), value: <time className="figures">{dateTime(settledAt)}</time> }]),
        { label: text('bet_round'), value: round },
      ]}
      onClose={onClose}
    />
  )
}
