import { useState } from 'react'
import { useConfig } from '../../engine/index.ts'
import { useSettled } from '../../ui/hooks/use-settled.ts'

export interface PeopleSearch {
  /** What is typed. */
  readonly name: string
  setName(name: string): void
  /** Whether a name is asked for. */
  readonly sought: boolean
  /** What the platform is asked for. */
  readonly asked: { readonly pageNo: number; readonly pageSize: number; readonly username?: string }
  turn(pageNo: number): void
}

interface PeopleWish {
  /** How many people a page has; as many as the brand says where it is not said here. */
  readonly pageSize: number | undefined
  /** What is asked for besides the name. */
  readonly of?: string
}

/** Who is looked for among the people below, a page at a time. Whoever wishes for others begins with the first page of them. */
export function usePeopleSearch({ pageSize, of = '' }: PeopleWish): PeopleSearch {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const [name, setName] = useState('')
  const username = useSettled(name).trim()
  const wish = `${of} ${username}`
  const [turned, setTurned] = useState({ wish, pageNo: 1 })
  const pageNo = turned.wish === wish ? turned.pageNo : 1
  return {
    name,
    setName,
    sought: username !== '',
    asked: { pageNo, pageSize: pageSize ?? usual, ...(username !== '' && { username }) },
    turn: (to) => setTurned({ wish, pageNo: to }),
  }
}
