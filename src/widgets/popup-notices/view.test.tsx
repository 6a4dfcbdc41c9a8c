// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../engine/index.ts'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { Announcement } from '../../generated/api.ts'
import { View } from './view.tsx'

const config = smallConfig()
const notice = (id: string, overrides: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'PU',
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  timestamp: '2026-11-18T17:30:05Z',
  ...overrides,
})

/** Opens the overlay with `page`, which contains the ids of the notices to show, one per line. */
async function open(page: string | undefined, request: () => Promise<Announcement[]>): Promise<RenderedSite> {
  const rendered = await renderSite({
    config: {
      overlays: {
        ...config.overlays,
        overlays: {
          ...config.overlays.overlays,
          popup: {
            kind: 'modal',
            title: 'page_home_title',
            access: 'everyone',
            clickToClose: true,
            nodes: { notices: { widget: 'popup-notices' } },
          },
        },
      },
    },
    widgets: [createWidgetDefinition('popup-notices', View)],
    ports: { content: { notices: async () => ({ player: [], banners: [], promotion: [], popup: await request() }) } },
  })
  await act(async () => rendered.engine.openOverlay('popup', page))
  await rendered.settle()
  await rendered.settle()
  return rendered
}
const dialog = (): HTMLElement => document.querySelector('dialog') as HTMLElement
const press = async ({ settle }: RenderedSite, name: string): Promise<void> => {
  await act(async () =>
    [...dialog().querySelectorAll<HTMLElement>('article ~ div > *')].find((element) => element.textContent === name)?.click(),
  )
  await settle()
}
const title = (): string | undefined => document.querySelector('dialog h3')?.textContent

describe('pop-up notices', () => {
  it('are limited to the ids that the overlay was opened with, and shown one at a time; the button of the last one closes the overlay', async () => {
    const rendered = await open('a\nc', async () => ['a', 'b', 'c'].map((id) => notice(id)))
    expect([title(), dialog().querySelector('time')?.textContent]).toEqual(['Title a', '2026-11-19 00:30:05'])
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(dialog().textContent).toContain('Text a')
    await press(rendered, 'Next')
    expect([title(), document.activeElement?.textContent]).toEqual(['Title c', 'Title c'])
    await press(rendered, 'Close')
    expect(rendered.engine.overlays.get()).toEqual([])
  })

  it('close when their action opens a page, and hide an action whose page does not exist', async () => {
    const rendered = await open('a', async () => [notice('a', { action: { route: 'sports' }, label: 'Matches' })])
    await press(rendered, 'Matches')
    expect([rendered.engine.location.get().pathname, rendered.engine.overlays.get()]).toEqual(['/sports', []])
    await open('a', async () => [notice('a', { action: { route: 'gone' }, label: 'Matches' })])
    expect(dialog().textContent).not.toContain('Matches')
  })

  it('show an empty state, and a load error with a retry button', async () => {
    await open('gone', async () => [notice('a')])
    expect(dialog().textContent).toContain('None title')
    await open(undefined, async () => [notice('a')])
    expect(title()).toBe('Title a')
    let failing = true
    const { settle } = await open('a', async () => {
      if (failing) throw new Problem('network', { messageKey: 'error_network' })
      return [notice('a')]
    })
    expect(dialog().textContent).toContain('Network')
    failing = false
    await act(async () => [...dialog().querySelectorAll('button')].find((button) => button.textContent === 'Try again')?.click())
    await settle()
    expect(title()).toBe('Title a')
  })
})
