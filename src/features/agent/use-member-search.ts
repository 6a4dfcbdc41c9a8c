import { useState } from 'react'
import { useConfig } from '../../engine/index.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'

export interface MemberSearch {
  /** Input of the search field. */
  readonly name: string
  setName(name: string): void
  /** Whether a search is active. */
  readonly isSearching: boolean
  /** Query parameters. */
  readonly query: { readonly pageNo: number; readonly pageSize: number; readonly username?: string }
  goToPage(pageNo: number): void
}

interface MemberSearchOptions {
  /** Members per page; `undefined` uses the brand's setting. */
  readonly pageSize: number | undefined
  /** Key of the other query parameters; a change returns to the first page. */
  readonly filterKey?: string
}

/** Search in the downline, with pagination. A new search returns to the first page. */
export function useMemberSearch({ pageSize, filterKey = '' }: MemberSearchOptions): MemberSearch {
  const defaultPageSize = useConfig(({ settings }) => settings.pageSizes.other)
  const [name, setName] = useState('')
  const username = useDebounced(name).trim()
  const key = `${filterKey} ${username}`
  const [pageState, setPageState] = useState({ key, pageNo: 1 })
  const pageNo = pageState.key === key ? pageState.pageNo : 1
  return {
    name,
    setName,
    isSearching: username !== '',
    query: { pageNo, pageSize: pageSize ?? defaultPageSize, ...(username !== '' && { username }) },
    goToPage: (nextPageNo) => setPageState({ key, pageNo: nextPageNo }),
  }
}
