import type { ReactNode } from 'react'
import type { HelpTopic } from '../../generated/api.ts'
import { useText } from '../../engine/index.ts'
import { RichText } from '../../features/content/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './style.module.css'

interface QuestionsProps {
  readonly topics: readonly HelpTopic[]
  readonly title: string | undefined
  readonly level: 1 | 2
}

/** Help topics as an accordion of questions, the first one open. */
export function Questions({ topics, title, level }: QuestionsProps): ReactNode {
  const text = useText()
  return (
    <section className="wrap" {...(title !== undefined && { 'aria-label': text(title) })}>
      {title !== undefined && <SectionHeading title={text(title)} level={level} />}
      <div className={styles['questions']}>
        {topics.map((topic, index) => (
          <details key={topic.id} className={styles['question']} open={index === 0}>
            <summary>
              {topic.title}
              <Icon name="down" size={20} />
            </summary>
            <RichText html={topic.content} topHeadingLevel={title === undefined || level === 1 ? 2 : 3} />
          </details>
        ))}
      </div>
    </section>
  )
}
