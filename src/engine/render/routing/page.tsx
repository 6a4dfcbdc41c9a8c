import type { ReactNode } from 'react'
import type { SiteNode } from '../../contract/site.ts'
import { useConfig, useRouteId, useSite, useText, useIsWide } from '../hooks.ts'
import { Nodes } from '../nodes/nodes.tsx'
import styles from '../style.module.css'

const noNodes: readonly SiteNode[] = []

/** The page of the current route in its layout. The header, the side and the footer of the layout are landmarks. */
export function RoutePage(): ReactNode {
  'use memo'
  const text = useText()
  const id = useRouteId()
  const layout = useConfig(({ layouts, routes }) => layouts.layouts[routes.routes[id]?.layout ?? ''])
  const header = useArea(layout?.header)
  const side = useArea(layout?.side)
  const footer = useArea(layout?.footer)
  const bottom = useArea(layout?.bottom)
  const showSide = useIsWide() && side.length > 0
  return (
    <div className={styles['page']}>
      <a className={styles['skip']} href="#main" onClick={focusMain}>
        {text('engine_skip')}
      </a>
      {header.length > 0 && (
        <header>
          <Nodes nodes={header} />
        </header>
      )}
      <div className={`${styles['body']} ${showSide ? styles['withSide'] : ''}`}>
        <main id="main" className={styles['main']} data-side={showSide ? '' : undefined} tabIndex={-1}>
          <PageNodes />
        </main>
        {showSide && (
          <aside className={styles['side']}>
            <Nodes nodes={side} />
          </aside>
        )}
      </div>
      {footer.length > 0 && (
        <footer>
          <Nodes nodes={footer} />
        </footer>
      )}
      {bottom.length > 0 && (
        <div className={styles['bottom']}>
          <Nodes nodes={bottom} />
        </div>
      )}
    </div>
  )
}

function PageNodes(): ReactNode {
  'use memo'
  const id = useRouteId()
  const page = useConfig(({ routes }) => routes.routes[id]?.page ?? '')
  const nodes = useSite(({ pages }) => pages[page]?.nodes ?? noNodes)
  return <Nodes key={page} nodes={nodes} />
}

const useArea = (id: string | undefined): readonly SiteNode[] =>
  useSite(({ areas }) => (id === undefined ? noNodes : (areas[id] ?? noNodes)))

function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
