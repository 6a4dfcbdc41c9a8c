import type { WidgetDefinition } from '../engine/index.ts'

const folders = import.meta.glob<WidgetDefinition>('./*/first-definition.ts', { eager: true, import: 'definition' })

/** The widgets of first pages: with their views they are a part of the first file. */
export const firstWidgets: readonly WidgetDefinition[] = Object.values(folders)

/**
 * All others: even where each of them is found comes when a page needs the first of them, so that the first file does
 * not grow with them.
 */
export const loadOtherWidgets = async (): Promise<readonly WidgetDefinition[]> => (await import('./other-widgets.ts')).otherWidgets
