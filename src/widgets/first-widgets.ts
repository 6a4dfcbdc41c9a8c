import type { WidgetDefinition } from '../engine/index.ts'
import { kindOf } from './kind-of.ts'

const views = import.meta.glob<unknown>('./*/first-view.tsx', { eager: true, import: 'View' })

/** The widgets of first pages: with their views they are a part of the first file. */
export const firstWidgets: readonly WidgetDefinition[] = Object.entries(views).map(([file, View]) => ({
  kind: kindOf(file),
  load: async () => ({ View }),
}))

/**
 * All others: even where each of them is found comes when a page needs the first of them, so that the first file does
 * not grow with them.
 */
export const loadOtherWidgets = async (): Promise<readonly WidgetDefinition[]> => (await import('./other-widgets.ts')).otherWidgets
