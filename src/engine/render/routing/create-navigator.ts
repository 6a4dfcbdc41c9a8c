import { createPath, type Navigator } from 'react-router-dom'
import type { Action } from '../../../generated/config.ts'
import type { Engine } from '../engine.ts'

/**
 * Adapts the site's history to React Router's `Router`. `ActionLink` passes its action as navigation state. The action
 * is then performed under its access rules, which may lead elsewhere than the path of the link.
 */
export function createNavigator({ act, location }: Pick<Engine, 'act' | 'location'>): Navigator {
  const createNavigate =
    (method: 'push' | 'replace'): Navigator['push'] =>
    (to, action?: Action) =>
      action ? act(action) : location[method](createHref(to))
  return { createHref, go: location.go, push: createNavigate('push'), replace: createNavigate('replace') }
}

const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to))
