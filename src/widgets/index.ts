import type { WidgetDefinition } from '../engine/index.ts'

const folders = import.meta.glob<WidgetDefinition>('./*/definition.ts', { eager: true, import: 'definition' })

/** Every widget that has a folder here. Views that no first page shows are loaded when a page needs them. */
export const widgets: readonly WidgetDefinition[] = Object.values(folders)
