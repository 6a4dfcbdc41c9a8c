import type { WidgetKind } from '../engine/index.ts'

/** Returns the kind of the widget with the view file `./<kind>/…`. A test asserts that folders match kinds. */
export const getWidgetKind = (file: string): WidgetKind => file.split('/')[1] as WidgetKind
