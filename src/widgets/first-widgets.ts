import type { WidgetDefinition } from '../engine/index.ts'
import { kindOf } from './kind-of.ts'

const views = import.meta.glob<unknown>('./*/first-view.tsx', { eager: true, import: 'View' })

/** Widgets that the first pages need; they and their views are in the entry bundle. */
export const firstWidgets: readonly WidgetDefinition[] = Object.entries(views).map(([file, View]) => ({
  kind: kindOf(file),
  load: async () => ({ View }),
}))

/**
 * Loads all other widget definitions, when a page needs the first of them, which keeps them out of the entry bundle.
 */
export const loadOtherWidgets = async (): Promise<readonly WidgetDefinition[]> => (await import('./other-widgets.ts')).otherWidgets
