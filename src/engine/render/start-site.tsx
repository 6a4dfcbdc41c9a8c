import { createRoot, type Root } from 'react-dom/client'
import { afterPaint } from '../../ui/after-paint.ts'
import type { SiteNode } from '../contract/site.ts'
import { App } from './app.tsx'
import type { Engine } from './engine.ts'
import { matchRoute } from './match-route.ts'
import { overlayPart } from './overlays.tsx'
import { reportProblem } from './report-problem.ts'

/** How long the first picture waits for the game menus, in milliseconds, once everything else is there. */
const patience = 600

/**
 * Asks the platform what is true, loads what the first page needs, and only then draws, so that nothing flashes.
 * The permission is always waited for: without an answer the door is closed. Settles when the first picture stands.
 */
export async function startSite(engine: Engine, element: Element): Promise<Root> {
  const lanes = engine.keeper.refresh(['lanes', 'balance'])
  const decisive = engine.keeper.refresh(['permission', 'member'])
  await Promise.all([decisive, engine.restoreChoices(), engine.registry.warm(firstNodes(engine))])
  await engine.registry.warm(firstNodes(engine))
  await Promise.race([lanes, pause(patience)])
  const root = createRoot(element, { onCaughtError: ignore, onUncaughtError: reportProblem, onRecoverableError: reportProblem })
  root.render(<App engine={engine} />)
  engine.keeper.start()
  await afterPaint()
  void engine.registry.warmPart(...overlayPart)
  void import('./warm-later.ts').then(({ warmLater }) => warmLater(engine), ignore)
  return root
}

/** The boundary that caught it has reported it. */
const ignore = (): void => undefined

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What the first page consists of by the facts that are known: asked again once the platform has answered. */
function firstNodes({ site, config, location }: Engine): readonly SiteNode[] {
  const { routes, areas, pages } = site.get()
  const { pathname } = location.get()
  const route = matchRoute(routes, pathname) ?? routes[pathname === '/' ? config.routes.home : config.routes.notFound]
  const layout = config.layouts.layouts[route?.layout ?? ''] ?? {}
  const around = [layout.header, layout.footer, layout.side, layout.bottom].flatMap((area) =>
    area === undefined ? [] : (areas[area] ?? []),
  )
  return [...around, ...(pages[route?.page ?? '']?.nodes ?? [])]
}
