import type { ReactNode } from 'react'
import { ListPagination, useText } from '../../engine/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import type { MemberSearch } from './use-member-search.ts'

interface MemberSearchFieldProps {
  readonly search: MemberSearch
  readonly maxLength: number
}

/** Search field for a username. */
export function MemberSearchField({ search: { name, setName }, maxLength }: MemberSearchFieldProps): ReactNode {
  const text = useText()
  const label = text('downline_search')
  return (
    <div role="search">
      <SearchField label={label} placeholder={label} value={name} onChange={setName} maxLength={maxLength} disableAutocorrect />
    </div>
  )
}

interface MemberSearchResultsProps {
  readonly search: MemberSearch
  readonly page: { readonly total: number; readonly pageNum: number; readonly totalPages: number }
  /** Members of the page. */
  readonly children: ReactNode
}

/** Search results with pagination, or an empty state. */
export function MemberSearchResults({ search: { isSearching, goToPage }, page, children }: MemberSearchResultsProps): ReactNode {
  const text = useText()
  if (page.total === 0) {
    const keyPrefix = isSearching ? 'downline_unknown' : 'downline_none'
    return <Empty icon={isSearching ? 'search' : 'users'} level={3} title={text(`${keyPrefix}_title`)} text={text(`${keyPrefix}_text`)} />
  }
  return (
    <>
      {children}
      <ListPagination list={page} label="downline_pages" onPageChange={goToPage} />
    </>
  )
}
