import { useState, type ReactNode } from 'react'
import { useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Pages, ReportFrame, useTurnedAnswer } from '../../engine/later.ts'
import type { ReportPeriod, TeamStatement } from '../../generated/api.ts'
import { longest } from '../../generated/longest.ts'
import { Empty } from '../../ui/empty.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useSettled } from '../../ui/use-settled.ts'
import { Lines } from './lines.tsx'

/** What each of the team of the agent who is logged in won and lost in some days: a page at a time, found by name, with the sums of all. */
export function View({ props }: WidgetViewProps<'team-statement'>): ReactNode {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const text = useText()
  const [period, setPeriod] = useState<ReportPeriod>(props.period ?? 'today')
  const [name, setName] = useState('')
  const username = useSettled(name).trim()
  const wish = `${period} ${username}`
  const [turned, setTurned] = useState({ wish, pageNo: 1 })
  const pageNo = turned.wish === wish ? turned.pageNo : 1
  const pageSize = props.pageSize ?? usual
  const answer = useTurnedAnswer(`team statement ${String(pageSize)} ${String(pageNo)} ${wish}`, ({ agent }) =>
    agent.statement({ period, pageNo, pageSize, ...(username !== '' && { username }) }),
  )
  const search = (
    <div role="search">
      <SearchField
        label={text('downline_search')}
        placeholder={text('downline_search')}
        value={name}
        onChange={setName}
        maxLength={longest['agent.statement'].username}
        exact
      />
    </div>
  )
  return (
    <ReportFrame period={period} onPeriod={setPeriod} answer={answer} tools={search}>
      {(report) => <Page report={report} sought={username !== ''} onTurn={(to) => setTurned({ wish, pageNo: to })} />}
    </ReportFrame>
  )
}

interface PageProps {
  readonly report: TeamStatement
  /** Whether a name was asked for. */
  readonly sought: boolean
  readonly onTurn: (page: number) => void
}

function Page({ report, sought, onTurn }: PageProps): ReactNode {
  const text = useText()
  if (report.total === 0) {
    const none = sought ? 'downline_unknown' : 'downline_none'
    return <Empty icon={sought ? 'search' : 'users'} level={3} title={text(`${none}_title`)} text={text(`${none}_text`)} />
  }
  return (
    <>
      <Lines report={report} />
      <Pages list={report} label="downline_pages" onTurn={onTurn} />
    </>
  )
}
