import type { WidgetDefinition } from '../engine/index.ts'
import { eagerWidgets } from './eager-widgets.ts'
import { otherWidgets } from './other-widgets.ts'

/** Every widget, for the server renderer and tests. The browser starts with the eager widgets only. */
export const widgets: readonly WidgetDefinition[] = [...eagerWidgets, ...otherWidgets]
