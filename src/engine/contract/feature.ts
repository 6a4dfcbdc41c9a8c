import type { Action } from '../../generated/config.ts'

export type ActionName = keyof Action

/**
 * Performs an action. It runs synchronously in the click handler, because browsers allow opening a window only there.
 */
export type ActionHandler<Engine> = (engine: Engine, action: Action) => void

/** A function to run after a login, or its name and data, which can be saved during a redirect to another site. */
export type Intent = (() => void) | { readonly name: string; readonly data: unknown }

/**
 * A use case of a site besides rendering: the actions and intents that it performs, and its lifecycle hooks. Heavy
 * modules are loaded by `import()` on demand; the definition itself is in the entry bundle. `Engine` is generic so that
 * this module does not depend on a renderer.
 */
export interface FeatureDefinition<Engine = unknown> {
  readonly name: string
  /** The handlers of the actions of the schema that belong to this feature. Each action has exactly one handler. */
  readonly actions?: { readonly [N in ActionName]?: ActionHandler<Engine> }
  /** Functions that run pending intents by name. `data` may come from tab storage and must be validated. */
  readonly intents?: Readonly<Record<string, (engine: Engine, data: unknown) => void>>
  /** Runs before rendering, which waits for it. Does not run if a server-rendered page is hydrated. */
  readonly beforeRender?: (engine: Engine) => Promise<void> | undefined
  /** Runs after the first paint. */
  readonly afterPaint?: (engine: Engine) => Promise<void>
  /** Runs at the first interaction, or after a delay long enough to read the page. */
  readonly onFirstInteraction?: (engine: Engine) => Promise<void>
}
