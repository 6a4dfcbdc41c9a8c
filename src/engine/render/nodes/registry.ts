import type { ComponentType } from 'react'
import type { WidgetDefinition, WidgetViewProps } from '../../contract/widget.ts'
import type { SiteNode, WidgetKind } from '../../contract/site.ts'
import { flattenNodes } from '../../resolve/route-nodes.ts'
import { LoadError } from './load-error.ts'

type AnyView = ComponentType<WidgetViewProps<WidgetKind>>

/** The modules that are loaded on demand: the views of widgets, and others. */
export interface Registry {
  /** Returns the view or other module with a name; `undefined` if it is not loaded. */
  findLoaded<T = AnyView>(name: string): T | undefined
  /**
   * Loads a view once; later calls return the same promise, even after a failure until `clearFailed` is called. Rejects
   * with a {@link LoadError}.
   */
  load(kind: string): Promise<AnyView>
  /** Loads another module by a unique name in the same way. */
  loadModule<T>(name: string, load: () => Promise<T>): Promise<T>
  /** Preloads a module. Never rejects; a module that could not be loaded is requested again when it is needed. */
  preloadModule(name: string, load: () => Promise<unknown>): Promise<void>
  /** Lets failed modules be requested again. */
  clearFailed(): void
  /**
   * Preloads the views of all these nodes and their children. Never rejects; the boundary of a node reports its
   * failure.
   */
  preload(nodes: readonly SiteNode[]): Promise<void>
}

/**
 * Creates the registry. `loadOthers` returns the widgets that are not in `definitions`; it is called only when one of
 * them is needed.
 */
export function createRegistry(
  definitions: readonly WidgetDefinition[],
  timeoutSeconds: number,
  loadOthers: () => Promise<readonly WidgetDefinition[]> = async () => [],
): Registry {
  const byKind = new Map<string, WidgetDefinition>(definitions.map((definition) => [definition.kind, definition]))
  const loadedModules = new Map<string, unknown>()
  const modules = new Map<string, Promise<unknown>>()
  const failedNames = new Set<string>()

  const loadModule = <T>(name: string, start: () => Promise<T>, getLoader = (): (() => unknown) => start): Promise<T> => {
    const pending = modules.get(name) as Promise<T> | undefined
    if (pending) return pending
    const loading = withTimeout(name, start(), timeoutSeconds, getLoader)
    modules.set(name, loading)
    loading.then(
      (module) => loadedModules.set(name, module),
      () => failedNames.add(name),
    )
    return loading
  }

  const load = (kind: string): Promise<AnyView> => {
    let currentLoader: () => unknown = loadOthers
    const start = async (): Promise<AnyView> => {
      const definition = byKind.get(kind) ?? (await loadOthers()).find((other) => other.kind === kind)
      if (definition === undefined) throw new LoadError('missing', kind, '')
      currentLoader = definition.load
      const { View } = await definition.load()
      return View as AnyView
    }
    return loadModule(kind, start, () => currentLoader)
  }

  const clearFailed = (): void => {
    failedNames.forEach((name) => modules.delete(name))
    failedNames.clear()
  }

  const loadQuietly = async (name: string, loading: Promise<unknown>): Promise<void> =>
    void (await loading.catch(() => modules.get(name) === loading && modules.delete(name)))

  const preload = async (nodes: readonly SiteNode[]): Promise<void> => {
    const kinds = new Set<string>(flattenNodes(nodes).map(({ widget }) => widget))
    await Promise.all([...kinds].map((kind) => loadQuietly(kind, load(kind))))
  }

  return {
    findLoaded: <T>(name: string) => loadedModules.get(name) as T | undefined,
    load,
    loadModule,
    preloadModule: (name, start) => loadQuietly(name, loadModule(name, start)),
    clearFailed,
    preload,
  }
}

async function withTimeout<T>(name: string, loading: Promise<T>, seconds: number, getLoader: () => () => unknown): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', name, getImportUrl(getLoader()))), seconds * 1000)
  })
  try {
    return await Promise.race([loading, timeout])
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError('error', name, extractUrl(error))
  } finally {
    clearTimeout(timer)
  }
}

const extractUrl = (error: unknown): string => /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? ''

/**
 * Returns the URL of a pending import; an empty string if `load` contains no import. Browsers do not report the URL, so
 * it is read from the source code of `load`, relative to this file.
 */
function getImportUrl(load: () => unknown): string {
  const [, path] = /import\(["'`]([^"'`]+)/.exec(String(load)) ?? []
  return path === undefined ? '' : new URL(path, import.meta.url).href
}
