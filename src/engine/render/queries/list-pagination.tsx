import type { ReactNode } from 'react'
import { Pagination } from '../../../ui/controls/pagination.tsx'
import { useConfig, useText } from '../hooks.ts'

interface ListPaginationProps {
  readonly list: { readonly pageNum: number; readonly totalPages: number }
  /** Message key of the accessible label. */
  readonly label: string
  readonly onPageChange: (page: number) => void
  readonly className?: string | undefined
}

/** Pagination of a list, with the number of page links that the brand configures. */
export function ListPagination({ list: { pageNum, totalPages }, label, onPageChange, className }: ListPaginationProps): ReactNode {
  const { range, margin } = useConfig(({ settings }) => settings.paging)
  const text = useText()
  return (
    <Pagination
      pageCount={totalPages}
      current={pageNum}
      range={range}
      margin={margin}
      onChange={onPageChange}
      labels={{
        navigation: text(label),
        previous: text('paging_previous'),
        next: text('paging_next'),
        page: (number) => text('paging_page', { number }),
      }}
      className={className}
    />
  )
}
