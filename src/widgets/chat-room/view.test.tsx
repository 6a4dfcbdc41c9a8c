// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { View } from './view.tsx'

const config = smallConfig()
const chatUrl = 'https://chat.example/room'

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

const getDialog = (): HTMLElement => document.querySelector('dialog') as HTMLElement

afterEach(() => vi.restoreAllMocks())

describe('the chat room', () => {
  it('is an overlay with the chat header and a sandboxed frame with the URL that the brand configures (R-OVERLAY-07)', async () => {
    await render({ url: chatUrl })
    const frame = getDialog().querySelector('iframe')
    expect(frame?.getAttribute('src')).toBe(chatUrl)
    expect(frame?.title).toBe('Title')
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
    expect(getDialog().querySelector('.header')?.classList).toContain('chatHeader')
  })

  it('shows a message if the chat does not load in time, and reloads it on request', async () => {
    const { settle } = await render({ url: chatUrl })
    const firstFrame = getDialog().querySelector('iframe')
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 80))))
    expect(getDialog().textContent).toContain('Late title')
    const retryButton = [...getDialog().querySelectorAll('button')].find((button) => button.textContent === 'Try again')
    await act(async () => retryButton?.click())
    await settle()
    expect(getDialog().querySelector('iframe')).not.toBe(firstFrame)
    await act(async () => getDialog().querySelector('iframe')?.dispatchEvent(new Event('load')))
    expect(getDialog().textContent).not.toContain('Late title')
    expect(getDialog().querySelector('[role=status]')).toBeNull()
  })

  it('links to customer service if the brand has no chat room', async () => {
    await render()
    expect(getDialog().querySelector('iframe')).toBeNull()
    expect(getDialog().textContent).toContain('None text')
    expect([...getDialog().querySelectorAll('button')].map((button) => button.textContent)).toContain('Support')
  })
})
