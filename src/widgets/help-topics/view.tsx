import type { ReactNode } from 'react'
import { ActionLink, QueryBoundary, isPageHeadingNode, useQuery, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { groupTopics } from './group-topics.ts'
import { Questions } from './questions.tsx'
import styles from './style.module.css'
import { Topics } from './topics.tsx'

/** The platform's help centre: a list of topics beside the selected one, or an accordion of questions. */
export function View({ props: { variant = 'topics', groups, title }, node }: WidgetViewProps<'help-topics'>): ReactNode {
  const query = useQuery('helpCenter', (ports) => ports.content.helpCenter())
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {(topics) => {
        const selectedGroups = groupTopics(topics, groups)
        if (selectedGroups.length === 0) return variant === 'topics' ? <NoTopics level={isPageHeading ? 1 : 2} /> : null
        return variant === 'topics' ? (
          <Topics groups={selectedGroups} level={isPageHeading ? 1 : 2} />
        ) : (
          <Questions topics={selectedGroups.flatMap((group) => group.topics)} title={title} level={isPageHeading ? 1 : 2} />
        )
      }}
    </QueryBoundary>
  )
}

function NoTopics({ level }: { readonly level: 1 | 2 }): ReactNode {
  const text = useText()
  return (
    <Empty
      icon="help"
      level={level}
      title={text('help_none_title')}
      text={text('help_none_text')}
      action={
        <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'primary' })}>
          {text('contact_support')}
        </ActionLink>
      }
    />
  )
}
