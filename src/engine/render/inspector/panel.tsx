import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { SiteNode } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import type { Engine } from '../engine.ts'
import { useStore } from '../use-store.ts'
import { renderedNodes, entryOf } from './rendered-nodes.ts'
import { HiddenList } from './hidden-list.tsx'
import { hiddenHere } from './hidden-here.ts'
import { Highlight } from './highlight.tsx'
import styles from './inspector.module.css'
import { Inspections } from './load-inspection.ts'
import { siteEntries } from './site-entries.ts'
import { Selected } from './selected.tsx'
import { InspectionsContext } from './use-inspection.ts'
import { usePointing } from './use-pointing.ts'

interface PanelProps {
  readonly engine: Engine
  readonly host: HTMLElement
  readonly onClose: () => void
}

interface Chosen {
  readonly node: SiteNode
  /** JSON Pointer of the selected entry, if the widget renders entries that are configured elsewhere. */
  readonly entry: string | undefined
}

/** The inspector's panel. Alt+I moves the focus to it and back. */
export function Panel({ engine, host, onClose }: PanelProps): ReactNode {
  const [inspections] = useState(() => new Inspections(engine.getFile))
  const [chosen, setChosen] = useState<Chosen>()
  const [atStart, setAtStart] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { site } = engine
  const choose = useCallback(
    (node: SiteNode, element?: Element) => {
      setChosen({ node, entry: element && entryOf(engine, element, siteEntries(site.get())) })
      heading.current?.focus()
    },
    [engine, site],
  )
  const pointing = usePointing(engine, host, choose)
  useFocusShortcut(host, heading)
  const shown = pointing.at ?? chosen?.node
  return (
    <InspectionsContext value={inspections}>
      {shown && <Highlight key={shown.pointer} pointer={shown.pointer} label={shown.widget} engine={engine} />}
      <section className={styles['panel']} aria-label="Inspector" data-side={atStart ? 'start' : 'end'}>
        <header className={styles['head']}>
          <h2>
            Inspector <small>{engine.boot.merchant}</small>
          </h2>
          <IconButton icon="transfer" label="Move to the other side" small onClick={() => setAtStart(!atStart)} />
          <IconButton icon="close" label="Close the inspector" small onClick={onClose} />
        </header>
        <div className={styles['tools']}>
          <Button size="s" tone={pointing.on ? 'primary' : 'quiet'} aria-pressed={pointing.on} onClick={pointing.toggle}>
            Select on the page
          </Button>
          <p className={styles['quiet']}>
            {pointing.on ? 'Click, or press Tab and Enter. Press Escape to cancel.' : 'Press Alt+I to move here and back.'}
          </p>
        </div>
        <div className={styles['body']}>
          <h3 ref={heading} tabIndex={-1}>
            {shown ? shown.widget : 'Nothing selected'}
          </h3>
          <p role="status">{shown ? <code>{shown.pointer}</code> : 'Select a widget on the page or in the list below.'}</p>
          {chosen && !pointing.at && <Selected pointer={chosen.node.pointer} engine={engine} />}
          {chosen?.entry !== undefined && !pointing.at && (
            <>
              <h3>Entry</h3>
              <p>
                <code>{chosen.entry}</code>
              </p>
              <Selected pointer={chosen.entry} engine={engine} />
            </>
          )}
          <Rest engine={engine} onChoose={choose} chosen={shown} />
        </div>
      </section>
    </InspectionsContext>
  )
}

interface RestProps {
  readonly engine: Engine
  readonly chosen: SiteNode | undefined
  readonly onChoose: (node: SiteNode) => void
}

/** Lists the hidden and the shown nodes of the page, also for operators who cannot use a pointing device. */
function Rest({ engine, chosen, onChoose }: RestProps): ReactNode {
  const { config, location, overlays } = engine
  const site = useStore(engine.site, (now) => now)
  const pathname = useStore(location, (now) => now.pathname)
  const stack = useStore(overlays, (now) => now)
  const route = findRoute(config.routes, pathname).id
  const open = stack.flatMap(({ content }) => (content.type === 'overlay' ? [content.id] : []))
  const { here, elsewhere } = hiddenHere(config, site, route, open)
  const [nodes, refresh] = useRenderedNodes(engine)
  return (
    <>
      <InvalidResponses engine={engine} />
      <h3>Hidden on this page ({here.length})</h3>
      {here.length === 0 && <p className={styles['quiet']}>None.</p>}
      <HiddenList hidden={here} engine={engine} />
      {elsewhere.length > 0 && (
        <details>
          <summary>Hidden elsewhere ({elsewhere.length})</summary>
          <HiddenList hidden={elsewhere} engine={engine} />
        </details>
      )}
      <details onToggle={refresh}>
        <summary>Shown on this page</summary>
        <ul className={styles['list']}>
          {nodes.map((node) => (
            <li key={node.pointer}>
              <button type="button" aria-current={node.pointer === chosen?.pointer} onClick={() => onChoose(node)}>
                <span>{node.widget}</span>
                <code>{node.pointer}</code>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** Names what was invalid in the platform's responses since the page was opened. */
function InvalidResponses({ engine }: { readonly engine: Engine }): ReactNode {
  const reports = useStore(engine.reports, (all) => all)
  const invalid = reports.filter(({ kind }) => kind === 'answer')
  if (invalid.length === 0) return null
  return (
    <>
      <h3>Invalid responses ({invalid.length})</h3>
      <ul className={styles['list']}>
        {invalid.map(({ message }) => (
          <li key={message}>
            <code>{message}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

function useRenderedNodes(engine: Engine): readonly [nodes: readonly SiteNode[], refresh: () => void] {
  const [nodes, setNodes] = useState<readonly SiteNode[]>([])
  return [nodes, () => setNodes(renderedNodes(engine).map(({ node }) => node))]
}

/** Alt+I moves the focus to the heading, or from within the panel back to the previous element. */
function useFocusShortcut(host: HTMLElement, heading: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { ownerDocument: document } = host
    let before: Element | null = null
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyI') return
      event.preventDefault()
      if (host.contains(document.activeElement)) {
        if (before instanceof HTMLElement) before.focus()
        return
      }
      before = document.activeElement
      heading.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [host, heading])
}
