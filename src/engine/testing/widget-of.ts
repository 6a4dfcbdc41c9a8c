import type { ComponentType } from 'react'
import type { SiteNode, WidgetKind } from '../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'

/** The widget of a kind, with its view at hand: in a test nothing is loaded later. */
export const widgetOf = <K extends WidgetKind>(
  kind: K,
  View: ComponentType<WidgetViewProps<K>> | ComponentType<{ readonly node: SiteNode<K> }> | ComponentType<object>,
): WidgetDefinition<K> => ({ kind, load: async () => ({ View }) })
