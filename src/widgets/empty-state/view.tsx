import type { ReactNode } from 'react'
import { ActionLink, isFirstHeadingNode, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { buttonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'

/** An empty state with an action. */
export function View({ props, node }: WidgetViewProps<'empty-state'>): ReactNode {
  const isLead = useSite((site) => isFirstHeadingNode(site.pages, node.pointer))
  const text = useText()
  const action = props.button && (
    <ActionLink action={props.button.action} className={buttonClass({ tone: 'primary' })}>
      {text(props.button.label)}
    </ActionLink>
  )
  return <Empty icon={props.icon} level={isLead ? 1 : 2} title={text(props.title)} text={text(props.text)} action={action} />
}
