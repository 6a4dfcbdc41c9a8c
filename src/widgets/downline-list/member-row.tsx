import type { ReactNode } from 'react'
import type { Downline } from '../../generated/api.ts'
import { formatTimestamp, useConfig, useFormatDate, useText } from '../../engine/index.ts'
import { useFormatAmount } from '../../features/money/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'
import type { FreezeActions } from './use-freeze-actions.ts'

export interface MemberActions {
  readonly freeze: FreezeActions
  /** Opens the downline of a member. */
  readonly onOpen: (account: string) => void
  readonly onTransfer: ((account: string) => void) | undefined
}

interface MemberRowProps extends MemberActions {
  readonly member: Downline
  /** Whether the row is a search result. Search results can be from any level, so the row names the member's upline. */
  readonly isSearchResult: boolean
}

/** A downline member: name, balance, size of their downline, and the agent's actions. */
export function MemberRow({ member, isSearchResult, freeze, onOpen, onTransfer }: MemberRowProps): ReactNode {
  const { account, nickname, upline, type, createdAt, downlines, team, balance, disabled, steps } = member
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  const { agentCentre } = useConfig(({ settings }) => settings.accountTypes)
  const isAgent = agentCentre.includes(type)
  const formatAmount = useFormatAmount()
  const text = useText()
  return (
    <li className={styles['row']}>
      <div className={styles['identity']}>
        {downlines > 0 ? (
          <button type="button" className={styles['openButton']} onClick={() => onOpen(account)}>
            <strong dir="auto">{account}</strong>
            <span className="visually-hidden"> {text('downline_open')}</span>
            <Icon name="next" size={16} />
          </button>
        ) : (
          <strong dir="auto">{account}</strong>
        )}
        {nickname !== account && <span dir="auto">{nickname}</span>}
        {isSearchResult && <span>{text('downline_under', { account: upline })}</span>}
        <p className={styles['badges']}>
          <Badge tone={isAgent ? 'accent' : 'quiet'}>{text(isAgent ? 'role_agent' : 'role_player')}</Badge>
          {disabled && <Badge icon="lock">{text(steps.includes('unfreeze') ? 'downline_frozen' : 'downline_closed')}</Badge>}
        </p>
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{text('downline_balance')}</dt>
          <dd>
            <Money text={formatAmount.plain(balance)} />
          </dd>
        </div>
        <div>
          <dt>{text('downline_below')}</dt>
          <dd className="figures">{downlines === team ? team : text('downline_below_both', { direct: downlines, team })}</dd>
        </div>
        <div>
          <dt>{text('downline_since')}</dt>
          <dd className="figures">{formatDate(formatTimestamp(createdAt, timeZone, 'yyyy-MM-dd'))}</dd>
        </div>
      </dl>
      <Actions member={member} freeze={freeze} onTransfer={onTransfer} />
      {freeze.problem?.account === account && (
        <div className={styles['problem']}>
          <Notice tone="bad">{freeze.problem.message}</Notice>
        </div>
      )}
    </li>
  )
}

function Actions({ member: { account, steps }, freeze, onTransfer }: Pick<MemberRowProps, 'member' | 'freeze' | 'onTransfer'>): ReactNode {
  const text = useText()
  const availableSteps = steps.filter((step) => step !== 'transfer' || onTransfer)
  if (availableSteps.length === 0) return null
  return (
    <div className={styles['actions']}>
      {availableSteps.map((step) => (
        <Button
          key={step}
          size="s"
          busy={step !== 'transfer' && freeze.pendingAccount === account}
          onClick={() => (step === 'transfer' ? onTransfer?.(account) : freeze.applyStep(account, step))}
        >
          {text(`downline_${step}`)}
          <span className="visually-hidden">: {account}</span>
        </Button>
      ))}
    </div>
  )
}
