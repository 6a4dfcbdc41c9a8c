import type { WidgetDefinition } from '../engine/index.ts'
import { firstWidgets } from './first-widgets.ts'
import { otherWidgets } from './other-widgets.ts'

/** Every widget in this folder, for code that needs all at once. The browser starts with the eager ones. */
export const widgets: readonly WidgetDefinition[] = [...firstWidgets, ...otherWidgets]
