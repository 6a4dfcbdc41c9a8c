import { act } from 'react'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { Node } from '../../generated/config.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { type RenderedSite, type RenderOptions, renderSite } from './render-site.tsx'
import { smallConfig, smallMember } from './small-site.ts'

interface WidgetOptions {
  readonly widget: WidgetDefinition
  readonly node: Node
  readonly ports: NonNullable<RenderOptions['ports']>
  readonly config?: Partial<SiteConfig>
}

interface RenderedWidget extends RenderedSite {
  readonly main: Element
  /** Clicks the button with this label and waits until the page stops changing. */
  press(label: string): Promise<void>
}

/**
 * Renders one widget alone on its page with the texts of the base brand, for a logged-in member, by default an agent.
 */
export async function renderWidget({ widget, node, ports, config = {} }: WidgetOptions): Promise<RenderedWidget> {
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { node } }
  const rendered = await renderSite({
    config: { pages: { ...smallConfig().pages, home }, layouts: { areas: {}, layouts: { full: {} } }, ...config },
    widgets: [widget],
    token: 'secret',
    ports: { member: { info: async () => smallMember(1) }, wallet: { balance: async () => ({ sumBalance: '1' }) }, ...ports },
  })
  const { $schema: _, ...messages } = en
  await act(async () => rendered.engine.texts.switchTo('base', messages))
  await rendered.settle()
  const main = rendered.root.querySelector('main') as Element
  const press = async (label: string): Promise<void> => {
    await act(async () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
    await rendered.settle()
  }
  return { ...rendered, main, press }
}
