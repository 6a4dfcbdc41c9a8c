import type { PageStart, RecordPage } from './use-record-pages.ts'

/** So many come with each call that a file is made from. */
export const recordsAtOnce = 500
/** So many a file has at most. */
export const maxRecords = 10_000

/** All records of what is asked for, the newest first, up to as many as a file has, and whether there are more. */
export async function collectRecords<P extends RecordPage, T>(
  request: (start: PageStart) => Promise<P>,
  recordsOf: (page: P) => readonly T[],
): Promise<{ readonly records: readonly T[]; readonly cut: boolean }> {
  const records: T[] = []
  let cursor: string | undefined
  do {
    const page = await request(cursor === undefined ? {} : { cursor })
    records.push(...recordsOf(page))
    cursor = page.next
  } while (cursor !== undefined && records.length < maxRecords)
  return { records: records.slice(0, maxRecords), cut: cursor !== undefined || records.length > maxRecords }
}
