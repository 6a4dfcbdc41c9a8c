import type { WidgetDefinition } from '../engine/index.ts'
import { getWidgetKind } from './get-widget-kind.ts'

const views = import.meta.glob<unknown>('./*/eager-view.tsx', { eager: true, import: 'View' })

/** Definitions of the widgets whose views are in the entry bundle. */
export const eagerWidgets: readonly WidgetDefinition[] = Object.entries(views).map(([file, View]) => ({
  kind: getWidgetKind(file),
  load: async () => ({ View }),
}))

/** Loads the definitions of all other widgets. Called when a page needs one of them. */
export const loadOtherWidgets = async (): Promise<readonly WidgetDefinition[]> => (await import('./other-widgets.ts')).otherWidgets
