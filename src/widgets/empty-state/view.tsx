import type { ReactNode } from 'react'
import { ActionLink, isPageHeadingNode, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'

/** An empty state with an action. */
export function View({ props, node }: WidgetViewProps<'empty-state'>): ReactNode {
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  const action = props.button && (
    <ActionLink action={props.button.action} className={getButtonClass({ tone: 'primary' })}>
      {text(props.button.label)}
    </ActionLink>
  )
  return <Empty icon={props.icon} level={isPageHeading ? 1 : 2} title={text(props.title)} text={text(props.text)} action={action} />
}
