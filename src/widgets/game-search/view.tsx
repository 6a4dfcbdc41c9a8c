import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { useText, type WidgetViewProps } from '../../engine/index.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Filters } from './filters.tsx'
import { SearchResults } from './search-results.tsx'
import { LostFocusContext } from './row-focus.ts'
import { Popular } from './popular.tsx'
import styles from './style.module.css'
import { emptySearch, toGameQuery, type SearchInput } from './search-query.ts'

/** Search by name, category, vendor and type of live table. Shows the most played games before a search. */
export function View({ props }: WidgetViewProps<'game-search'>): ReactNode {
  const { pageSize = 24, popular = 12 } = props
  const [search, setSearch] = useState(emptySearch)
  const controlsRef = useRef<HTMLDivElement>(null)
  const lostFocusRef = useRef<string>(undefined)
  const [resultsReady, setResultsReady] = useState(false)
  const resultsRef = useRef<HTMLDivElement>(null)
  const text = useText()
  useFocusFirstField(controlsRef)
  const name = useDebounced(search.name)
  const query = toGameQuery({ ...search, name })
  const updateSearch = (changes: Partial<SearchInput>): void => setSearch({ ...search, ...changes })
  return (
    <div
      role="group"
      aria-label={text('search_title')}
      className={styles['search']}
      onKeyDown={(event) => moveFocus(event, resultsRef.current)}
    >
      <div ref={controlsRef} role="search" className={styles['controls']}>
        <SearchField
          label={text('search_label')}
          placeholder={text('search_hint')}
          value={search.name}
          onChange={(next) => updateSearch({ name: next })}
          maxLength={maxLengths['game.list'].gameName}
        />
        <Filters search={search} onChange={updateSearch} />
      </div>
      <div ref={resultsRef} className={styles['results']}>
        <LostFocusContext value={lostFocusRef}>
          {!(query && resultsReady) && <Popular count={popular} isSearching={query !== undefined} />}
          {query && (
            <SearchResults
              query={query}
              pageSize={pageSize}
              onClear={() => updateSearch({ ...emptySearch, name: search.name })}
              onReady={setResultsReady}
            />
          )}
        </LostFocusContext>
      </div>
    </div>
  )
}

/** Moves the focus with the arrow keys from the field into the results, through them, and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>, results: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.target instanceof HTMLSelectElement) return
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=search]')
  const games = [...(results?.querySelectorAll<HTMLElement>('[data-game]') ?? [])]
  const currentIndex = games.indexOf(document.activeElement as HTMLElement)
  if (currentIndex < 0 && document.activeElement !== field) return
  event.preventDefault()
  const next = currentIndex + step
  ;(next < 0 ? field : games[Math.min(next, games.length - 1)])?.focus()
}
