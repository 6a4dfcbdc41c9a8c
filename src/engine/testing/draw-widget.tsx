import { act } from 'react'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import type { Node } from '../../generated/config.ts'
import type { SiteConfig } from '../contract/site.ts'
import type { WidgetDefinition } from '../contract/widget.ts'
import { type Drawn, type DrawParts, drawSite } from './draw-site.tsx'
import { smallConfig, smallMember } from './small-site.ts'

interface WidgetParts {
  readonly widget: WidgetDefinition
  readonly node: Node
  readonly ports: NonNullable<DrawParts['ports']>
  readonly config?: Partial<SiteConfig>
}

interface DrawnWidget extends Drawn {
  readonly main: Element
  /** Clicks the button with this label, and lets what it begins come to its end. */
  press(label: string): Promise<void>
}

/** Draws one widget, alone on its page and in the words of the base brand, for who is logged in: an agent, where the ports say nothing else. */
export async function drawWidget({ widget, node, ports, config = {} }: WidgetParts): Promise<DrawnWidget> {
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { node } }
  const drawn = await drawSite({
    config: { pages: { ...smallConfig().pages, home }, layouts: { areas: {}, layouts: { full: {} } }, ...config },
    widgets: [widget],
    token: 'secret',
    ports: { member: { info: async () => smallMember(1) }, wallet: { balance: async () => ({ sumBalance: '1' }) }, ...ports },
  })
  const { $schema: _, ...messages } = en
  await act(async () => drawn.engine.texts.show('base', messages))
  await drawn.settle()
  const main = drawn.root.querySelector('main') as Element
  const press = async (label: string): Promise<void> => {
    await act(async () => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click())
    await drawn.settle()
  }
  return { ...drawn, main, press }
}
