import type { WidgetKind } from '../engine/index.ts'

/** The kind of the widget whose view is in `./<kind>/view.tsx`: its folder. A test holds folders and kinds together. */
export const kindOf = (file: string): WidgetKind => file.split('/')[1] as WidgetKind
