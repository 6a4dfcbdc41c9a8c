import { useId, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSearchParameter, useRouteId, useSite, useText } from '../../engine/index.ts'
import { RichText } from '../../features/content/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import type { groupTopics } from './group-topics.ts'
import styles from './style.module.css'

interface TopicsProps {
  readonly groups: ReturnType<typeof groupTopics>
  readonly level: 1 | 2
}

/**
 * A list of topics by group, and the selected topic: the one in the query parameter `topic`, else the first. Shows a
 * notice if the requested topic does not exist.
 */
export function Topics({ groups, level }: TopicsProps): ReactNode {
  const topicId = useSearchParameter('topic')
  const route = useRouteId()
  const path = useSite(({ routes }) => routes[route]?.path ?? '')
  const navigate = useNavigate()
  const text = useText()
  const selectId = useId()
  const allTopics = groups.flatMap(({ topics }) => topics)
  const requestedTopic = allTopics.find(({ id }) => id === topicId)
  const topic = requestedTopic ?? allTopics[0]
  const getTopicPath = (id: string): string => `${path}?topic=${encodeURIComponent(id)}`
  const Heading = `h${level}` as const
  return (
    <div className="wrap query-container">
      <div className={styles['help']}>
        <div className={styles['picker']}>
          <label htmlFor={selectId}>{text('help_topics')}</label>
          <span className={styles['select']}>
            <select id={selectId} value={topic?.id} onChange={(event) => void navigate(getTopicPath(event.target.value))}>
              {groups.map(({ group, topics }) => (
                <optgroup key={group} label={text(`help_group_${group}`)}>
                  {topics.map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Icon name="down" size={16} />
          </span>
        </div>
        <nav aria-label={text('help_topics')} className={styles['topics']}>
          {groups.map(({ group, topics }) => (
            <section key={group} aria-label={text(`help_group_${group}`)}>
              <p className={styles['group']}>{text(`help_group_${group}`)}</p>
              <ul>
                {topics.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={getTopicPath(id)} aria-current={id === topic?.id ? 'page' : undefined} className={styles['topic']}>
                      <>{title}</>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <article className={styles['article']}>
          {topicId !== undefined && !requestedTopic && <Notice>{text('help_topic_gone')}</Notice>}
          <Heading className={styles['title']}>{topic?.title}</Heading>
          <RichText html={topic?.content ?? ''} topHeadingLevel={level === 1 ? 2 : 3} className={styles['text']} />
        </article>
      </div>
    </div>
  )
}
