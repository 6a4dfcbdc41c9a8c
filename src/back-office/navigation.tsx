import type { ReactNode } from 'react'
import { cx } from '../ui/controls/cx.ts'
import type { CommandContext } from './command-context.ts'
import { filterPageGroups } from './commands.ts'
import { type Route, toHref } from './route.ts'
import { useSession } from './session.tsx'

interface NavigationProps {
  readonly context: CommandContext
  readonly route: Route
  /** Whether it is visible on narrow screens; wide screens always show it. */
  readonly isOpen: boolean
  /** Called when the operator opens a page. */
  readonly onNavigate: () => void
}

/** The pages that have a command which the operator may run. */
export function Navigation({ context: { brand, commands }, route, isOpen, onNavigate }: NavigationProps): ReactNode {
  const { groups } = useSession()
  return (
    <nav id="navigation" aria-label="Pages" className={cx(isOpen && 'open')}>
      {filterPageGroups(groups, commands).map(({ title, pages }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page.id}>
                <a href={toHref({ brand, page: page.id })} onClick={onNavigate} aria-current={route.page === page.id ? 'page' : undefined}>
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
