import { Activity, useEffect, useState, type ReactNode } from 'react'
import { Router, useLocation } from 'react-router-dom'
import { Notice } from '../../ui/controls/notice.tsx'
import { LayerContext } from '../../ui/overlay/use-layer.ts'
import { findRoute } from '../resolve/find-route.ts'
import { type Engine, EngineContext, useEngine } from './engine.ts'
import { GatePage } from './routing/gate.tsx'
import { RouteContext, useConfig, useSite, useText } from './hooks.ts'
import { Overlays } from './overlays/overlays.tsx'
import { createNavigator } from './routing/create-navigator.ts'
import { RoutePage } from './routing/page.tsx'
import { RootBoundary } from './nodes/root-boundary.tsx'
import { LocaleProvider } from './locale.tsx'
import styles from './style.module.css'
import { useRouteEntry } from './routing/use-route-entry.ts'
import { useStore } from './use-store.ts'

/**
 * The whole site. Sets `data-hydrated` once it is interactive; until then, a server-rendered page records the visitor's
 * clicks.
 */
export function App({ engine }: { readonly engine: Engine }): ReactNode {
  useEffect(() => {
    engine.window.document.documentElement.setAttribute('data-hydrated', '')
  }, [engine])
  return (
    <EngineContext value={engine}>
      <LocaleProvider>
        <RootBoundary>
          <RoutedSite />
        </RootBoundary>
      </LocaleProvider>
    </EngineContext>
  )
}

function RoutedSite(): ReactNode {
  const engine = useEngine()
  const { location } = engine
  const currentLocation = useStore(location, (state) => state)
  const [navigator] = useState(() => createNavigator(engine))
  return (
    <Router location={currentLocation} navigator={navigator}>
      <LayerContext value={location.layers.add}>
        <GatedSite />
      </LayerContext>
      <OfflineNotice />
    </Router>
  )
}

/**
 * Renders the site while it is open. If it closes later, it is hidden but keeps its state; before it has ever been
 * open, it is not rendered.
 */
function GatedSite(): ReactNode {
  const status = useSite(({ gate }) => gate.status)
  const [hasBeenOpen, setHasBeenOpen] = useState(status === 'open')
  if (status === 'open' && !hasBeenOpen) setHasBeenOpen(true)
  return (
    <>
      {status !== 'open' && <GatePage status={status} />}
      {hasBeenOpen && (
        <Activity mode={status === 'open' ? 'visible' : 'hidden'}>
          <OpenSite />
        </Activity>
      )}
    </>
  )
}

function OpenSite(): ReactNode {
  'use memo'
  const { location } = useEngine()
  const { pathname, search, hash } = useLocation()
  const { id, redirectPath } = useConfig((config) => findRoute(config.routes, pathname))
  useEffect(() => {
    if (redirectPath !== undefined) location.replace(redirectPath + search + hash)
  }, [location, redirectPath, search, hash])
  return (
    <RouteContext value={id}>
      {redirectPath === undefined && (
        <LoginGate route={id}>
          <RoutePage />
        </LoginGate>
      )}
      <Overlays />
    </RouteContext>
  )
}

/**
 * If the brand requires a login, redirects visitors to the login route from every route that is not marked as `open`,
 * and back after they have logged in.
 */
function LoginGate({ route, children }: { readonly route: string; readonly children: ReactNode }): ReactNode {
  const { setPendingIntent, location } = useEngine()
  const { pathname, search, hash } = useLocation()
  const loginPath = useConfig(({ routes }) => routes.routes[routes.login]?.path ?? '/')
  const requiresLogin = useConfig(({ routes }) => routes.loginedToHomePage && routes.login !== route && routes.routes[route]?.open !== true)
  const isRedirected = useSite(({ visitor }) => visitor.kind === 'visitor') && requiresLogin
  useRouteEntry(isRedirected ? undefined : route)
  useEffect(() => {
    if (!isRedirected) return
    location.replace(loginPath)
    setPendingIntent(() => location.replace(pathname + search + hash))
  }, [isRedirected, setPendingIntent, location, loginPath, pathname, search, hash])
  return isRedirected ? null : children
}

function OfflineNotice(): ReactNode {
  const text = useText()
  const offline = useStore(useEngine().facts, (state) => state.offline)
  if (!offline) return null
  return (
    <div className={styles['floating']}>
      <Notice tone="warn">{text('engine_offline')}</Notice>
    </div>
  )
}
