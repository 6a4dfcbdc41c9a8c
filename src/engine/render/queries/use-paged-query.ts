import { useState } from 'react'
import type { Ports } from '../../contract/port.ts'
import { useSite } from '../hooks.ts'
import { type Query, useQuery } from './use-query.ts'

export interface PagedQuery<T> extends Query<T> {
  /** Whether the value is that of the previous key. */
  readonly late: boolean
}

/**
 * Queries data of the logged-in member, again whenever `key` changes. The previous value stays until the next one has
 * loaded.
 */
export function usePagedQuery<T>(key: string, request: (ports: Ports) => Promise<T>): PagedQuery<T> {
  const id = useSite(({ visitor }) => visitor.member?.id ?? '')
  const answer = useQuery(key, request, 'onMount')
  const [last, setLast] = useState({ id, value: answer.value })
  if (answer.value !== undefined && (answer.value !== last.value || id !== last.id)) setLast({ id, value: answer.value })
  const late = answer.value === undefined && answer.state === 'waiting' && last.id === id && last.value !== undefined
  return { ...answer, value: late ? last.value : answer.value, late }
}
