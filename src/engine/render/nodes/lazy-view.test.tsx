// @vitest-environment happy-dom
import { act, Suspense } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { type Engine, EngineContext } from '../engine.ts'
import { lazyView } from './lazy-view.tsx'
import { createRegistry } from './registry.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

describe('a lazy view', () => {
  const render = async (preloaded: boolean) => {
    const registry = createRegistry([], 10)
    const load = async () => () => <p>there</p>
    if (preloaded) await registry.preloadModule('tests/part', load)
    const LazyView = lazyView('tests/part', load)
    const Fallback = vi.fn(() => null)
    const element = document.createElement('div')
    const root = createRoot(element)
    const page = (
      <EngineContext value={{ registry } as Engine}>
        <Suspense fallback={<Fallback />}>
          <LazyView />
        </Suspense>
      </EngineContext>
    )
    await act(async () => flushSync(() => root.render(page)))
    const fallbackRenders = Fallback.mock.calls.length
    await act(async () => root.unmount())
    return fallbackRenders
  }

  it('shows a fallback while it loads, and renders immediately if it is preloaded', async () => {
    expect(await render(false)).toBeGreaterThan(0)
    expect(await render(true)).toBe(0)
  })
})
