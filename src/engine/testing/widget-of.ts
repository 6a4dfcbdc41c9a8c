import type { ComponentType } from 'react'
import type { WidgetKind } from '../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'

/** A widget of a kind with a view that is available without loading. */
export const widgetOf = <K extends WidgetKind>(kind: K, View: ComponentType<WidgetViewProps<K>>): WidgetDefinition<K> => ({
  kind,
  load: async () => ({ View }),
})
