import type { ReactNode } from 'react'
import { ActionLink, useConfig, useQuery, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { leads } from '../../ui/leads.ts'
import styles from './style.module.css'

/** Topics of the help centre, one of them open: the one that the address parameter `topic` names, else the first. */
export function View({ props, node }: WidgetViewProps<'help-topics'>): ReactNode {
  const topics = Object.entries(props.topics)
  const asked = useQuery('topic')
  const lead = useSite((site) => leads(site.pages, node.pointer))
  const brand = useConfig((config) => config.merchant.name)
  const text = useText()
  const [id, topic] = topics.find(([key]) => key === asked) ?? topics[0] ?? []
  if (id === undefined || topic === undefined) return null
  const Heading = lead ? 'h1' : 'h2'
  return (
    <div className={`wrap ${styles['help']}`}>
      <nav aria-label={text('help_topics')} className={styles['topics']}>
        <ul className={styles['list']}>
          {topics.map(([key, { title }]) => (
            <li key={key}>
              <ActionLink action={{ article: key }} current={key === id} className={styles['topic']}>
                {text(title)}
              </ActionLink>
            </li>
          ))}
        </ul>
      </nav>
      <article className={styles['words']}>
        <Heading className={styles['title']}>{text(topic.title)}</Heading>
        {topic.paragraphs.map((key) => (
          <p key={key}>{text(key, { brand })}</p>
        ))}
      </article>
    </div>
  )
}
