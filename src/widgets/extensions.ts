import type { WidgetDefinition } from '../engine/index.ts'

/** Widgets of an operator's project; empty here. A project replaces this file. */
export const extensions: readonly WidgetDefinition[] = []
