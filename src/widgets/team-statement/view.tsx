import { useState, type ReactNode } from 'react'
import type { ReportPeriod } from '../../generated/api.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { usePagedQuery, type WidgetViewProps } from '../../engine/index.ts'
import { MemberSearchResults, MemberSearchField, ReportFrame, useMemberSearch } from '../../features/agent/index.ts'
import { StatementTable } from './statement-table.tsx'

/** Profit and loss of each member of the agent's team by date range: paginated, searchable by name, with totals. */
export function View({ props }: WidgetViewProps<'team-statement'>): ReactNode {
  const [period, setPeriod] = useState<ReportPeriod>(props.period ?? 'today')
  const search = useMemberSearch({ pageSize: props.pageSize, filterKey: period })
  const input = { period, ...search.query }
  const query = usePagedQuery(`team statement ${JSON.stringify(input)}`, ({ agent }) => agent.statement(input))
  return (
    <ReportFrame
      period={period}
      onPeriodChange={setPeriod}
      query={query}
      toolbar={<MemberSearchField search={search} maxLength={maxLengths['agent.statement'].username} />}
    >
      {(report) => (
        <MemberSearchResults search={search} page={report}>
          <StatementTable report={report} />
        </MemberSearchResults>
      )}
    </ReportFrame>
  )
}
