import type { ReactNode } from 'react'
import { sortEntries, useConfig, useSite, useText } from '../../engine/index.ts'
import styles from './style.module.css'
import type { SearchInput } from './search-query.ts'

const liveCategoryId = 'LIVE'

/** Filters by category and by vendor; for the live casino, also by type of table. */
export function Filters({
  search,
  onChange,
}: {
  readonly search: SearchInput
  readonly onChange: (changes: Partial<SearchInput>) => void
}): ReactNode {
  const categories = useSite((site) => site.categories)
  const liveFilters = useConfig((config) => config.games.liveFilters)
  const text = useText()
  const selectedCategories = search.category === '' ? categories : categories.filter(({ id }) => id === search.category)
  const vendors = new Map(selectedCategories.flatMap((category) => category.vendors.map(({ code, name }) => [code, name] as const)))
  return (
    <div className={styles['filters']}>
      <Select
        label={text('search_category')}
        anyLabel={text('search_any')}
        value={search.category}
        options={categories.map(({ id, name }) => [id, text(name)])}
        onChange={(category) => onChange({ category, vendor: '', liveTableType: '' })}
      />
      <Select
        label={text('search_vendor')}
        anyLabel={text('search_any')}
        value={search.vendor}
        options={[...vendors].toSorted(([, a], [, b]) => a.localeCompare(b))}
        onChange={(vendor) => onChange({ vendor })}
      />
      {search.category === liveCategoryId && (
        <Select
          label={text('search_type')}
          anyLabel={text('search_any')}
          value={search.liveTableType}
          options={sortEntries(liveFilters).map(([code, { name }]) => [code, text(name)])}
          onChange={(type) => onChange({ liveTableType: type })}
        />
      )}
    </div>
  )
}

interface SelectProps {
  readonly label: string
  /** Label of the option that does not filter. */
  readonly anyLabel: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

function Select({ label, anyLabel, value, options, onChange }: SelectProps): ReactNode {
  return (
    <label className={styles['filter']}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{anyLabel}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
