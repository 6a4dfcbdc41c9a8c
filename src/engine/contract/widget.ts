import type { WidgetProps } from '../../generated/config.ts'
import type { SiteNode, WidgetKind } from './site.ts'

/** What a widget's view gets. */
export interface WidgetViewProps<K extends WidgetKind> {
  readonly props: WidgetProps[K]
  readonly node: SiteNode<K>
}

/**
 * A widget: its kind, as schemas/widgets names it, and where its view is.
 * `View` is left open so that this room knows no renderer.
 */
export interface WidgetDefinition<K extends WidgetKind = WidgetKind, View = unknown> {
  readonly kind: K
  readonly load: () => Promise<{ readonly View: View }>
}
