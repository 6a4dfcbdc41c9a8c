import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Answered, formatTimestamp, Pages, useTurnedAnswer } from '../../engine/later.ts'
import type { Downline, DownlinePage } from '../../generated/api.ts'
import { longest } from '../../generated/longest.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Kept } from '../../ui/kept.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSettled } from '../../ui/use-settled.ts'
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
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const text = useText()
  const [name, setName] = useState('')
  const username = useSettled(name).trim()
  const [turned, setTurned] = useState({ username, pageNo: 1 })
  const pageNo = turned.username === username ? turned.pageNo : 1
  const pageSize = props.pageSize ?? usual
  const answer = useTurnedAnswer(`downlines ${String(pageSize)} ${String(pageNo)} ${username}`, ({ agent }) =>
    agent.downlines({ pageNo, pageSize, ...(username !== '' && { username }) }),
  )
  return (
    <div className={styles['team']}>
      <div role="search">
        <SearchField
          label={text('downline_search')}
          placeholder={text('downline_search')}
          value={name}
          onChange={setName}
          maxLength={longest['agent.downlines'].username}
          exact
        />
      </div>
      <Answered answer={answer} waiting={<Skeleton className={styles['still']} />}>
        {(page) => (
          <Kept late={answer.late}>
            <People page={page} sought={username !== ''} onTurn={(to) => setTurned({ username, pageNo: to })} onTransfer={onTransfer} />
          </Kept>
        )}
      </Answered>
    </div>
  )
}

interface PeopleProps extends Pick<TeamProps, 'onTransfer'> {
  readonly page: DownlinePage
  /** Whether a name was asked for. */
  readonly sought: boolean
  readonly onTurn: (page: number) => void
}

function People({ page, sought, onTurn, onTransfer }: PeopleProps): ReactNode {
  const { downlines, total } = page
  const text = useText()
  if (total === 0) {
    const none = sought ? 'downline_unknown' : 'downline_none'
    return <Empty icon={sought ? 'search' : 'users'} level={3} title={text(`${none}_title`)} text={text(`${none}_text`)} />
  }
  return (
    <>
      <p className={styles['count']} role="status">
        {text('downline_count', { count: total })}
      </p>
      <ul className={styles['rows']}>
        {downlines.map((person) => (
          <Person key={person.account} person={person} onTransfer={onTransfer} />
        ))}
      </ul>
      <Pages list={page} label="downline_pages" onTurn={onTurn} />
    </>
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
        <span className="figures">{text('downline_joined', { time: formatTimestamp(createdAt, timeZone).slice(0, 10) })}</span>
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
