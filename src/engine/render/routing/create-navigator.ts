import { createPath, type Navigator } from 'react-router-dom'
import type { Action } from '../../../generated/config.ts'
import type { Engine } from '../engine.ts'

/**
 * Adapts the site's history to React Router's `Router`. The link of an action passes the action as navigation state: it
 * is performed with its access rules, which decide where it leads.
 */
export function createNavigator({ act, location }: Pick<Engine, 'act' | 'location'>): Navigator {
  const navigate =
    (method: 'push' | 'replace'): Navigator['push'] =>
    (to, action?: Action) =>
      action ? act(action) : location[method](createHref(to))
  return { createHref: createHref, go: location.go, push: navigate('push'), replace: navigate('replace') }
}

const createHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to))
