// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const address = 'https://chat.example/room'

async function render(chat?: { readonly url: string }): Promise<RenderedSite> {
  const chatRoom = {
    kind: 'modal' as const,
    title: 'chat_title',
    access: 'everyone' as const,
    head: 'chat' as const,
    nodes: { room: { widget: 'chat-room' as const, props: {} } },
  }
  const rendered = await renderSite({
    config: {
      settings: { ...config.settings, ...(chat && { chat }), times: { ...config.settings.times, launchTimeoutSeconds: 0.05 } },
      overlays: { ...config.overlays, overlays: { ...config.overlays.overlays, chatRoom } },
    },
    widgets: [createWidgetDefinition('chat-room', View)],
  })
  await act(async () => rendered.engine.openOverlay('chatRoom'))
  await rendered.settle()
  return rendered
}

const dialog = (): HTMLElement => document.querySelector('dialog') as HTMLElement

afterEach(() => vi.restoreAllMocks())

describe('the chat room', () => {
  it('is an overlay with the chat header and a sandboxed frame with the URL that the brand configures (R-OVERLAY-07)', async () => {
    await render({ url: address })
    const frame = dialog().querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(address)
    expect(frame?.title).toBe('Title')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
    expect(dialog().querySelector('.header')?.classList).toContain('chatHeader')
  })

  it('shows a message if the chat does not load in time, and reloads it on request', async () => {
    const { settle } = await render({ url: address })
    const first = dialog().querySelector('iframe')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 80))))
    expect(dialog().textContent).toContain('Late title')
    const retryButton = [...dialog().querySelectorAll('button')].find((button) => button.textContent === 'Try again')
    await act(async () => retryButton?.click())
    await settle()
    expect(dialog().querySelector('iframe')).not.toBe(first)
    await act(async () => dialog().querySelector('iframe')?.dispatchEvent(new Event('load')))
    expect(dialog().textContent).not.toContain('Late title')
    expect(dialog().querySelector('[role=status]')).toBeNull()
  })

  it('links to customer service if the brand has no chat room', async () => {
    await render()
    expect(dialog().querySelector('iframe')).toBeNull()
    expect(dialog().textContent).toContain('None text')
    expect([...dialog().querySelectorAll('button')].map((button) => button.textContent)).toContain('Support')
  })
})
