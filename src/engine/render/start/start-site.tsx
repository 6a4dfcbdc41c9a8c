import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { waitForPaint, waitForNextTask } from '../../../ui/hooks/timing.ts'
import { waitForFirstPaint } from '../../../ui/hooks/first-paint.ts'
import { App } from '../app.tsx'
import { type Engine, isInspectorEnabled } from '../engine.ts'
import { overlayStackModule } from '../overlays/overlays.tsx'
import { reportProblem } from '../report-problem.ts'
import { listCurrentPageNodes } from '../routing/current-page-nodes.ts'

/** Maximum wait for the game menus and balance before the first render, in milliseconds, once all else is ready. */
const maxWaitMilliseconds = 600

/**
 * Starts the app in the page. Resolves after the first paint, possibly before hydration has finished. The engine is
 * created in a separate task.
 */
export async function startSite(createEngine: () => Engine, element: Element): Promise<Root> {
  await waitForNextTask()
  const engine = createEngine()
  await prepareInspector(engine).catch(ignore)
  const root = await (canHydrate(engine) ? hydrate(engine, element) : render(engine, element))
  engine.poller.start()
  await waitForPaint()
  void engine.registry.preloadModule(...overlayStackModule)
  void import('./start-after-first-paint.ts').then(({ startAfterFirstPaint }) => startAfterFirstPaint(engine), ignore)
  return root
}

/** If the server enabled the inspector, starts marking elements before the first one is created. */
async function prepareInspector(engine: Engine): Promise<void> {
  if (isInspectorEnabled(engine)) (await import('../inspector/mark-elements.tsx')).markElements(engine)
}

/** Whether to hydrate: the server has rendered a first screen, which is only for visitors who are not logged in. */
const canHydrate = ({ boot, account }: Engine): boolean => boot.rendered !== undefined && account.getToken() === undefined

/**
 * Hydrates the server-rendered page after its first paint, as a transition, so that it stays responsive. The permission
 * is refreshed immediately, because it may have changed.
 */
async function hydrate(engine: Engine, element: Element): Promise<Root> {
  await waitForFirstPaint()
  const root = await new Promise<Root>((resolve) =>
    startTransition(() => resolve(hydrateRoot(element, <App engine={engine} />, errorHandlers))),
  )
  void engine.restorePreferences()
  void engine.poller.refresh(['permission'])
  return root
}

/**
 * Fetches the facts, loads the views of the first page, and only then renders, to avoid flashes. It always waits for
 * the permission, because the gate is closed without one, and for the features' `beforeRender`.
 */
async function render(engine: Engine, element: Element): Promise<Root> {
  await Promise.all(engine.features.map(async ({ beforeRender }) => beforeRender?.(engine)?.catch(ignore)))
  const gameMenus = engine.poller.refresh(['gameMenus', 'balance'])
  const requiredFacts = engine.poller.refresh(['permission', 'member'])
  await Promise.all([requiredFacts, engine.restorePreferences(), engine.registry.preload(listCurrentPageNodes(engine))])
  await engine.registry.preload(listCurrentPageNodes(engine))
  await Promise.race([gameMenus, delay(maxWaitMilliseconds)])
  const root = createRoot(element, errorHandlers)
  root.render(<App engine={engine} />)
  return root
}

const ignore = (): void => undefined

/** Errors caught by a boundary are ignored, because the boundary reports them. All others are reported. */
const errorHandlers = { onCaughtError: ignore, onUncaughtError: reportProblem, onRecoverableError: reportProblem }

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
