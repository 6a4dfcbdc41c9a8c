import { findRoute } from '../resolve/find-route.ts'
import { countPromotions } from '../../features/content/count-promotions.ts'
import type { Engine } from './engine.ts'
import { keepContracts } from '../../features/agent/keep-contracts.ts'
import { withPart } from './nodes/later-part.ts'
import { askRemembered, hasArrived } from '../../features/session/resume-login.ts'
import { showPopups } from '../../features/content/show-popups.ts'
import { tellEvents } from './tell-events.ts'

/**
 * Loads ahead what will probably be wanted: the dialogs of visitors when the browser has nothing to do, and the parts of
 * a page when somebody points at a link to it. The inspector comes where the server put its mark into the page, and nowhere else.
 */
export function warmLater(engine: Engine): void {
  const { window, registry, site, config } = engine
  const whenIdle = window.requestIdleCallback?.bind(window) ?? ((then: () => void) => window.setTimeout(then, 2000))
  const overlays = Object.values(site.get().overlays).filter(({ access }) => access === 'visitor')
  const warmNext = (): void => {
    const overlay = overlays.shift()
    if (overlay === undefined || site.get().visitor.kind !== 'visitor' || savesData(window)) return
    void registry.warm(overlay.nodes).then(() => whenIdle(warmNext))
  }
  whenIdle(warmNext)
  whenUsed(window, () => showPopups(engine))
  const point = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const page = link && site.get().pages[findRoute(config.routes, link.pathname).route.page ?? '']
    if (page) void registry.warm(page.nodes)
  }
  window.document.addEventListener('pointerover', point, { passive: true })
  window.document.addEventListener('focusin', point)
  hearShortcuts(engine)
  if (hasArrived(engine))
    withPart(
      engine,
      'arrival',
      () => import('../../features/session/social-arrival.ts'),
      ({ meetArrival }) => meetArrival(engine),
    )
  else void resumeLate(engine)
  countPromotions(engine)
  keepContracts(engine)
  if (engine.measure) tellEvents(engine, engine.measure)
  if (window.document.querySelector('meta[name="livery-inspect"]'))
    void import('./inspector/start.tsx').then(({ startInspector }) => startInspector(engine))
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
const patience = 15_000

/** Waits for the first sign that somebody uses the page, or long enough to have read it: nothing comes between a page and its first reading. */
function whenUsed(window: Window, then: () => void): void {
  const begin = (): void => {
    window.clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, begin)
    then()
  }
  const timer = window.setTimeout(begin, patience)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}

/** Logs in whom this browser was to remember, where that did not work before the page was drawn. */
async function resumeLate(engine: Engine): Promise<void> {
  const result = await askRemembered(engine)
  if (result) await engine.signIn(result, { way: 'remembered' })
}

/** Opens an overlay by its key, while nobody types and nothing else stands open. */
function hearShortcuts({ window, site, overlays, openOverlay }: Engine): void {
  window.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing || overlays.get().length > 0) return
    const overlay = Object.values(site.get().overlays).find(({ shortcut }) => shortcut === event.key)
    if (overlay === undefined || site.get().gate.status !== 'open') return
    event.preventDefault()
    openOverlay(overlay.id)
  })
}

const savesData = (window: Window): boolean =>
  'connection' in window.navigator && (window.navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true
