import type { Action } from '../../generated/config.ts'

export type ActionName = keyof Action

/** Does what an action of its name says. It runs in the click itself: a browser lets nothing else open a window. */
export type Performer<Engine> = (engine: Engine, action: Action) => void

/** What is to be done after a login: as data where it can be kept while the visitor is at another site. */
export type Intent = (() => void) | { readonly name: string; readonly data: unknown }

/**
 * A use case that a site has besides rendering: what it starts, and what it does for others. Whatever is heavy comes by
 * `import()` when it is needed; a definition itself stands in the first file. `Engine` is left open so that this room
 * knows no renderer.
 */
export interface FeatureDefinition<Engine = unknown> {
  readonly name: string
  /** The actions of the schema that it performs. Each action has exactly one performer. */
  readonly actions?: { readonly [N in ActionName]?: Performer<Engine> }
  /**
   * The pending intents that it carries out, by name. What it gets may have been kept by the tab: it is judged here.
   */
  readonly intents?: Readonly<Record<string, (engine: Engine, data: unknown) => void>>
  /** Starts before anything is rendered, and is waited for. Does not run where the server has rendered the page. */
  readonly beforeRender?: (engine: Engine) => Promise<void> | undefined
  /** Starts once the first picture is painted. */
  readonly afterPaint?: (engine: Engine) => Promise<void>
  /** Starts with the first sign that somebody uses the page, or when it could have been read. */
  readonly whenUsed?: (engine: Engine) => Promise<void>
}
