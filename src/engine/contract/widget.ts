import type { WidgetProps } from '../../generated/config.ts'
import type { SiteNode, WidgetKind } from './site.ts'

/** Props of a widget's view. */
export interface WidgetViewProps<K extends WidgetKind> {
  readonly props: WidgetProps[K]
  readonly node: SiteNode<K>
}

/**
 * A widget: its kind, as defined in schemas/widgets, and the loader of its view. `View` is generic so that this module
 * does not depend on a renderer.
 */
export interface WidgetDefinition<K extends WidgetKind = WidgetKind, View = unknown> {
  readonly kind: K
  readonly load: () => Promise<{ readonly View: View }>
}
