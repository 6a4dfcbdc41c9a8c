import type { WidgetDefinition } from '../engine/index.ts'
import { extensions } from './extensions.ts'
import { getWidgetKind } from './get-widget-kind.ts'

const views = import.meta.glob<{ readonly View: unknown }>('./*/view.tsx')

/** The widgets outside the entry bundle, including those of an operator's project. Their views load on demand. */
export const otherWidgets: readonly WidgetDefinition[] = [
  ...Object.entries(views).map(([file, load]) => ({ kind: getWidgetKind(file), load })),
  ...extensions,
]
