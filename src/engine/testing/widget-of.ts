import type { ComponentType } from 'react'
import type { WidgetKind } from '../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'

/** The widget of a kind with its view, which a test has at hand and does not load. */
export const widgetOf = <K extends WidgetKind>(kind: K, View: ComponentType<WidgetViewProps<K>>): WidgetDefinition<K> => ({
  kind,
  load: async () => ({ View }),
})
