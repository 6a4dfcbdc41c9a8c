import type { WidgetDefinition } from '../engine/index.ts'
import { extensions } from './extensions.ts'
import { kindOf } from './kind-of.ts'

const views = import.meta.glob<{ readonly View: unknown }>('./*/view.tsx')

/** The widgets that no first page shows. The view of each is loaded when a page needs it. */
export const otherWidgets: readonly WidgetDefinition[] = [
  ...Object.entries(views).map(([file, load]) => ({ kind: kindOf(file), load })),
  ...extensions,
]
