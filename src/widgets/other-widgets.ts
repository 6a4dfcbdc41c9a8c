import type { WidgetDefinition } from '../engine/index.ts'

const folders = import.meta.glob<WidgetDefinition>('./*/definition.ts', { eager: true, import: 'definition' })

/** The widgets that no first page shows. The view of each is loaded when a page needs it. */
export const otherWidgets: readonly WidgetDefinition[] = Object.values(folders)
