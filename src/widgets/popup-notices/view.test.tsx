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
const createNotice = (id: string, overrides: Partial<Announcement> = {}): Announcement => ({
  id,
  type: 'PU',
  title: `Title ${id}`,
  content: `<p>Text ${id}</p>`,
  timestamp: '2026-11-18T17:30:05Z',
  ...overrides,
})

/** Opens the overlay with `page`, which contains the ids of the notices to show, one per line. */
async function openPopup(page: string | undefined, request: () => Promise<Announcement[]>): Promise<RenderedSite> {
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
const findDialog = (): HTMLElement => document.querySelector('dialog') as HTMLElement
const press = async ({ settle }: RenderedSite, name: string): Promise<void> => {
  await act(async () =>
    [...findDialog().querySelectorAll<HTMLElement>('article ~ div > *')].find((element) => element.textContent === name)?.click(),
  )
  await settle()
}
const getTitle = (): string | undefined => document.querySelector('dialog h3')?.textContent

describe('pop-up notices', () => {
  it('are limited to the ids that the overlay was opened with, and shown one at a time; the button of the last notice closes the overlay', async () => {
    const rendered = await openPopup('a\nc', async () => ['a', 'b', 'c'].map((id) => createNotice(id)))
    expect([getTitle(), findDialog().querySelector('time')?.textContent]).toEqual(['Title a', '2026-11-19 00:30:05'])
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(findDialog().textContent).toContain('Text a')
    await press(rendered, 'Next')
    expect([getTitle(), document.activeElement?.textContent]).toEqual(['Title c', 'Title c'])
    await press(rendered, 'Close')
    expect(rendered.engine.overlays.get()).toEqual([])
  })

  it('close when their action opens a page, and hide an action whose page does not exist', async () => {
    const rendered = await openPopup('a', async () => [createNotice('a', { action: { route: 'sports' }, label: 'Matches' })])
    await press(rendered, 'Matches')
    expect([rendered.engine.location.get().pathname, rendered.engine.overlays.get()]).toEqual(['/sports', []])
    await openPopup('a', async () => [createNotice('a', { action: { route: 'gone' }, label: 'Matches' })])
    expect(findDialog().textContent).not.toContain('Matches')
  })

  it('show an empty state, and a load error with a retry button', async () => {
    await openPopup('gone', async () => [createNotice('a')])
    expect(findDialog().textContent).toContain('None title')
    await openPopup(undefined, async () => [createNotice('a')])
    expect(getTitle()).toBe('Title a')
    let failing = true
    const { settle } = await openPopup('a', async () => {
      if (failing) throw new Problem('network', { messageKey: 'error_network' })
      return [createNotice('a')]
    })
    expect(findDialog().textContent).toContain('Network')
    failing = false
    await act(async () => [...findDialog().querySelectorAll('button')].find((button) => button.textContent === 'Try again')?.click())
    await settle()
    expect(getTitle()).toBe('Title a')
  })
})
