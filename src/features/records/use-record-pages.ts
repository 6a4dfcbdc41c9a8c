import { useState } from 'react'
import { type PagedQuery, type Ports, type Problem, problemOf, usePagedQuery, usePorts } from '../../engine/index.ts'

/** A page of records with the cursor of the next; without one on the last page. */
export interface RecordPage {
  readonly next?: string
}

/** Start of a page; the first page without a cursor. */
export interface PageStart {
  readonly cursor?: string
}

export interface RecordPages<P> {
  /** The first page, with the totals. */
  readonly first: PagedQuery<P>
  /** All loaded pages. */
  readonly pages: readonly P[]
  /** State of the next page; `undefined` if there is none. */
  readonly next: 'ready' | 'waiting' | 'failed' | undefined
  readonly problem: Problem | undefined
  more(): void
}

interface MorePages<P> {
  /** The first page that these follow; another one resets them. */
  readonly after: P | undefined
  readonly pages: readonly P[]
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly problem?: Problem
}

/**
 * Cursor pagination of records: each page continues where the previous one ended, even if records were added in
 * between.
 */
export function useRecordPages<P extends RecordPage>(key: string, request: (ports: Ports, start: PageStart) => Promise<P>): RecordPages<P> {
  const ports = usePorts()
  const first = usePagedQuery(key, (all) => request(all, {}))
  const [later, setLater] = useState<MorePages<P>>({ after: undefined, pages: [], state: 'ready' })
  const own = later.after === first.value ? later : { after: first.value, pages: [], state: 'ready' as const }
  const pages = first.value === undefined ? [] : [first.value, ...own.pages]
  const cursor = pages.at(-1)?.next
  const more = (): void => {
    if (cursor === undefined || own.state === 'waiting') return
    setLater({ ...own, state: 'waiting' })
    const put = (next: MorePages<P>): void => setLater((now) => (now.after === own.after ? next : now))
    request(ports, { cursor }).then(
      (page) => put({ after: own.after, pages: [...own.pages, page], state: 'ready' }),
      (error: unknown) => put({ ...own, state: 'failed', problem: problemOf(error) }),
    )
  }
  return { first, pages, next: cursor === undefined ? undefined : own.state, problem: 'problem' in own ? own.problem : undefined, more }
}
