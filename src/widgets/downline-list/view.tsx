import { useEffect, useRef, useState, type ReactNode } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { QueryBoundary, useText, usePagedQuery, type WidgetViewProps } from '../../engine/index.ts'
import { MemberSearchResults, MemberSearchField, useMemberSearch } from '../../features/agent/index.ts'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { MemberTransfer } from './member-transfer.tsx'
import { MemberRow, type MemberActions } from './member-row.tsx'
import styles from './style.module.css'
import { useFreezeActions } from './use-freeze-actions.ts'
import { DownlinePath } from './downline-path.tsx'

/** The agent's downline, level by level. Members can be frozen, and money can be transferred to them. */
export function View({ props }: WidgetViewProps<'downline-list'>): ReactNode {
  const [recipient, setRecipient] = useState<string>()
  const opener = useRef<Element>(null)
  useEffect(() => {
    if (recipient === undefined && opener.current instanceof HTMLElement) opener.current.focus()
  }, [recipient])
  const startTransfer = (account: string): void => {
    opener.current = document.activeElement
    setRecipient(account)
  }
  return (
    <>
      {recipient !== undefined && <MemberTransfer account={recipient} onLeave={() => setRecipient(undefined)} />}
      <div hidden={recipient !== undefined}>
        <DownlineLevel props={props} onTransfer={props.transfer === false ? undefined : startTransfer} />
      </div>
    </>
  )
}

interface DownlineLevelProps extends Pick<WidgetViewProps<'downline-list'>, 'props'> {
  /** Starts a transfer to a member; `undefined` if the widget does not offer transfers. */
  readonly onTransfer: MemberActions['onTransfer']
}

/** One level of the tree, paginated. With a search term, it lists the matching members of all levels below. */
function DownlineLevel({ props, onTransfer }: DownlineLevelProps): ReactNode {
  const text = useText()
  const [parentAccount, setParentAccount] = useState<string>()
  const search = useMemberSearch({ pageSize: props.pageSize, filterKey: parentAccount ?? '' })
  const input = { ...search.query, ...(parentAccount !== undefined && { under: parentAccount }) }
  const query = usePagedQuery(`downlines ${JSON.stringify(input)}`, ({ agent }) => agent.downlines(input))
  const freeze = useFreezeActions(query.refetch)
  const openDownline = (account: string | undefined): void => {
    search.setName('')
    setParentAccount(account)
  }
  const formatMemberCount = (count: number): string => {
    if (search.isSearching) return text('downline_count_found', { count })
    return parentAccount === undefined ? text('downline_count', { count }) : text('downline_count_of', { count, account: parentAccount })
  }
  return (
    <div className={styles['section']}>
      <MemberSearchField search={search} maxLength={maxLengths['agent.downlines'].username} />
      <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
        {(page) => (
          <StaleContent isStale={query.isPrevious}>
            <DownlinePath path={page.path} onOpen={openDownline} />
            <MemberSearchResults search={search} page={page}>
              <p className={styles['count']} role="status">
                {formatMemberCount(page.total)}
              </p>
              <ul className={styles['rows']}>
                {page.downlines.map((member) => (
                  <MemberRow
                    key={member.account}
                    member={member}
                    isSearchResult={search.isSearching}
                    freeze={freeze}
                    onOpen={openDownline}
                    onTransfer={onTransfer}
                  />
                ))}
              </ul>
            </MemberSearchResults>
          </StaleContent>
        )}
      </QueryBoundary>
    </div>
  )
}
