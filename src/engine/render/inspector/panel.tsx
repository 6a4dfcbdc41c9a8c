import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import type { SiteNode } from '../../contract/site.ts'
import { findRoute } from '../../resolve/find-route.ts'
import type { Engine } from '../engine.ts'
import { useStore } from '../use-store.ts'
import { listRenderedNodes, findEntryPointer } from './rendered-nodes.ts'
import { HiddenList } from './hidden-list.tsx'
import { splitHiddenItems } from './split-hidden-items.ts'
import { Highlight } from './highlight.tsx'
import styles from './inspector.module.css'
import { InspectionCache } from './inspection-cache.ts'
import { getEntryPointers } from './site-entries.ts'
import { SelectionDetails } from './selection-details.tsx'
import { InspectionsContext } from './use-inspection.ts'
import { useNodePicker } from './use-node-picker.ts'

interface PanelProps {
  readonly engine: Engine
  readonly host: HTMLElement
  readonly onClose: () => void
}

interface Selection {
  readonly node: SiteNode
  /** JSON Pointer of the selected entry, if the widget renders entries that are configured elsewhere. */
  readonly entry: string | undefined
}

/** The inspector's panel. Alt+I moves the focus to it and back. */
export function Panel({ engine, host, onClose }: PanelProps): ReactNode {
  const [inspections] = useState(() => new InspectionCache(engine.getFile))
  const [selection, setSelection] = useState<Selection>()
  const [isOnStartSide, setIsOnStartSide] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { site } = engine
  const selectNode = useCallback(
    (node: SiteNode, element?: Element) => {
      setSelection({ node, entry: element && findEntryPointer(engine, element, getEntryPointers(site.get())) })
      heading.current?.focus()
    },
    [engine, site],
  )
  const picker = useNodePicker(engine, host, selectNode)
  useFocusShortcut(host, heading)
  const highlightedNode = picker.hovered ?? selection?.node
  return (
    <InspectionsContext value={inspections}>
      {highlightedNode && (
        <Highlight key={highlightedNode.pointer} pointer={highlightedNode.pointer} label={highlightedNode.widget} engine={engine} />
      )}
      <section className={styles['panel']} aria-label="Inspector" data-side={isOnStartSide ? 'start' : 'end'}>
        <header className={styles['header']}>
          <h2>
            Inspector <small>{engine.boot.merchant}</small>
          </h2>
          <IconButton icon="transfer" label="Move the panel to the other side" small onClick={() => setIsOnStartSide(!isOnStartSide)} />
          <IconButton icon="close" label="Close the inspector" small onClick={onClose} />
        </header>
        <div className={styles['toolbar']}>
          <Button size="s" tone={picker.isActive ? 'primary' : 'quiet'} aria-pressed={picker.isActive} onClick={picker.toggle}>
            Select on the page
          </Button>
          <p className={styles['muted']}>
            {picker.isActive ? 'Click, or press Tab and Enter. Press Escape to cancel.' : 'Alt+I moves the focus to this panel and back.'}
          </p>
        </div>
        <div className={styles['body']}>
          <h3 ref={heading} tabIndex={-1}>
            {highlightedNode ? highlightedNode.widget : 'Nothing selected'}
          </h3>
          <p role="status">
            {highlightedNode ? <code>{highlightedNode.pointer}</code> : 'Select a widget on the page or in the list below.'}
          </p>
          {selection && !picker.hovered && <SelectionDetails pointer={selection.node.pointer} engine={engine} />}
          {selection?.entry !== undefined && !picker.hovered && (
            <>
              <h3>Entry</h3>
              <p>
                <code>{selection.entry}</code>
              </p>
              <SelectionDetails pointer={selection.entry} engine={engine} />
            </>
          )}
          <NodeLists engine={engine} onSelect={selectNode} selected={highlightedNode} />
        </div>
      </section>
    </InspectionsContext>
  )
}

interface NodeListsProps {
  readonly engine: Engine
  readonly selected: SiteNode | undefined
  readonly onSelect: (node: SiteNode) => void
}

/**
 * Lists the invalid responses, the hidden parts of the site, and the rendered nodes of the page. The last list lets
 * operators select a node without a pointing device.
 */
function NodeLists({ engine, selected, onSelect }: NodeListsProps): ReactNode {
  const { config, location, overlays } = engine
  const site = useStore(engine.site, (currentSite) => currentSite)
  const pathname = useStore(location, (currentLocation) => currentLocation.pathname)
  const stack = useStore(overlays, (entries) => entries)
  const route = findRoute(config.routes, pathname).id
  const openOverlays = stack.flatMap(({ content }) => (content.type === 'overlay' ? [content.id] : []))
  const { onPage, offPage } = splitHiddenItems(config, site, route, openOverlays)
  const [nodes, refreshNodes] = useRenderedNodes(engine)
  return (
    <>
      <InvalidResponses engine={engine} />
      <h3>Hidden on this page ({onPage.length})</h3>
      {onPage.length === 0 && <p className={styles['muted']}>None.</p>}
      <HiddenList hidden={onPage} engine={engine} />
      {offPage.length > 0 && (
        <details>
          <summary>Hidden elsewhere ({offPage.length})</summary>
          <HiddenList hidden={offPage} engine={engine} />
        </details>
      )}
      <details onToggle={refreshNodes}>
        <summary>Shown on this page</summary>
        <ul className={styles['list']}>
          {nodes.map((node) => (
            <li key={node.pointer}>
              <button type="button" aria-current={node.pointer === selected?.pointer} onClick={() => onSelect(node)}>
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

/** Lists the invalid values in the platform's responses since the page was opened. */
function InvalidResponses({ engine }: { readonly engine: Engine }): ReactNode {
  const reports = useStore(engine.reports, (allReports) => allReports)
  const invalidResponses = reports.filter(({ kind }) => kind === 'response')
  if (invalidResponses.length === 0) return null
  return (
    <>
      <h3>Invalid responses ({invalidResponses.length})</h3>
      <ul className={styles['list']}>
        {invalidResponses.map(({ message }) => (
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
  return [nodes, () => setNodes(listRenderedNodes(engine).map(({ node }) => node))]
}

/** Alt+I moves the focus to the heading, or from within the panel back to the previous element. */
function useFocusShortcut(host: HTMLElement, heading: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { ownerDocument: document } = host
    let previousFocus: Element | null = null
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (!event.altKey || event.code !== 'KeyI') return
      event.preventDefault()
      if (host.contains(document.activeElement)) {
        if (previousFocus instanceof HTMLElement) previousFocus.focus()
        return
      }
      previousFocus = document.activeElement
      heading.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [host, heading])
}
