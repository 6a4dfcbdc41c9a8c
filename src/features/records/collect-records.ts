import type { PageStart, RecordPage } from './use-record-pages.ts'

/** Page size of export requests. */
export const exportPageSize = 500
/** Maximum number of records in an exported file. */
export const maxRecords = 10_000

/** Loads all records, newest first, up to the maximum. `truncated` is `true` if there are more. */
export async function collectRecords<P extends RecordPage, T>(
  request: (start: PageStart) => Promise<P>,
  getRecords: (page: P) => readonly T[],
): Promise<{ readonly records: readonly T[]; readonly truncated: boolean }> {
  const records: T[] = []
  let cursor: string | undefined
  do {
    const page = await request(cursor === undefined ? {} : { cursor })
    records.push(...getRecords(page))
    cursor = page.next
  } while (cursor !== undefined && records.length < maxRecords)
  return { records: records.slice(0, maxRecords), truncated: cursor !== undefined || records.length > maxRecords }
}
