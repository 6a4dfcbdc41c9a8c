import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { CommandContext } from './command-context.ts'
import type { ChosenCommand } from './command-form.tsx'
import { type PageGroup, filterPageGroups, groupPageCommands } from './commands.ts'
import { Dialog } from './dialog.tsx'
import { navigate } from './route.ts'

interface CommandPaletteProps {
  readonly context: CommandContext
  readonly groups: readonly PageGroup[]
  readonly onChoose: (chosen: ChosenCommand) => void
  readonly onClose: () => void
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly open: () => void
}

const maxEntries = 12

/** The command palette: finds pages and commands by words of their title or of the title of their page. */
export function CommandPalette({ context, groups, onChoose, onClose }: CommandPaletteProps): ReactNode {
  const id = useId()
  const [query, setQuery] = useState('')
  const [index, setIndex] = useState(0)
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = listEntries(context, groups, onChoose)
    .filter(({ title, category }) => words.every((word) => `${title} ${category}`.toLowerCase().includes(word)))
    .slice(0, maxEntries)
  const currentIndex = Math.min(index, matches.length - 1)

  const open = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    entry.open()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setIndex((currentIndex + step + matches.length) % Math.max(1, matches.length))
    else if (event.key === 'Enter') open(matches[currentIndex])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Pages and commands" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Find a page or a command"
        aria-expanded={matches.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={matches[currentIndex] && `${id}-${matches[currentIndex].id}`}
        aria-autocomplete="list"
        value={query}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setQuery(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Pages and commands" className="palette">
        {matches.map((entry, position) => (
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === currentIndex}
            onClick={() => open(entry)}
          >
            {entry.title} <span className="muted">{entry.category}</span>
          </div>
        ))}
      </div>
      {matches.length === 0 && <p className="empty">Nothing found.</p>}
    </Dialog>
  )
}

function listEntries(context: CommandContext, groups: readonly PageGroup[], onChoose: CommandPaletteProps['onChoose']): readonly Entry[] {
  const { brand, commands } = context
  return filterPageGroups(groups, commands).flatMap(({ pages }) =>
    pages.flatMap((page): readonly Entry[] => {
      const { views, actions } = groupPageCommands(page, commands)
      const [first, ...others] = views
      return [
        { id: `page-${page.id}`, title: page.title, category: 'Page', open: () => navigate({ brand, page: page.id, view: first?.name }) },
        ...others.map(({ name, title }) => ({
          id: name,
          title,
          category: page.title,
          open: () => navigate({ brand, page: page.id, view: name }),
        })),
        ...actions.map((command) => ({
          id: command.name,
          title: command.title,
          category: page.title,
          open: () => onChoose({ command, context: { ...context, subject: undefined } }),
        })),
      ]
    }),
  )
}
