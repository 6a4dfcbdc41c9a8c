import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Action } from '../../../generated/config.ts'
import { findActionPath } from '../../resolve/find-action-path.ts'
import { type Engine, useEngine } from '../engine.ts'
import { useStore } from '../use-store.ts'

export interface ActionLinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'href' | 'target' | 'rel' | 'type'> {
  readonly action: Action
  /** Whether the link leads to the current page. */
  readonly current?: boolean
  readonly children?: ReactNode
}

/**
 * Renders an action as a link if it has an address, so that it can be opened in a new tab, and as a button otherwise.
 * Access rules are applied when it is clicked. Renders nothing if the action's route or overlay does not exist, such as
 * the route of a disabled category, or if it opens customer service and the platform does not support that.
 */
export function ActionLink(props: ActionLinkProps): ReactNode {
  const engine = useEngine()
  if (props.action.openFirstVendor !== undefined) return <VendorLink {...props} />
  return renderAction(engine, findActionPath(props.action, engine.config.routes, engine.site.get()), props)
}

/** Link of `openFirstVendor`, the only action whose address depends on the facts. */
function VendorLink(props: ActionLinkProps): ReactNode {
  const engine = useEngine()
  const path = useStore(engine.site, (site) => findActionPath(props.action, engine.config.routes, site))
  return renderAction(engine, path, props)
}

function renderAction(
  { act, config, lastAction, supports }: Engine,
  path: string | undefined,
  { action, current, children, onClick, ...rest }: ActionLinkProps,
): ReactNode {
  const linkProps = current === undefined ? rest : { ...rest, 'aria-current': current ? ('page' as const) : undefined }
  if (action.url !== undefined) {
    // The browser follows the link itself.
    const recordClick = (event: MouseEvent<HTMLElement>): void => {
      onClick?.(event)
      if (!event.defaultPrevented) lastAction.set({ action })
    }
    return (
      <a {...linkProps} href={action.url} target="_blank" rel="noopener noreferrer" onClick={recordClick}>
        {children}
      </a>
    )
  }
  const { route, overlay, support } = action
  if (path === undefined && route !== undefined) return null
  if ((support && !supports('system.servicePaths')) || (overlay && !config.overlays.overlays[overlay])) return null
  if (path !== undefined) {
    return (
      <Link {...linkProps} to={path} state={action} discover="none" onClick={onClick}>
        {/* React Router creates the element of its children itself; the fragment lets our JSX runtime mark fallback texts. */}
        <>{children}</>
      </Link>
    )
  }
  const handleClick = (event: MouseEvent<HTMLElement>): void => {
    onClick?.(event)
    if (!event.defaultPrevented) act(action)
  }
  return (
    <button {...linkProps} type="button" onClick={handleClick} {...(overlay !== undefined && { 'aria-haspopup': 'dialog' as const })}>
      {children}
    </button>
  )
}
