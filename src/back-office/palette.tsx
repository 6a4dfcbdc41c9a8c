import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { CommandContext } from './command-context.ts'
import type { ChosenCommand } from './command-form.tsx'
import { type PageGroup, groupsOf, pageCommands } from './commands.ts'
import { Dialog } from './dialog.tsx'
import { navigate } from './route.ts'

interface PaletteProps {
  readonly context: CommandContext
  readonly groups: readonly PageGroup[]
  readonly onChoose: (chosen: ChosenCommand) => void
  readonly onClose: () => void
}

interface Entry {
  readonly id: string
  readonly title: string
  readonly place: string
  readonly open: () => void
}

const maxEntries = 12

/** Finds pages and commands by their titles. */
export function Palette({ context, groups, onChoose, onClose }: PaletteProps): ReactNode {
  const id = useId()
  const [text, setText] = useState('')
  const [index, setIndex] = useState(0)
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entriesOf(context, groups, onChoose)
    .filter(({ title, place }) => words.every((word) => `${title} ${place}`.toLowerCase().includes(word)))
    .slice(0, maxEntries)
  const current = Math.min(index, found.length - 1)

  const open = (entry: Entry | undefined): void => {
    if (!entry) return
    onClose()
    entry.open()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setIndex((current + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') open(found[current])
    else return
    event.preventDefault()
  }
  return (
    <Dialog title="Pages and commands" onClose={onClose}>
      <input
        role="combobox"
        aria-label="Find a page or a command"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[current] && `${id}-${found[current].id}`}
        aria-autocomplete="list"
        data-autofocus=""
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value)
          setIndex(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Pages and commands" className="palette">
        {found.map((entry, at) => (
          <div
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === current}
            onClick={() => open(entry)}
          >
            {entry.title} <span className="muted">{entry.place}</span>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="empty">Nothing found.</p>}
    </Dialog>
  )
}

function entriesOf(context: CommandContext, groups: readonly PageGroup[], onChoose: PaletteProps['onChoose']): readonly Entry[] {
  const { brand, commands } = context
  return groupsOf(groups, commands).flatMap(({ pages }) =>
    pages.flatMap((page): readonly Entry[] => {
      const { views, actions } = pageCommands(page, commands)
      const [first, ...others] = views
      return [
        { id: `page-${page.id}`, title: page.title, place: 'page', open: () => navigate({ brand, page: page.id, view: first?.name }) },
        ...others.map(({ name, title }) => ({
          id: name,
          title,
          place: page.title,
          open: () => navigate({ brand, page: page.id, view: name }),
        })),
        ...actions.map((command) => ({
          id: command.name,
          title: command.title,
          place: page.title,
          open: () => onChoose({ command, context: { ...context, subject: undefined } }),
        })),
      ]
    }),
  )
}
