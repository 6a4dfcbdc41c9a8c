import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { CommandContext } from './command-context.ts'
import type { ChosenCommand } from './command-form.tsx'
import { listSelectableBrands, findSearchCommand } from './commands.ts'
import { Button } from './controls.tsx'
import { CommandPalette } from './command-palette.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { type Route, navigate } from './route.ts'
import { useSession } from './session.tsx'

interface HeaderProps {
  readonly context: CommandContext
  readonly route: Route
  readonly isMenuOpen: boolean
  readonly onToggleMenu: () => void
  readonly onChoose: (chosen: ChosenCommand) => void
}

/** Page header: brand selection, player search, command palette, and the signed-in operator. */
export function Header({ context, route, isMenuOpen, onToggleMenu, onChoose }: HeaderProps): ReactNode {
  const { access, signOut, groups } = useSession()
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || (!event.ctrlKey && !event.metaKey) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      setPaletteOpen(true)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
  const search = findSearchCommand(context.commands)
  return (
    <header className="page-header">
      <Button className="menu-button" aria-expanded={isMenuOpen} aria-controls="navigation" onClick={onToggleMenu}>
        Menu
      </Button>
      <select
        aria-label="Brand"
        value={context.brand}
        onChange={(event) =>
          navigate({ brand: event.target.value, page: route.page, view: route.page === undefined ? undefined : route.view })
        }
      >
        {listSelectableBrands(access).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {search && <SearchForm key={route.parameters['query'] ?? ''} title={search.title} {...{ route, context }} command={search.name} />}
      <Button className="palette-button" onClick={() => setPaletteOpen(true)}>
        Commands <kbd>Ctrl K</kbd>
      </Button>
      <span className="operator-name">{access.name}</span>
      <LogOutButton signOut={signOut} />
      {isPaletteOpen && <CommandPalette context={context} groups={groups} onChoose={onChoose} onClose={() => setPaletteOpen(false)} />}
    </header>
  )
}

interface SearchFormProps {
  readonly title: string
  readonly command: string
  readonly context: CommandContext
  readonly route: Route
}

function SearchForm({ title, command, context: { brand }, route }: SearchFormProps): ReactNode {
  const { groups, commands } = useSession()
  const [query, setQuery] = useState(route.view === command ? (route.parameters['query'] ?? '') : '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const word = commands.find(({ name }) => name === command)?.usage.split(' ')[0] ?? ''
    const page = groups.flatMap(({ pages }) => pages).find(({ commandPrefixes }) => commandPrefixes.includes(word))?.id
    if (query.trim() !== '') navigate({ brand, page, view: command, parameters: { query: query.trim() } })
  }
  return (
    <form role="search" onSubmit={submit}>
      <input
        type="search"
        aria-label={title}
        placeholder={title}
        value={query}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
    </form>
  )
}
