import type { ReactNode } from 'react'
import { Pages, useText } from '../../engine/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import type { PeopleSearch } from './use-people-search.ts'

interface PeopleFieldProps {
  readonly search: PeopleSearch
  readonly maxLength: number
}

/** Search field for a username. */
export function PeopleField({ search: { name, setName }, maxLength }: PeopleFieldProps): ReactNode {
  const text = useText()
  const label = text('downline_search')
  return (
    <div role="search">
      <SearchField label={label} placeholder={label} value={name} onChange={setName} maxLength={maxLength} exact />
    </div>
  )
}

interface FoundPeopleProps {
  readonly search: PeopleSearch
  readonly page: { readonly total: number; readonly pageNum: number; readonly totalPages: number }
  /** Members of the page. */
  readonly children: ReactNode
}

/** Search results with pagination, or an empty state. */
export function FoundPeople({ search: { isSearching, goTo }, page, children }: FoundPeopleProps): ReactNode {
  const text = useText()
  if (page.total === 0) {
    const none = isSearching ? 'downline_unknown' : 'downline_none'
    return <Empty icon={isSearching ? 'search' : 'users'} level={3} title={text(`${none}_title`)} text={text(`${none}_text`)} />
  }
  return (
    <>
      {children}
      <Pages list={page} label="downline_pages" onPage={goTo} />
    </>
  )
}
