import { type ReactNode, useEffect } from 'react'
import type { CommandContext } from './command-context.ts'
import type { ChosenCommand } from './command-form.tsx'
import { CommandView } from './command-view.tsx'
import { type Command, type Page, listPageCommands, filterPageGroups, groupPageCommands, groupSubjectCommands } from './commands.ts'
import { Button } from './controls.tsx'
import { formatLabel } from './labels.ts'
import { type Route, type Subject, navigate, toHref } from './route.ts'
import { useSession } from './session.tsx'

interface PageViewProps {
  readonly context: CommandContext
  readonly route: Route
  readonly onChoose: (chosen: ChosenCommand) => void
}

/** Renders the page of the route: a page of the navigation, or the page of one subject. */
export function PageView(props: PageViewProps): ReactNode {
  const { context, route } = props
  const { groups } = useSession()
  const pages = filterPageGroups(groups, context.commands).flatMap(({ pages: groupPages }) => groupPages)
  if (route.subject) return <SubjectPage {...props} subject={route.subject} pages={pages} />
  const page = route.page === undefined ? pages[0] : pages.find(({ id }) => id === route.page)
  if (!page) return <Heading title="Not found">This page does not exist, or your roles do not allow you to see it.</Heading>
  return <ListPage {...props} page={page} />
}

function ListPage({ context, route, onChoose, page }: PageViewProps & { readonly page: Page }): ReactNode {
  const { views, actions } = groupPageCommands(page, context.commands)
  return (
    <>
      <Heading title={page.title} />
      <Actions {...{ actions, context, onChoose }} />
      <Views {...{ views, context, route: { ...route, page: page.id }, onChoose }} />
      {views.length === 0 && actions.length === 0 && (
        <p className="empty">Open a player or another row of a list to see the available actions.</p>
      )}
    </>
  )
}

interface SubjectPageProps extends PageViewProps {
  readonly subject: Subject
  readonly pages: readonly Page[]
}

function SubjectPage({ context, route, onChoose, subject, pages }: SubjectPageProps): ReactNode {
  const { summary, views, actions } = groupSubjectCommands(subject.parameter, context.commands)
  const listCommand = context.commands.find(({ rows }) => rows?.parameter === subject.parameter)
  const page = listCommand && pages.find((candidate) => listPageCommands(candidate, [listCommand]).length > 0)
  return (
    <>
      <Heading title={subject.value}>{page && <a href={toHref({ brand: context.brand, page: page.id })}>{page.title}</a>}</Heading>
      {summary && (
        <CommandView
          key={summary.name}
          command={summary}
          context={context}
          parameters={{}}
          onParametersChange={() => undefined}
          onChoose={onChoose}
          hideFilters
        />
      )}
      <Actions {...{ actions, context, onChoose }} />
      <Views {...{ views, context, route, onChoose }} />
    </>
  )
}

interface HeadingProps {
  readonly title: string
  readonly children?: ReactNode
}

function Heading({ title, children }: HeadingProps): ReactNode {
  useEffect(() => {
    document.title = `${title} · Livery back office`
  }, [title])
  return (
    <div className="heading">
      <h1>{title}</h1>
      {children}
    </div>
  )
}

interface ActionsProps {
  readonly actions: readonly Command[]
  readonly context: CommandContext
  readonly onChoose: (chosen: ChosenCommand) => void
}

const Actions = ({ actions, context, onChoose }: ActionsProps): ReactNode =>
  actions.length > 0 && (
    <div className="buttons" role="group" aria-label="Actions">
      {actions.map((command) => (
        <Button key={command.name} onClick={() => onChoose({ command, context })}>
          {command.title}
        </Button>
      ))}
    </div>
  )

interface ViewsProps extends PageViewProps {
  readonly views: readonly Command[]
}

/** The views of a page as tabs, and the content of the selected one. */
function Views({ views, context, route, onChoose }: ViewsProps): ReactNode {
  const view = views.find(({ name }) => name === route.view) ?? views[0]
  if (!view) return null
  const { page, subject } = route
  return (
    <>
      {views.length > 1 && (
        <nav className="tabs" aria-label="Views">
          {views.map(({ name, title }) => (
            <a
              key={name}
              href={toHref({ brand: context.brand, page, subject, view: name })}
              aria-current={name === view.name ? 'page' : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      <h2 className={views.length > 1 ? 'visually-hidden' : undefined}>
        {subject ? `${view.title} of ${formatLabel(subject.parameter).toLowerCase()} ${subject.value}` : view.title}
      </h2>
      <CommandView
        key={`${context.brand} ${view.name} ${subject?.value ?? ''}`}
        command={view}
        context={context}
        parameters={view.name === route.view || route.view === undefined ? route.parameters : {}}
        onParametersChange={(parameters) => navigate({ brand: context.brand, page, subject, view: view.name, parameters })}
        onChoose={onChoose}
      />
    </>
  )
}
