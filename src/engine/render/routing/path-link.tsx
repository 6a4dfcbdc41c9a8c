import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useEngine } from '../engine.ts'

interface PathLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  /** An address below the host. */
  readonly path: string
  /** Whether it leads to what is shown now. */
  readonly current?: boolean
  readonly children?: ReactNode
}

/** Goes to an address of the site. */
export const useGoTo = (): ((path: string) => void) => useEngine().location.push

/** A link to an address of the site that no action names, such as another part of the same page. */
export function PathLink({ path, current = false, children, ...rest }: PathLinkProps): ReactNode {
  const goTo = useGoTo()
  const choose = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(path)
  }
  return (
    <a {...rest} href={path} aria-current={current ? 'page' : undefined} onClick={choose}>
      {children}
    </a>
  )
}
