import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterPaint, nextTask } from '../../../ui/hooks/timing.ts'
import { firstPaint } from '../../../ui/hooks/first-paint.ts'
import { App } from '../app.tsx'
import { type Engine, isInspected } from '../engine.ts'
import { overlayStack } from '../overlays/overlays.tsx'
import { reportProblem } from '../report-problem.ts'
import { shownNodes } from '../routing/shown-nodes.ts'

/** How long the first picture waits for the game menus, in milliseconds, once everything else is there. */
const patience = 600

/**
 * Starts the program in the page. Settles when the first picture stands and the visitor can use it, or soon will. The
 * engine is made in a task of its own.
 */
export async function startSite(create: () => Engine, element: Element): Promise<Root> {
  await nextTask()
  const engine = create()
  await prepareInspector(engine).catch(ignore)
  const root = await (isRendered(engine) ? hydrate(engine, element) : render(engine, element))
  engine.poller.start()
  await afterPaint()
  void engine.registry.preloadModule(...overlayStack)
  void import('./after-first-paint.ts').then(({ afterFirstPaint }) => afterFirstPaint(engine), ignore)
  return root
}

/**
 * The inspector's marks are set from the first element on, where the server put its mark into the page, and nowhere
 * else.
 */
async function prepareInspector(engine: Engine): Promise<void> {
  if (isInspected(engine)) (await import('../inspector/mark-elements.tsx')).markElements(engine)
}

/** Whether the page shows already what this visitor is to see: the server renders for somebody whom nobody knows. */
const isRendered = ({ boot, account }: Engine): boolean => boot.rendered !== undefined && account.token() === undefined

/**
 * Hydrates what the server rendered, once it is painted, in slices, so that the page answers the visitor in between.
 * Whether it is still true is asked at once.
 */
async function hydrate(engine: Engine, element: Element): Promise<Root> {
  await firstPaint()
  const root = await new Promise<Root>((resolve) => startTransition(() => resolve(hydrateRoot(element, <App engine={engine} />, heard))))
  void engine.restoreChoices()
  void engine.poller.refresh(['permission'])
  return root
}

/**
 * Asks the platform what is true, loads what the first page needs, and only then renders, so that nothing flashes.
 * The permission is always waited for: without an answer the gate is closed. What features start before that is waited
 * for too.
 */
async function render(engine: Engine, element: Element): Promise<Root> {
  await Promise.all(engine.features.map(async ({ beforeRender }) => beforeRender?.(engine)?.catch(ignore)))
  const gameMenus = engine.poller.refresh(['gameMenus', 'balance'])
  const decisive = engine.poller.refresh(['permission', 'member'])
  await Promise.all([decisive, engine.restoreChoices(), engine.registry.preload(shownNodes(engine))])
  await engine.registry.preload(shownNodes(engine))
  await Promise.race([gameMenus, pause(patience)])
  const root = createRoot(element, heard)
  root.render(<App engine={engine} />)
  return root
}

/** The boundary that caught it has reported it. */
const ignore = (): void => undefined

const heard = { onCaughtError: ignore, onUncaughtError: reportProblem, onRecoverableError: reportProblem }

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
