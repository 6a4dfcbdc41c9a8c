import { useState } from 'react'
import { useConfig } from '../../engine/index.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

export interface PeopleSearch {
  /** What is typed. */
  readonly name: string
  setName(name: string): void
  /** Whether a name is asked for. */
  readonly isSearching: boolean
  /** What the platform is asked for. */
  readonly query: { readonly pageNo: number; readonly pageSize: number; readonly username?: string }
  goTo(pageNo: number): void
}

interface PeopleQuery {
  /** How many people a page has; as many as the brand says where it is not said here. */
  readonly pageSize: number | undefined
  /** What is asked for besides the name. */
  readonly of?: string
}

/** Who is looked for among the people below, a page at a time. Another search begins with the first page of them. */
export function usePeopleSearch({ pageSize, of = '' }: PeopleQuery): PeopleSearch {
  const usual = useConfig(({ settings }) => settings.pageSizes.other)
  const [name, setName] = useState('')
  const username = useDebounced(name).trim()
  const key = `${of} ${username}`
  const [chosen, setChosen] = useState({ key, pageNo: 1 })
  const pageNo = chosen.key === key ? chosen.pageNo : 1
  return {
    name,
    setName,
    isSearching: username !== '',
    query: { pageNo, pageSize: pageSize ?? usual, ...(username !== '' && { username }) },
    goTo: (to) => setChosen({ key, pageNo: to }),
  }
}
