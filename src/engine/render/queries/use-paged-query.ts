import { useState } from 'react'
import type { Ports } from '../../contract/port.ts'
import { useSite } from '../hooks.ts'
import { type Query, useQuery } from './use-query.ts'

export interface PagedQuery<T> extends Query<T> {
  /** Whether `value` belongs to the previous key, while the value of the current key loads. */
  readonly isPrevious: boolean
}

/**
 * Queries data of the logged-in member, such as a page of a list, and queries again when `key` changes. The value of
 * the previous key is returned until the new one has loaded or failed.
 */
export function usePagedQuery<T>(key: string, request: (ports: Ports) => Promise<T>): PagedQuery<T> {
  const memberId = useSite(({ visitor }) => visitor.member?.id ?? '')
  const query = useQuery(key, request, 'onMount')
  const [previous, setPrevious] = useState({ id: memberId, value: query.value })
  if (query.value !== undefined && (query.value !== previous.value || memberId !== previous.id))
    setPrevious({ id: memberId, value: query.value })
  const isPrevious = query.value === undefined && query.state === 'pending' && previous.id === memberId && previous.value !== undefined
  return { ...query, value: isPrevious ? previous.value : query.value, isPrevious }
}
