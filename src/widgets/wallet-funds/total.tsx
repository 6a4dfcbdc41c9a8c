import type { CSSProperties, ReactNode } from 'react'
import type { Funds } from '../../generated/api.ts'
import type { WalletFundsProps } from '../../generated/config.ts'
import { ActionLink, parseMinor, sortEntries, useConfig, useFormatMoney, usePreferences, useText } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { AnimatedMoney } from '../../ui/controls/money.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { type FundsAvailability, getFundsAvailability } from './funds-availability.ts'
import styles from './style.module.css'

interface FundsSegment {
  readonly id: 'main' | 'vendors' | 'bonus' | 'held'
  readonly icon: IconName
  readonly amount: bigint
}

interface TotalProps {
  readonly funds: Funds
  readonly buttons: NonNullable<WalletFundsProps['buttons']>
}

/** The total balance, and its components beneath. */
export function Total({ funds, buttons }: TotalProps): ReactNode {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const { balanceHidden, toggleBalance } = usePreferences()
  const formatMoney = useFormatMoney()
  const text = useText()
  const formatAmount = (amount: bigint): string => (balanceHidden ? '***' : formatMoney(amount))
  const sum = parseMinor(funds.sum, exponent)
  const segments = toSegments(funds, exponent)
  return (
    <section className={styles['total']} aria-label={text('wallet_total')}>
      <div className={styles['head']}>
        <p className={styles['caption']}>{text('wallet_total')}</p>
        <IconButton
          small
          icon={balanceHidden ? 'show' : 'hide'}
          label={text(balanceHidden ? 'balance_show' : 'balance_hide')}
          aria-pressed={balanceHidden}
          onClick={toggleBalance}
        />
      </div>
      <p className={styles['sum']}>
        <AnimatedMoney amount={sum} format={formatAmount} />
      </p>
      <p className={styles['hint']}>
        <Availability availability={getFundsAvailability(funds, exponent)} formatAmount={formatAmount} />
      </p>
      {!balanceHidden && sum > 0n && <SegmentBar segments={segments} sum={sum} />}
      <dl className={styles['segments']}>
        {segments.map(({ id, icon, amount }) => (
          <div key={id} className={styles['segment']}>
            <dt>
              <span className={cx(styles['segmentIcon'], styles[id])}>
                <Icon name={icon} size={18} />
              </span>
              <span className={styles['labels']}>
                <span className={styles['name']}>{text(`wallet_${id}`)}</span>
                <span className={styles['hint']}>{text(`wallet_${id}_what`)}</span>
              </span>
            </dt>
            <dd>
              <AnimatedMoney amount={amount} format={formatAmount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        {sortEntries(buttons).map(([id, { label, icon, action }], index) => (
          <ActionLink key={id} action={action} className={getButtonClass({ tone: index === 0 ? 'primary' : 'quiet', size: 'l' })}>
            <Icon name={icon} /> {text(label)}
          </ActionLink>
        ))}
      </div>
    </section>
  )
}

/** The amount that can be withdrawn now, or the obstacle. */
function Availability({
  availability,
  formatAmount,
}: {
  readonly availability: FundsAvailability
  readonly formatAmount: (amount: bigint) => string
}): ReactNode {
  const text = useText()
  if (availability.kind === 'wagering') return <>{text('wallet_now_wagering', { left: formatAmount(availability.left) })}</>
  if (availability.kind === 'ready') return <>{text('wallet_now_ready', { amount: formatAmount(availability.amount) })}</>
  return <>{text(`wallet_now_${availability.kind}`)}</>
}

/** The components as a stacked bar, hidden from screen readers because the amounts below repeat it. */
function SegmentBar({ segments, sum }: { readonly segments: readonly FundsSegment[]; readonly sum: bigint }): ReactNode {
  return (
    <div className={styles['segmentBar']} aria-hidden="true">
      {segments.map(({ id, amount }) => (
        <span key={id} className={styles[id]} style={{ '--share': Number((amount * 1000n) / sum) } as CSSProperties} />
      ))}
    </div>
  )
}

/**
 * Returns the segments to show: the main wallet always, the others if they are not empty. Vendors with separate wallets
 * are shown even if they are empty.
 */
function toSegments({ main, vendors, bonus, held, isSingle }: Funds, exponent: number): readonly FundsSegment[] {
  const toMinor = (decimal: string): bigint => parseMinor(decimal, exponent)
  const vendorTotal = vendors.reduce((sum, { balance }) => sum + toMinor(balance), 0n)
  const segments: readonly FundsSegment[] = [
    { id: 'main', icon: 'wallet', amount: toMinor(main) },
    { id: 'vendors', icon: 'slots', amount: vendorTotal },
    { id: 'bonus', icon: 'bonus', amount: toMinor(bonus) },
    { id: 'held', icon: 'clock', amount: toMinor(held) },
  ]
  return segments.filter(({ id, amount }) => id === 'main' || amount > 0n || (id === 'vendors' && !isSingle))
}
