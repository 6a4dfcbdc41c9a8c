// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import messages from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const createNoticePage = (kind: 'maintenance' | 'restricted' | 'unavailable') => ({
  title: 'page_home_title',
  description: 'page_home_description',
  nodes: { notice: { widget: 'gate-notice' as const, props: { kind } } },
})
const support = [{ csType: 'LIVECHAT' as const, title: 'Chat', path: 'https://chat.example/' }]

async function render(status: number): Promise<RenderedSite> {
  const rendered = await renderSite({
    config: {
      pages: {
        ...config.pages,
        maintenance: createNoticePage('maintenance'),
        restricted: createNoticePage('restricted'),
        unavailable: createNoticePage('unavailable'),
      },
    },
    widgets: [createWidgetDefinition('gate-notice', View)],
    ports: {
      system: {
        status: async () => smallPermission({ status, support }),
        servicePaths: async () => ({ list: [{ type: 3, csType: 'LIVECHAT' as const, path: 'sealed' }] }),
        openService: async () => ({ url: 'https://chat.example/' }),
      },
    },
  })
  await rendered.settle()
  await act(async () => rendered.engine.texts.switchTo('EN', messages))
  return rendered
}

describe('the gate notice', () => {
  it('explains maintenance with the texts of the specification (R-SITE-GATE-03, R-SITE-GATE-04, R-SITE-GATE-05)', async () => {
    const { root } = await render(1)
    expect(root.querySelector('h1')?.textContent).toBe('System Maintenance')
    expect(root.textContent).toContain('RESTRICTION OF VISIT')
    expect(root.textContent).toContain('Dear valued Customer: We are currently performing a system maintenance')
  })

  it('shows the visitor’s IP address and country if the region is blocked (R-SITE-GATE-09, R-SITE-GATE-10, R-SITE-GATE-11)', async () => {
    const { root } = await render(2)
    expect(root.querySelector('h1')?.textContent).toBe('IP Restriction')
    expect(root.textContent).toContain('Your IP address: 192.0.2.1 (VN)')
    expect(root.textContent).toMatch(/refused because of your location or IP/)
  })

  it.each([
    [1, 'R-SITE-GATE-06, R-SITE-GATE-07'],
    [2, 'R-SITE-GATE-12'],
  ])('opens customer service with its button while the status is %i (%s)', async (status) => {
    const { root, engine } = await render(status)
    const replace = vi.fn()
    vi.spyOn(engine.window, 'open').mockReturnValue({ closed: false, location: { replace } } as unknown as Window)
    const contact = [...root.querySelectorAll<HTMLElement>('button')].find((button) => button.textContent === 'Contact Us')
    await act(async () => contact?.click())
    await vi.waitFor(() => expect(replace.mock.calls).toEqual([['https://chat.example/']]))
  })

  it('offers a retry if the platform’s response is invalid', async () => {
    const { root } = await render(77)
    expect([...root.querySelectorAll('button')].map((button) => button.textContent)).toContain('Try again')
  })
})
