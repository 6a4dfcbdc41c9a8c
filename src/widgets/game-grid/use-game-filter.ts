import { useState } from 'react'
import { type SiteCategory, useSearchParameter, useText } from '../../engine/index.ts'
import type { Tab } from '../../ui/controls/tabs.tsx'

const ALL = 'all'

export interface Filter {
  /** Empty if the filter is not enabled or has fewer than two options. */
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly choose: (id: string) => void
  readonly category: string | undefined
  readonly vendor: string | undefined
}

/**
 * State of the filter above the games. Its tabs are the categories or, with `fixedCategory`, the vendors of that
 * category. The query parameter `page` preselects a vendor; a click overrides it until the parameter changes. If not
 * `enabled`, there are no tabs.
 */
export function useGameFilter(categories: readonly SiteCategory[], fixedCategory: string | undefined, enabled: boolean): Filter {
  const [choice, setChoice] = useState<{ readonly id: string; readonly query: string | undefined }>()
  const text = useText()
  const vendors = fixedCategory === undefined ? [] : (categories.find((category) => category.id === fixedCategory)?.vendors ?? [])
  const vendorCodes = vendors.map(({ code }) => code)
  const queriedVendor = useSearchParameter('page', vendorCodes)
  const options: readonly Tab[] =
    fixedCategory === undefined
      ? categories
          .filter((category) => category.games.length > 0)
          .map((category) => ({ id: category.id, label: text(category.name), ...(category.icon && { icon: category.icon }) }))
      : vendors.map(({ code, name }) => ({ id: code, label: name }))
  const requestedId = choice !== undefined && choice.query === queriedVendor ? choice.id : fixedCategory === undefined ? ALL : queriedVendor
  const value = options.some((option) => option.id === requestedId) ? (requestedId ?? ALL) : ALL
  const selectedId = value === ALL ? undefined : value
  return {
    tabs:
      enabled && options.length > 1
        ? [{ id: ALL, label: text(fixedCategory === undefined ? 'games_all' : 'games_all_vendors') }, ...options]
        : [],
    value,
    choose: (id) => setChoice({ id, query: queriedVendor }),
    category: fixedCategory ?? selectedId,
    vendor: fixedCategory === undefined ? undefined : selectedId,
  }
}
