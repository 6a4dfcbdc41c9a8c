import type { ReactNode } from 'react'
import { useMoney, usePreferences, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { initials } from '../../ui/initials.ts'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './style.module.css'

/** Who is logged in: account, nickname, rank, labels, balance. */
export function View({ props }: WidgetViewProps<'account-summary'>): ReactNode {
  const { member, balance } = useSite((site) => site.visitor)
  const { balanceHidden } = usePreferences()
  const money = useMoney()
  const text = useText()
  if (!member) return <Skeleton className={styles['still']} />
  return (
    <div role="group" aria-label={text('account_summary')} className={styles['summary']}>
      <span className={styles['avatar']} aria-hidden="true">
        {initials(member.nickname || member.account)}
      </span>
      <div className={styles['who']}>
        <p className={styles['name']}>{member.nickname || member.account}</p>
        <p className={styles['account']}>{member.account}</p>
        <p className={styles['labels']}>
          <Badge tone="accent" icon="rank">
            {member.clubLabel?.labelName ?? '--'}
          </Badge>
          {member.memberLabel
            .filter(({ labelName }) => labelName !== member.clubLabel?.labelName)
            .map(({ labelName }) => (
              <Badge key={labelName} tone="quiet">
                {labelName}
              </Badge>
            ))}
        </p>
      </div>
      {props.balance !== false && (
        <div className={styles['balance']}>
          <p className={styles['caption']}>{text('balance')}</p>
          {balance === undefined ? (
            <Skeleton className={styles['waiting']} />
          ) : (
            <Money className={styles['amount']} text={balanceHidden ? '***' : money(balance)} />
          )}
        </div>
      )}
    </div>
  )
}
