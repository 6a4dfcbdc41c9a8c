// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import type { BannerProps } from '../../generated/config.ts'
import { View } from './eager-view.tsx'

const config = smallConfig()
const slides: BannerProps['slides'] = {
  second: { image: 'b.webp', title: 'banner_second', order: 20 },
  first: { image: 'a.webp', title: 'banner_first', label: 'banner_label', action: { overlay: 'register' }, order: 10 },
}

function render(props: Partial<BannerProps> = {}): Promise<RenderedSite> {
  const page = {
    title: 'page_home_title',
    description: 'page_home_description',
    nodes: { banner: { widget: 'banner' as const, props: { slides, ...props } } },
  }
  return renderSite({
    config: { pages: { ...config.pages, home: page }, layouts: { areas: {}, layouts: { full: {} } } },
    widgets: [createWidgetDefinition('banner', View)],
  })
}

const visibleTitle = (root: ParentNode): string | undefined =>
  [...root.querySelectorAll('main h1, main h2')].find((heading) => heading.closest('[inert]') === null)?.textContent

afterEach(() => vi.useRealTimers())

describe('the banner', () => {
  it.each(['hero', 'split', 'strip', 'stage'] as const)('shows its slides in order, one at a time, as %s', async (variant) => {
    const { root } = await render({ variant })
    expect(root.querySelector('h1')?.textContent).toBe('First')
    expect(visibleTitle(root)).toBe('First')
    expect(root.querySelectorAll('main [inert]')).toHaveLength(1)
  })

  it('shows the chosen slide', async () => {
    const { root } = await render()
    await act(async () =>
      [...root.querySelectorAll<HTMLElement>('main button')]
        .find((button) => button.hasAttribute('aria-current') && button.getAttribute('aria-current') !== 'true')
        ?.click(),
    )
    expect(visibleTitle(root)).toBe('Second')
  })

  it('changes slides automatically only if configured, and can be paused', async () => {
    const manual = await render()
    expect(manual.root.querySelector('[aria-label=Pause]')).toBeNull()
    const automatic = await render({ autoplaySeconds: 5 })
    vi.useFakeTimers()
    await act(async () => automatic.root.querySelector<HTMLElement>('[aria-label=Pause]')?.click())
    await act(async () => void vi.advanceTimersByTime(20_000))
    expect(visibleTitle(automatic.root)).toBe('First')
    await act(async () => automatic.root.querySelector<HTMLElement>('[aria-label=Play]')?.click())
    await act(async () => void vi.advanceTimersByTime(5_100))
    expect(visibleTitle(automatic.root)).toBe('Second')
  })

  it('does not change slides automatically while it is hovered or has the focus, also after the other of the two has ended', async () => {
    const { root } = await render({ autoplaySeconds: 5 })
    const button = root.querySelector<HTMLElement>('[aria-label=Pause]')
    const move = (type: 'pointerover' | 'pointerout') =>
      act(async () => void button?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body })))
    const wait = () => act(async () => void vi.advanceTimersByTime(5_100))
    vi.useFakeTimers()
    await act(async () => button?.focus())
    await move('pointerover')
    await move('pointerout')
    await wait()
    expect(visibleTitle(root)).toBe('First')
    await move('pointerover')
    await act(async () => button?.blur())
    await wait()
    expect(visibleTitle(root)).toBe('First')
    await move('pointerout')
    await wait()
    expect(visibleTitle(root)).toBe('Second')
  })
})
