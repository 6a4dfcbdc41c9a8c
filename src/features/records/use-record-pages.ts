import { useState } from 'react'
import { type PagedQuery, type Ports, type Problem, toProblem, usePagedQuery, usePorts } from '../../engine/index.ts'

/** A page of records. `next` is the cursor of the next page; the last page has none. */
export interface RecordPage {
  readonly next?: string
}

/** Cursor at which a page starts; the first page has none. */
export interface PageStart {
  readonly cursor?: string
}

export interface RecordPages<P> {
  /** The first page, with the totals. */
  readonly firstPageQuery: PagedQuery<P>
  /** All loaded pages. */
  readonly pages: readonly P[]
  /** State of the next page; `undefined` if there is none. */
  readonly nextPageState: 'ready' | 'loading' | 'failed' | undefined
  readonly problem: Problem | undefined
  loadMore(): void
}

interface MorePages<P> {
  /** The first page that these pages continue; a new first page discards them. */
  readonly firstPage: P | undefined
  readonly pages: readonly P[]
  readonly state: 'ready' | 'loading' | 'failed'
  readonly problem?: Problem
}

/**
 * Cursor pagination of records: each page continues where the previous one ended, even if records were added in
 * between.
 */
export function useRecordPages<P extends RecordPage>(key: string, request: (ports: Ports, start: PageStart) => Promise<P>): RecordPages<P> {
  const ports = usePorts()
  const firstPageQuery = usePagedQuery(key, (allPorts) => request(allPorts, {}))
  const [storedMorePages, setStoredMorePages] = useState<MorePages<P>>({ firstPage: undefined, pages: [], state: 'ready' })
  const morePages =
    storedMorePages.firstPage === firstPageQuery.value
      ? storedMorePages
      : { firstPage: firstPageQuery.value, pages: [], state: 'ready' as const }
  const pages = firstPageQuery.value === undefined ? [] : [firstPageQuery.value, ...morePages.pages]
  const cursor = pages.at(-1)?.next
  const loadMore = (): void => {
    if (cursor === undefined || morePages.state === 'loading') return
    setStoredMorePages({ ...morePages, state: 'loading' })
    const updateUnlessReset = (next: MorePages<P>): void =>
      setStoredMorePages((latest) => (latest.firstPage === morePages.firstPage ? next : latest))
    request(ports, { cursor }).then(
      (page) => updateUnlessReset({ firstPage: morePages.firstPage, pages: [...morePages.pages, page], state: 'ready' }),
      (error: unknown) => updateUnlessReset({ ...morePages, state: 'failed', problem: toProblem(error) }),
    )
  }
  return {
    firstPageQuery,
    pages,
    nextPageState: cursor === undefined ? undefined : morePages.state,
    problem: 'problem' in morePages ? morePages.problem : undefined,
    loadMore,
  }
}
