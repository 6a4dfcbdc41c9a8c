import type { ComponentType } from 'react'
import type { WidgetKind } from '../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'

/** Returns the definition of a widget whose view is already loaded. */
export const createWidgetDefinition = <K extends WidgetKind>(kind: K, View: ComponentType<WidgetViewProps<K>>): WidgetDefinition<K> => ({
  kind,
  load: async () => ({ View }),
})
