/** Endpoints that are all needed, by name; `a|b` is either of two. */
type EndpointNames = readonly string[]

/** What a value of a widget's props depends on. */
export interface NeedsSpec {
  /** The endpoints that the value needs; by value, if it is one of several names. */
  readonly needs?: EndpointNames | Readonly<Record<string, EndpointNames>>
  /** Whether the value is an action. */
  readonly action?: true
  /** The value is the id of a route or an overlay. */
  readonly reference?: 'route' | 'overlay'
  /** Whether the object around it cannot do without it. */
  readonly required?: true
  /** Whether the object cannot do without any of its properties. */
  readonly whole?: true
  readonly properties?: Readonly<Record<string, NeedsSpec>>
  /** Items of a list, or values of a map. */
  readonly items?: NeedsSpec
}

interface WidgetNeeds {
  readonly needs?: EndpointNames
  /** Endpoints that it calls only where they are supported. */
  readonly uses?: EndpointNames
  /** It does not make a page on its own: never, or unless it comes first. */
  readonly aside?: 'always' | 'after'
  readonly props?: NeedsSpec
}

/** What each widget and each action needs of a platform. */
export interface Needs {
  readonly widgets: Readonly<Record<string, WidgetNeeds>>
  readonly actions: Readonly<Record<string, EndpointNames>>
}
