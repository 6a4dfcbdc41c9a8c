import type { ReactNode } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { MoneyRow } from '../../features/money/index.ts'
import { kindIcons, stateTones } from './describe-state.ts'
import { useDepositFormat } from './use-deposit-format.ts'

interface DepositRowProps {
  readonly deposit: Deposit
  /** Formatted time. */
  readonly time: string
  readonly onOpen: (deposit: Deposit) => void
}

/** A deposit as a row that opens its details. */
export function DepositRow({ deposit, time, onOpen }: DepositRowProps): ReactNode {
  const text = useText()
  const { formatAmount } = useDepositFormat()
  const { kind, title, state, netAmount, amount } = deposit
  const isPaid = state === 'paid'
  return (
    <MoneyRow
      icon={kindIcons[kind]}
      title={title}
      time={time}
      amount={formatAmount(isPaid ? netAmount : amount)}
      direction={isPaid ? 'in' : undefined}
      state={text(`deposit_state_${state}`)}
      tone={stateTones[state]}
      onOpen={() => onOpen(deposit)}
    />
  )
}
