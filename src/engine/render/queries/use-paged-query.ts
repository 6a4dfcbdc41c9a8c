import { useState } from 'react'
import type { Ports } from '../../contract/port.ts'
import { useSite } from '../hooks.ts'
import { type Query, useQuery } from './use-query.ts'

export interface PagedQuery<T> extends Query<T> {
  /** What is shown is what was asked for before. */
  readonly late: boolean
}

/**
 * What the platform answers to who is logged in, asked for whenever `key` turns to another. What was shown last stays
 * until the next has come.
 */
export function usePagedQuery<T>(key: string, request: (ports: Ports) => Promise<T>): PagedQuery<T> {
  const id = useSite(({ visitor }) => visitor.member?.id ?? '')
  const answer = useQuery(key, request, 'onMount')
  const [last, setLast] = useState({ id, value: answer.value })
  if (answer.value !== undefined && (answer.value !== last.value || id !== last.id)) setLast({ id, value: answer.value })
  const late = answer.value === undefined && answer.state === 'waiting' && last.id === id && last.value !== undefined
  return { ...answer, value: late ? last.value : answer.value, late }
}
