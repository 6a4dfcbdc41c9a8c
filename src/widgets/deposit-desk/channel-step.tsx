import type { ReactNode } from 'react'
import type { DepositChannel, DepositOffer } from '../../generated/api.ts'
import { useFormatPercent, useText } from '../../engine/index.ts'
import { RowIcon } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Panel } from '../../ui/controls/panel.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { DepositRow } from './deposit-row.tsx'
import { kindIcons } from './describe-state.ts'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'
import { useDepositFormat } from './use-deposit-format.ts'

/** Open deposits, and the payment channels. */
export function ChannelStep({ depositForm, offer }: { readonly depositForm: DepositForm; readonly offer: DepositOffer }): ReactNode {
  const text = useText()
  const { formatTime } = useDepositFormat()
  return (
    <>
      {offer.open.length > 0 && (
        <Panel title={text('deposit_open')}>
          <ul className={styles['list']}>
            {offer.open.map((deposit) => (
              <li key={deposit.id}>
                <DepositRow deposit={deposit} time={formatTime(deposit.createdAt)} onOpen={depositForm.showDeposit} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {offer.channels.length === 0 ? (
        <Empty icon="deposit" level={3} title={text('deposit_none_title')} text={text('deposit_none_text')} />
      ) : (
        <ul className={styles['channels']}>
          {offer.channels.map((channel) => (
            <li key={channel.id}>
              <ChannelCard channel={channel} onChoose={() => depositForm.chooseChannel(channel.id)} />
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => depositForm.goTo('history')}>
        <Icon name="history" size={18} />
        {text('deposit_history')}
      </Button>
    </>
  )
}

function ChannelCard({ channel, onChoose }: { readonly channel: DepositChannel; readonly onChoose: () => void }): ReactNode {
  const { kind, title, note, min, max, opensAt } = channel
  const text = useText()
  const { formatAmount, formatTime } = useDepositFormat()
  const isClosed = opensAt !== undefined
  return (
    <button type="button" className={styles['channel']} disabled={isClosed} onClick={onChoose}>
      <RowIcon icon={kindIcons[kind]} />
      <span className={styles['details']}>
        <span className={styles['name']}>{title}</span>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        {isClosed ? (
          <span className={cx(styles['note'], styles['closed'])}>
            {text('deposit_opens', { time: preventLineBreaks(formatTime(opensAt)) })}
          </span>
        ) : (
          <>
            <span className={cx('figures', styles['note'])}>
              {text('deposit_limits', { min: formatAmount(min), max: formatAmount(max) })}
            </span>
            <Fee channel={channel} />
          </>
        )}
      </span>
      {!isClosed && <Icon name="next" size={18} />}
    </button>
  )
}

/** The fee of a channel, or a note that there is none. */
function Fee({ channel: { fee } }: { readonly channel: DepositChannel }): ReactNode {
  const text = useText()
  const { formatAmount, toMinor } = useDepositFormat()
  const formatPercent = useFormatPercent()
  const [hasNoPercentage, fixedFee] = [Number(fee.percent) === 0, toMinor(fee.fixed)]
  if (hasNoPercentage && fixedFee === 0n) return <span className={styles['note']}>{text('deposit_fee_none')}</span>
  const fees = [...(hasNoPercentage ? [] : [formatPercent(fee.percent)]), ...(fixedFee === 0n ? [] : [formatAmount(fee.fixed)])]
  return <span className={styles['note']}>{text('deposit_fee_of', { fee: fees.join(' + ') })}</span>
}
