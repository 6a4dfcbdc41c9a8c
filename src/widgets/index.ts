import type { WidgetDefinition } from '../engine/index.ts'
import { eagerWidgets } from './eager-widgets.ts'
import { otherWidgets } from './other-widgets.ts'

/**
 * Every widget, for the server renderer and tests, which need all at once. The browser starts with the eager ones.
 */
export const widgets: readonly WidgetDefinition[] = [...eagerWidgets, ...otherWidgets]
