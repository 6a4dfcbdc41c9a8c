import type { ComponentType } from 'react'
import type { WidgetDefinition, WidgetViewProps } from '../contract/widget.ts'
import type { SiteNode, WidgetKind } from '../contract/site.ts'
import { LoadError } from './load-error.ts'

export type AnyView = ComponentType<WidgetViewProps<WidgetKind>>

/** The views of all widgets, loaded when they are wanted and once. */
export interface Registry {
  has(kind: string): boolean
  /** The view where it has been loaded. */
  loaded(kind: string): AnyView | undefined
  /** Loads a view, once: the same promise every time, also where it failed. Rejects with a {@link LoadError}. */
  load(kind: string): Promise<AnyView>
  /** Lets a load that failed be tried again. */
  forget(kind: string): void
  /** Loads the views of all these nodes and of what they hold; never rejects, the boundary of the node says what failed. */
  warm(nodes: readonly SiteNode[]): Promise<void>
}

export function createRegistry(definitions: readonly WidgetDefinition[], timeoutSeconds: number): Registry {
  const byKind = new Map<string, WidgetDefinition>(definitions.map((definition) => [definition.kind, definition]))
  const views = new Map<string, AnyView>()
  const loads = new Map<string, Promise<AnyView>>()

  const load = (kind: string): Promise<AnyView> => {
    const known = loads.get(kind)
    if (known) return known
    const started = start(kind)
    loads.set(kind, started)
    return started
  }

  const start = async (kind: string): Promise<AnyView> => {
    const definition = byKind.get(kind)
    if (definition === undefined) throw new LoadError('missing', kind, '')
    const { View } = await withTimeout(kind, definition.load(), timeoutSeconds)
    views.set(kind, View as AnyView)
    return View as AnyView
  }

  const forget = (kind: string): void => {
    if (!views.has(kind)) loads.delete(kind)
  }

  const attempt = async (kind: string): Promise<void> => {
    const started = load(kind)
    await started.catch(() => loads.get(kind) === started && loads.delete(kind))
  }

  const warm = async (nodes: readonly SiteNode[]): Promise<void> => {
    const kinds = new Set<string>()
    const collect = (list: readonly SiteNode[]): void => list.forEach((node) => (kinds.add(node.widget), collect(node.nodes)))
    collect(nodes)
    await Promise.all([...kinds].filter((kind) => byKind.has(kind)).map(attempt))
  }

  return { has: (kind) => byKind.has(kind), loaded: (kind) => views.get(kind), load, forget, warm }
}

async function withTimeout<T>(kind: string, loading: Promise<T>, seconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', kind, '')), seconds * 1000)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError('error', kind, urlIn(error))
  } finally {
    clearTimeout(timer)
  }
}

const urlIn = (error: unknown): string => /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0] ?? ''
