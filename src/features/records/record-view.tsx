import type { ReactNode } from 'react'
import { type Ports, useConfig } from '../../engine/index.ts'
import { collectRecords, exportPageSize } from './collect-records.ts'
import { ExportButton } from './export-button.tsx'
import { RecordFrame } from './record-frame.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'
import type { RecordDays } from './use-record-days.ts'
import { type PageStart, type RecordPage, useRecordPages } from './use-record-pages.ts'

/** Columns of an export: the heading, and a function that returns the cell of a record. */
export type RecordColumns<T> = readonly (readonly [heading: string, getCell: (record: T) => string])[]

interface RecordViewProps<Q, P, T> extends Pick<RecordListProps<T>, 'getId' | 'getTimestamp' | 'empty' | 'receipt' | 'children'> {
  /** File name of the export, and part of the query key. */
  readonly name: string
  /** `undefined` if the records cover all days. */
  readonly days?: RecordDays
  /** Query parameters without cursor and page size. */
  readonly query: Q
  /** `undefined` for the brand's default. */
  readonly pageSize: number | undefined
  readonly fetchPage: (ports: Ports, query: Q & PageStart & { readonly pageSize: number }) => Promise<P>
  readonly getRecords: (page: P) => readonly T[]
  /** Renders the filters; `first` is the first page once loaded. */
  readonly filters: (first: P | undefined) => ReactNode
  /** Renders the totals above the list, from the first page. */
  readonly totals: (first: P) => ReactNode
  /** Columns of the export. */
  readonly columns: RecordColumns<T>
}

/** A record page: period, filters, totals, list by day with receipts, and export. */
export function RecordView<Q, P extends RecordPage, T>({
  name,
  days,
  query,
  pageSize,
  fetchPage,
  getRecords,
  filters,
  totals,
  columns,
  ...listProps
}: RecordViewProps<Q, P, T>): ReactNode {
  const defaultPageSize = useConfig(({ settings }) => settings.pageSizes.other)
  const pages = useRecordPages(`${name} ${JSON.stringify(query)}`, (ports, start) =>
    fetchPage(ports, { ...query, ...start, pageSize: pageSize ?? defaultPageSize }),
  )
  const { value } = pages.firstPageQuery
  const loadTable = async (ports: Ports) => {
    const { records, truncated } = await collectRecords(
      (start) => fetchPage(ports, { ...query, ...start, pageSize: exportPageSize }),
      getRecords,
    )
    return {
      truncated,
      header: columns.map(([heading]) => heading),
      rows: records.map((record) => columns.map(([, getCell]) => getCell(record))),
    }
  }
  return (
    <RecordFrame
      {...(days && { days })}
      firstPageQuery={pages.firstPageQuery}
      toolbar={
        <>
          {filters(value)}
          {(value === undefined || getRecords(value).length > 0) && <ExportButton fileName={name} load={loadTable} />}
        </>
      }
    >
      {(first) => (
        <>
          {totals(first)}
          <RecordList {...listProps} records={pages.pages.flatMap(getRecords)} pages={pages} />
        </>
      )}
    </RecordFrame>
  )
}
