import { useState } from 'react'
import { type PagedQuery, type Ports, type Problem, problemOf, usePagedQuery, usePorts } from '../../engine/index.ts'

/** A page of records, and where the next begins; nothing where it is the last. */
export interface RecordPage {
  readonly next?: string
}

/** Where a page begins; the first one where no cursor is given. */
export interface PageStart {
  readonly cursor?: string
}

export interface RecordPages<P> {
  /** The first page, with what is said of all. */
  readonly first: PagedQuery<P>
  /** All that was loaded so far. */
  readonly pages: readonly P[]
  /** How the next page stands; nothing where there is none. */
  readonly next: 'ready' | 'waiting' | 'failed' | undefined
  readonly problem: Problem | undefined
  more(): void
}

interface MorePages<P> {
  /** The page that they follow: another first page has others. */
  readonly after: P | undefined
  readonly pages: readonly P[]
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly problem?: Problem
}

/** Records a page at a time. Each page begins where the one before ended, whatever was added above meanwhile. */
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
