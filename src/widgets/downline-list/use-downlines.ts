import { useEffect, useState } from 'react'
import { useSite } from '../../engine/index.ts'
import { useAnswer } from '../../engine/later.ts'
import type { DownlinePage } from '../../generated/api.ts'

export interface DownlineWish {
  readonly username: string
  readonly pageNo: number
  readonly pageSize: number
}

interface Downlines extends Omit<ReturnType<typeof useAnswer<DownlinePage>>, 'value'> {
  readonly value: DownlinePage | undefined
  /** What is shown is what was asked for before. */
  readonly late: boolean
}

/** The people below who is logged in, asked for whenever somebody turns to a page. What was shown last stays until the next has come. */
export function useDownlines({ username, pageNo, pageSize }: DownlineWish): Downlines {
  const id = useSite(({ visitor }) => visitor.member?.id ?? '')
  const key = `downlines ${id} ${String(pageSize)} ${String(pageNo)} ${username}`
  const answer = useAnswer(key, ({ agent }) => agent.downlines({ pageNo, pageSize, ...(username !== '' && { username }) }))
  const [last, setLast] = useState({ id, value: answer.value })
  if (answer.value !== undefined && (answer.value !== last.value || id !== last.id)) setLast({ id, value: answer.value })
  useEffect(() => answer.again(), [key])
  const late = answer.value === undefined && answer.state === 'waiting' && last.id === id && last.value !== undefined
  return { ...answer, value: late ? last.value : answer.value, late }
}
