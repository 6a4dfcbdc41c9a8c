import type { ComponentType } from 'react'
import type { WidgetKind } from '../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'
import type { Feature } from './engine.ts'

/** Declares a widget: its kind, and where its view is. */
export function defineWidget<K extends WidgetKind>(
  definition: WidgetDefinition<K, ComponentType<WidgetViewProps<K>>>,
): WidgetDefinition<K, ComponentType<WidgetViewProps<K>>> {
  return definition
}

/** Declares a feature: what it starts, and what it does for others. */
export const defineFeature = (definition: Feature): Feature => definition
