import type { WidgetDefinition } from '../engine/index.ts'

/** The widgets of an operator's project: none here. In a project another file takes the place of this one. */
export const extensions: readonly WidgetDefinition[] = []
