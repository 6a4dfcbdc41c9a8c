import type { ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, Nodes, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { cx } from '../../ui/controls/cx.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import styles from './style.module.css'

/** A section of a page: a heading, and widgets stacked, in columns, in halves, or with a sidebar. */
export function View({ props, node }: WidgetViewProps<'section'>): ReactNode {
  const { title, subtitle, link, arrangement = 'stack', tone = 'plain', width = 'content' } = props
  const text = useText()
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const linkButton = link && (
    <ActionLink action={link.action} className={getButtonClass({ tone: 'link' })}>
      {text(link.label)}
      <Icon name="onward" size={16} />
    </ActionLink>
  )
  return (
    <section className={cx(styles['section'], styles[tone], width === 'content' ? 'wrap' : styles['full'])}>
      <div className={cx(styles['inner'], width === 'full' && 'wrap')}>
        {title !== undefined && (
          <SectionHeading level={isPageHeading ? 1 : 2} title={text(title)} subtitle={subtitle && text(subtitle)} action={linkButton} />
        )}
        {arrangement === 'sidebar' ? (
          <Sidebar node={node} />
        ) : (
          <div className={cx(styles['body'], styles[arrangement])}>
            <Nodes nodes={node.nodes} />
          </div>
        )}
      </div>
    </section>
  )
}

function Sidebar({ node }: Pick<WidgetViewProps<'section'>, 'node'>): ReactNode {
  const mainNodes = node.nodes.filter((child) => child.slot === undefined || child.slot === 'center')
  return (
    <div className={cx(styles['body'], styles['sidebar'])}>
      {(['start', 'end'] as const).map((slot) =>
        node.nodes.some((child) => child.slot === slot) ? (
          <div key={slot} className={styles[slot]}>
            <Nodes nodes={node.nodes.filter((child) => child.slot === slot)} />
          </div>
        ) : null,
      )}
      <div className={styles['main']}>
        <Nodes nodes={mainNodes} />
      </div>
    </div>
  )
}
