import type { WidgetDefinition } from '../engine/index.ts'
import { firstWidgets } from './first-widgets.ts'
import { otherWidgets } from './other-widgets.ts'

/** Every widget that has a folder here, for who needs all at once. The browser begins with the first ones. */
export const widgets: readonly WidgetDefinition[] = [...firstWidgets, ...otherWidgets]
