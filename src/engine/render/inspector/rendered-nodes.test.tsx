// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import type { SiteCategory } from '../../contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from '../../contract/widget.ts'
import { renderSite, type RenderedSite } from '../../testing/render-site.tsx'
import type { Engine } from '../engine.ts'
import { useSite } from '../hooks.ts'
import { setElementInterceptor } from '../jsx/element-interceptor.ts'
import { Nodes } from '../nodes/nodes.tsx'
import { markElements } from './mark-elements.tsx'
import { listRenderedNodes, findEntryPointer, findRenderedNode } from './rendered-nodes.ts'
import { getEntryPointers } from './site-entries.ts'

const createWidget = (
  kind: 'steps' | 'section' | 'banner',
  View: (props: WidgetViewProps<'steps' | 'section' | 'banner'>) => ReactNode,
): WidgetDefinition => ({
  kind,
  load: async () => ({ View }),
})
const Entry = ({ category: { id } }: { readonly category: SiteCategory }): ReactNode => <i id="inner">{id}</i>
function Entries(): ReactNode {
  const [category] = useSite(({ categories }) => categories)
  return category && <Entry category={category} />
}
const widgets = [
  createWidget('steps', () => (
    <>
      <p id="one">
        <b id="deep">one</b>
      </p>
      <p id="two">two</p>
    </>
  )),
  createWidget('section', ({ node }) => (
    <div id="around">
      <h2 id="own">own</h2>
      <Nodes nodes={node.nodes} />
    </div>
  )),
  createWidget('banner', Entries),
]
const pages = {
  home: {
    title: 'page_home_title',
    description: 'page_home_title',
    nodes: { outer: { widget: 'section', nodes: { inner: { widget: 'banner' } } } },
  },
} as never

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
  setElementInterceptor(undefined)
})
const render = async (): Promise<RenderedSite> => (rendered = await renderSite({ widgets, config: { pages }, prepare: markElements }))
const getEngine = (): Engine => (rendered as RenderedSite).engine
const findNodePointer = (id: string): string | undefined => findRenderedNode(getEngine(), document.getElementById(id) as Element)?.pointer

describe('rendered nodes', () => {
  it('findRenderedNode returns the innermost node of each element', async () => {
    await render()
    for (const id of ['one', 'two', 'deep']) expect(findNodePointer(id), id).toBe('/layouts/areas/header/nodes/steps')
    for (const id of ['around', 'own']) expect(findNodePointer(id), id).toBe('/pages/home/nodes/outer')
    expect(findNodePointer('inner')).toBe('/pages/home/nodes/outer/nodes/inner')
    expect(findRenderedNode(getEngine(), document.body)).toBeUndefined()
  })

  it('findEntryPointer returns the pointer of the entry that an element within a node renders', async () => {
    await render()
    const entries = getEntryPointers(getEngine().site.get())
    const findEntryAt = (id: string): string | undefined => findEntryPointer(getEngine(), document.getElementById(id) as Element, entries)
    expect(findEntryAt('inner')).toBe('/games/categories/RNG')
    expect(findEntryAt('own')).toBeUndefined()
    expect(findEntryPointer(getEngine(), document.body, entries)).toBeUndefined()
  })

  it('listRenderedNodes returns the nodes in document order, each with its outermost elements', async () => {
    await render()
    expect(listRenderedNodes(getEngine()).map(({ node, elements }) => [node.pointer, elements.map(({ id }) => id)])).toEqual([
      ['/layouts/areas/header/nodes/steps', ['one', 'two']],
      ['/pages/home/nodes/outer', ['around']],
      ['/pages/home/nodes/outer/nodes/inner', ['inner']],
    ])
  })
})
