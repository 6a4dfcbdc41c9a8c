import { useState } from 'react'
import { type SiteCategory, useSearchParameter, useText } from '../../engine/index.ts'
import type { Tab } from '../../ui/controls/tabs.tsx'

const ALL = 'all'

export interface Filter {
  /** Empty if there is nothing to choose. */
  readonly tabs: readonly Tab[]
  readonly value: string
  readonly choose: (id: string) => void
  readonly category: string | undefined
  readonly vendor: string | undefined
}

/**
 * The filter above the games: a category, or a vendor within one. The query parameter `page` preselects the vendor; a
 * click overrides it until the address changes.
 */
export function useFilter(categories: readonly SiteCategory[], only: string | undefined, on: boolean): Filter {
  const [choice, setChoice] = useState<{ readonly id: string; readonly query: string | undefined }>()
  const text = useText()
  const vendors = only === undefined ? [] : (categories.find((one) => one.id === only)?.vendors ?? [])
  const codes = vendors.map(({ code }) => code)
  const queried = useSearchParameter('page', codes)
  const options: readonly Tab[] =
    only === undefined
      ? categories
          .filter((one) => one.games.length > 0)
          .map((one) => ({ id: one.id, label: text(one.name), ...(one.icon && { icon: one.icon }) }))
      : vendors.map(({ code, name }) => ({ id: code, label: name }))
  const requested = choice !== undefined && choice.query === queried ? choice.id : only === undefined ? ALL : queried
  const value = options.some((option) => option.id === requested) ? (requested ?? ALL) : ALL
  const chosen = value === ALL ? undefined : value
  return {
    tabs: on && options.length > 1 ? [{ id: ALL, label: text(only === undefined ? 'games_all' : 'games_all_vendors') }, ...options] : [],
    value,
    choose: (id) => setChoice({ id, query: queried }),
    category: only ?? chosen,
    vendor: only === undefined ? undefined : chosen,
  }
}
