// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import type { ReactNode } from 'react'
import type { WidgetDefinition, WidgetViewProps } from '../../contract/widget.ts'
import { drawSite, type Drawn } from '../../testing/draw-site.tsx'
import { Nodes } from '../nodes/nodes.tsx'
import { drawnNodes, entryOf, nodeOf } from './drawn-nodes.ts'

const widget = (
  kind: 'steps' | 'section' | 'banner',
  View: (props: WidgetViewProps<'steps' | 'section' | 'banner'>) => ReactNode,
): WidgetDefinition => ({
  kind,
  load: async () => ({ View }),
})
const item = { id: 'home' }
const Entry = ({ item: { id } }: { readonly item: typeof item }): ReactNode => <i id="inner">{id}</i>
const widgets = [
  widget('steps', () => (
    <>
      <p id="one">
        <b id="deep">one</b>
      </p>
      <p id="two">two</p>
    </>
  )),
  widget('section', ({ node }) => (
    <div id="around">
      <h2 id="own">own</h2>
      <Nodes nodes={node.nodes} />
    </div>
  )),
  widget('banner', () => <Entry item={item} />),
]
const pages = {
  home: {
    title: 'page_home_title',
    description: 'page_home_title',
    nodes: { outer: { widget: 'section', nodes: { inner: { widget: 'banner' } } } },
  },
} as never

let drawn: Drawn | undefined
afterEach(() => {
  drawn?.engine.keeper.stop()
  drawn?.engine.location.close()
})
const draw = async (): Promise<Drawn> => (drawn = await drawSite({ widgets, config: { pages } }))
const pointerAt = (id: string): string | undefined => nodeOf(document.getElementById(id) as Element)?.pointer

describe('what the page has drawn', () => {
  it('is told by each of its elements, the innermost node counting', async () => {
    await draw()
    for (const id of ['one', 'two', 'deep']) expect(pointerAt(id), id).toBe('/layouts/areas/header/nodes/steps')
    for (const id of ['around', 'own']) expect(pointerAt(id), id).toBe('/pages/home/nodes/outer')
    expect(pointerAt('inner')).toBe('/pages/home/nodes/outer/nodes/inner')
    expect(nodeOf(document.body)).toBeUndefined()
  })

  it('is told by the entry that an element was drawn for, within its node alone', async () => {
    await draw()
    const entries = new Map<object, string>([[item, '/navigation/header/home']])
    const entryAt = (id: string): string | undefined => entryOf(document.getElementById(id) as Element, entries)
    expect(entryAt('inner')).toBe('/navigation/header/home')
    expect(entryAt('own')).toBeUndefined()
    expect(entryOf(document.body, entries)).toBeUndefined()
  })

  it('is told by its nodes in the order of the page, each with its outermost elements', async () => {
    const { root } = await draw()
    expect(drawnNodes(root).map(({ node, elements }) => [node.pointer, elements.map(({ id }) => id)])).toEqual([
      ['/layouts/areas/header/nodes/steps', ['one', 'two']],
      ['/pages/home/nodes/outer', ['around']],
      ['/pages/home/nodes/outer/nodes/inner', ['inner']],
    ])
    expect(drawnNodes(document.createElement('div'))).toEqual([])
  })
})
