import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Downline } from '../../generated/api.ts'
import { longest } from '../../generated/longest.ts'
import { QueryBoundary, formatTimestamp, useConfig, useText, usePagedQuery, type WidgetViewProps } from '../../engine/index.ts'
import { FoundPeople, PeopleField, usePeopleSearch } from '../../features/agent/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { HandingOn } from './handing-on.tsx'
import styles from './style.module.css'

/** Those who stand directly below the agent who is logged in, and a step aside to hand money on to one of them. */
export function View({ props }: WidgetViewProps<'downline-list'>): ReactNode {
  const [receiver, setReceiver] = useState<string>()
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (receiver === undefined && opener.current instanceof HTMLElement) opener.current.focus()
  }, [receiver])
  const begin = (account: string): void => {
    opener.current = document.activeElement
    setReceiver(account)
  }
  return (
    <>
      {receiver !== undefined && <HandingOn account={receiver} onLeave={() => setReceiver(undefined)} />}
      <div hidden={receiver !== undefined}>
        <Team props={props} onTransfer={props.transfer === false ? undefined : begin} />
      </div>
    </>
  )
}

interface TeamProps extends Pick<WidgetViewProps<'downline-list'>, 'props'> {
  /** Begins to hand money on to somebody; nothing where the brand does not have it here. */
  readonly onTransfer: ((account: string) => void) | undefined
}

/** A page at a time, found by a part of their usernames. */
function Team({ props, onTransfer }: TeamProps): ReactNode {
  const text = useText()
  const search = usePeopleSearch({ pageSize: props.pageSize })
  const answer = usePagedQuery(`downlines ${JSON.stringify(search.asked)}`, ({ agent }) => agent.downlines(search.asked))
  return (
    <div className={styles['team']}>
      <PeopleField search={search} maxLength={longest['agent.downlines'].username} />
      <QueryBoundary answer={answer} waiting={<Skeleton className={styles['still']} />}>
        {(page) => (
          <StaleContent late={answer.late}>
            <FoundPeople search={search} page={page}>
              <p className={styles['count']} role="status">
                {text('downline_count', { count: page.total })}
              </p>
              <ul className={styles['rows']}>
                {page.downlines.map((person) => (
                  <Person key={person.account} person={person} onTransfer={onTransfer} />
                ))}
              </ul>
            </FoundPeople>
          </StaleContent>
        )}
      </QueryBoundary>
    </div>
  )
}

function Person({ person, onTransfer }: { readonly person: Downline } & Pick<TeamProps, 'onTransfer'>): ReactNode {
  const { account, nickname, type, createdAt, downlines, disabled } = person
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const { agentCentre, guest } = useConfig(({ settings }) => settings.accountTypes)
  const agent = agentCentre.includes(type)
  const text = useText()
  return (
    <li className={styles['row']}>
      <p className={styles['who']}>
        <strong>{account}</strong>
        {nickname !== account && <span>{nickname}</span>}
      </p>
      <p className={styles['what']}>
        <span className="figures">{text('downline_joined', { time: formatTimestamp(createdAt, timeZone, 'yyyy-MM-dd') })}</span>
        <span className="figures">{text('downline_below', { count: downlines })}</span>
      </p>
      <p className={styles['marks']}>
        <Badge tone={agent ? 'accent' : 'quiet'}>{text(agent ? 'role_agent' : 'role_player')}</Badge>
        {disabled && <Badge icon="lock">{text('downline_held')}</Badge>}
      </p>
      {onTransfer && !disabled && !guest.includes(type) && (
        <Button size="s" onClick={() => onTransfer(account)}>
          {text('downline_transfer')}
          <span className="visually-hidden">: {account}</span>
        </Button>
      )}
    </li>
  )
}
