import { type ReactNode, useState } from 'react'
import type { AgentChangeRegisterLinkBody, RegisterLink } from '../../generated/api.ts'
import { formatTimestamp, toProblem, useConfig, useFormatDate, useOverlays, useFormatRate, useText } from '../../engine/index.ts'
import { StateDot } from '../../features/money/index.ts'
import { useCategoryDisplay } from '../../features/records/index.ts'
import { ShareLink, useInviteLink } from '../../features/share/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Disclosure } from '../../ui/controls/disclosure.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'

type LinkAction = AgentChangeRegisterLinkBody['step']

interface CardProps {
  readonly link: RegisterLink
  /** Whether the link was just created; the card of a new link is open. */
  readonly isNew: boolean
  readonly onAction: (action: LinkAction) => Promise<void>
}

/** A registration link: code, account type, number of registrations. Expands to share options, terms and actions. */
export function LinkCard({ link, isNew, onAction }: CardProps): ReactNode {
  const { code, type, disabled, createdAt, people } = link
  const { timeZone } = useConfig(({ merchant }) => merchant)
  const formatDate = useFormatDate()
  const [parameter = ''] = useConfig(({ registration }) => registration.affiliateParameters)
  const getInviteLink = useInviteLink(parameter)
  const text = useText()
  return (
    <li>
      <Disclosure
        open={isNew}
        summary={
          <span className={styles['summary']}>
            <span className={styles['name']}>
              <strong className="figures">{code}</strong>
              <span className={styles['meta']}>
                <StateDot tone={disabled ? 'quiet' : 'good'}>{text(disabled ? 'links_state_off' : 'links_state_on')}</StateDot>
                <span className="figures">
                  {text('links_since', { time: formatDate(formatTimestamp(createdAt, timeZone, 'yyyy-MM-dd')) })}
                </span>
              </span>
            </span>
            <Badge tone={type === 0 ? 'quiet' : 'accent'}>{text(type === 0 ? 'role_player' : 'role_agent')}</Badge>
            <span className={styles['count']}>{text('links_people', { count: people })}</span>
          </span>
        }
      >
        <div className={styles['details']}>
          {disabled ? <Notice tone="info">{text('links_off_text')}</Notice> : <ShareLink code={code} link={getInviteLink(code)} />}
          <Terms link={link} />
          <LinkActions link={link} onAction={onAction} />
        </div>
      </Disclosure>
    </li>
  )
}

/** Play terms of the accounts that register with the link. */
function Terms({ link: { terms } }: Pick<CardProps, 'link'>): ReactNode {
  const formatRate = useFormatRate()
  const getCategoryDisplay = useCategoryDisplay()
  const text = useText()
  return (
    <div className={styles['terms']}>
      <section aria-label={text('terms_levels')}>
        <h5>{text('terms_levels')}</h5>
        <dl>
          {terms.prizeLevels.map(({ mode, level }) => (
            <div key={mode}>
              <dt>{text(`prize_mode_${mode}`)}</dt>
              <dd className="figures">{level}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={text('terms_rates')}>
        <h5>{text('terms_rates')}</h5>
        <dl>
          {terms.rebateRates.map(({ category, rate }) => (
            <div key={category}>
              <dt>{getCategoryDisplay(category).name}</dt>
              <dd>
                <Money text={formatRate(rate)} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** Buttons to switch the link on or off, and to delete it after confirmation. */
function LinkActions({ link: { code, disabled }, onAction }: Pick<CardProps, 'link' | 'onAction'>): ReactNode {
  const { confirm } = useOverlays()
  const [problem, setProblem] = useState<string>()
  const { pending, run } = useSingleFlight()
  const text = useText()
  const performAction = async (action: LinkAction): Promise<void> => {
    setProblem(undefined)
    if (action === 'delete') {
      const confirmed = await confirm({
        title: 'links_delete_title',
        text: 'links_delete_text',
        confirm: 'links_delete',
        cancel: 'sign_out_cancel',
      })
      if (!confirmed) return
    }
    try {
      await onAction(action)
    } catch (error) {
      const { messageKey, retryAfterSeconds = 0 } = toProblem(error).detail
      setProblem(text(messageKey, { seconds: retryAfterSeconds }))
    }
  }
  const hiddenCodeLabel = <span className="visually-hidden">: {code}</span>
  return (
    <>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      <div className={styles['buttons']}>
        <Button size="s" busy={pending} onClick={() => void run(() => performAction(disabled ? 'on' : 'off'))}>
          {text(disabled ? 'links_on' : 'links_off')}
          {hiddenCodeLabel}
        </Button>
        <Button size="s" tone="danger" disabled={pending} onClick={() => void run(() => performAction('delete'))}>
          {text('links_delete')}
          {hiddenCodeLabel}
        </Button>
      </div>
    </>
  )
}
