/**
 * What the pages of a player's records share: the days, the list by days, movements and bets, sums, and the file of it
 * all.
 */
export { DayChart } from './day-chart.tsx'
export { ExportButton } from './export-button.tsx'
export * as betDisplay from './bet-display.ts'
export * as movementDisplay from './movement-display.ts'
export { RecordFilter } from './record-filter.tsx'
export { RecordFrame } from './record-frame.tsx'
export { RecordList, RecordsEnd } from './record-list.tsx'
export { type RecordColumns, RecordView } from './record-view.tsx'
export { Summary } from './summary.tsx'
export { useRecordDays } from './use-record-days.ts'
export { type RecordPages, useRecordPages } from './use-record-pages.ts'
export { useFormatTime } from './use-format-time.ts'
export { useCategoryDisplay, useVendorName } from './use-category-display.ts'
export { NoRecords } from './no-records.tsx'
