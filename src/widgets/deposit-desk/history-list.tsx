import { type ReactNode, useState } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { problemOf, QueryBoundary, usePagedQuery, usePorts, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import { DepositRows } from './channel-step.tsx'
import styles from './style.module.css'

/** The deposits of before, the newest first, days as headings. */
export function HistoryList({ onOpen }: { readonly onOpen: (deposit: Deposit) => void }): ReactNode {
  const text = useText()
  const first = usePagedQuery('deposit list', ({ deposit }) => deposit.list({}))
  return (
    <QueryBoundary answer={first} waiting={<Skeleton className={styles['still']} />}>
      {({ list, next }) =>
        list.length === 0 ? (
          <Empty icon="deposit" level={3} title={text('deposit_empty_title')} text={text('deposit_empty_text')} />
        ) : (
          <Panel title={text('deposit_history')}>
            <DepositRows deposits={list} onOpen={onOpen} />
            {next !== undefined && <MoreDeposits from={next} onOpen={onOpen} />}
          </Panel>
        )
      }
    </QueryBoundary>
  )
}

/** The pages after the first, each asked for by a button. */
function MoreDeposits({ from, onOpen }: { readonly from: string; readonly onOpen: (deposit: Deposit) => void }): ReactNode {
  const text = useText()
  const { deposit: port } = usePorts()
  const { pending, run } = useSingleFlight()
  const [wrong, setWrong] = useState<string>()
  const [more, setMore] = useState<{ readonly list: readonly Deposit[]; readonly next: string | undefined }>({ list: [], next: from })
  const load = async (): Promise<void> => {
    if (more.next === undefined) return
    setWrong(undefined)
    try {
      const page = await port.list({ cursor: more.next })
      setMore({ list: [...more.list, ...page.list], next: page.next })
    } catch (error) {
      setWrong(text(problemOf(error).detail.messageKey))
    }
  }
  return (
    <>
      <DepositRows deposits={more.list} onOpen={onOpen} />
      {wrong !== undefined && <Notice tone="warn">{wrong}</Notice>}
      {more.next !== undefined && (
        <div className={styles['more']}>
          <Button busy={pending} onClick={() => void run(load)}>
            {text('deposit_more')}
          </Button>
        </div>
      )}
    </>
  )
}
