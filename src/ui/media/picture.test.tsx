// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import settings from '../../../merchants/base/settings.json' with { type: 'json' }
import { Picture, PictureOrigins } from './picture.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
beforeEach(() => {
  vi.useFakeTimers()
  mockImageState({ complete: false, naturalWidth: 0 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Mocks these properties of every image element. */
function mockImageState({ complete, naturalWidth }: Pick<HTMLImageElement, 'complete' | 'naturalWidth'>): void {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete)
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
}

async function render(src: string, origins: readonly string[] = []) {
  const root = document.createElement('div')
  const srcSet = `${src} 4w, ${src}?l 8w`
  const picture = (
    <PictureOrigins value={origins}>
      <Picture {...{ src, srcSet, width: 4, height: 3, eager: true, loading: settings.lazyImages, fallback: <i>rendered</i> }} />
    </PictureOrigins>
  )
  await act(async () => createRoot(root).render(picture))
  const state = (): string | null | undefined => root.firstElementChild?.getAttribute('data-state')
  const image = (): HTMLImageElement | null => root.querySelector('img')
  const dispatch = (eventType: 'load' | 'error'): Promise<void> => act(async () => void image()?.dispatchEvent(new Event(eventType)))
  const wait = (): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(5_000)))
  return { root, state, image, dispatch, wait }
}

describe('a picture', () => {
  /** Renders a picture outside the viewport; `intersect` reports whether it intersects, once per argument. */
  async function renderOffscreen() {
    const observers: { readonly callback: IntersectionObserverCallback; readonly options: IntersectionObserverInit | undefined }[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          observers.push({ callback, options })
        }
        observe = (): void => undefined
        disconnect = (): void => undefined
      },
    )
    const root = document.createElement('div')
    const picture = <Picture src="far.webp" width={4} height={3} loading={settings.lazyImages} fallback={<i>rendered</i>} />
    await act(async () => createRoot(root).render(picture))
    return {
      options: observers.map(({ options }) => options),
      source: () => root.querySelector('img')?.getAttribute('src'),
      intersect: async (...intersecting: boolean[]) => {
        const entries = intersecting.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry)
        await act(async () => observers[0]?.callback(entries, {} as IntersectionObserver))
        await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
      },
      advance: (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
    }
  }

  it('loads when a tenth of it is within 1.3 screen heights, as in the base brand, and not before (R-MEDIA-14, R-MEDIA-17)', async () => {
    const { options, source, intersect } = await renderOffscreen()
    expect(source()).toBeUndefined()
    expect(options).toEqual([{ rootMargin: '30% 0px', threshold: 0.1 }])
    await intersect(true)
    expect(source()).toBe('far.webp')
  })

  it('is checked every 200 ms, as in the base brand, so a picture scrolled past is not loaded (R-MEDIA-15)', async () => {
    const { source, intersect, advance } = await renderOffscreen()
    await intersect(false)
    await advance(50)
    await intersect(true)
    await advance(50)
    await intersect(false)
    await advance(1_000)
    expect(source()).toBeUndefined()
    await intersect(false)
    await advance(10)
    await intersect(true)
    await advance(189)
    expect(source()).toBeUndefined()
    await advance(1)
    expect(source()).toBe('far.webp')
  })

  it('is loading at first, and loaded afterwards (R-MEDIA-09, R-MEDIA-10)', async () => {
    const { state, dispatch } = await render('a.webp')
    expect(state()).toBe('loading')
    await dispatch('load')
    expect(state()).toBe('loaded')
  })

  it('is tried three times, then shows its fallback instead of a broken image (R-MEDIA-11, R-MEDIA-12)', async () => {
    const { root, state, image, dispatch, wait } = await render('b.webp')
    const images = new Set<HTMLImageElement | null>()
    for (const attempt of [1, 2, 3]) {
      expect(state(), `attempt ${attempt}`).toBe('loading')
      images.add(image())
      await dispatch('error')
      await wait()
    }
    expect(images.size).toBe(3)
    expect(state()).toBe('error')
    expect(root.querySelector('img')).toBeNull()
    expect(root.textContent).toBe('rendered')
    await wait()
    expect(state()).toBe('error')
  })

  it('is loaded if it loaded before hydration, and retried if it failed before hydration', async () => {
    mockImageState({ complete: true, naturalWidth: 360 })
    expect((await render('d.webp')).state()).toBe('loaded')
    mockImageState({ complete: true, naturalWidth: 0 })
    const { state, dispatch, wait } = await render('e.webp')
    expect(state()).toBe('retrying')
    await wait()
    await dispatch('load')
    expect(state()).toBe('loaded')
  })

  it('tries each origin without a delay, then waits and starts over with the first one', async () => {
    const { image, state, dispatch, wait } = await render('https://one.test/f.webp', ['https://one.test', 'https://two.test'])
    const getSources = (): (string | null | undefined)[] => [image()?.getAttribute('src'), image()?.getAttribute('srcset')]
    expect(getSources()).toEqual(['https://one.test/f.webp', 'https://one.test/f.webp 4w, https://one.test/f.webp?l 8w'])
    await dispatch('error')
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(getSources()).toEqual(['https://two.test/f.webp', 'https://two.test/f.webp 4w, https://two.test/f.webp?l 8w'])
    await dispatch('error')
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)))
    expect(state()).toBe('retrying')
    await wait()
    expect(getSources()[0]).toBe('https://one.test/f.webp')
    await dispatch('load')
    expect(state()).toBe('loaded')
  })

  it('renders its fallback at once, without a request, if its URL is empty', async () => {
    const { root, state, image } = await render('')
    expect([state(), image(), root.textContent]).toEqual(['error', null, 'rendered'])
  })

  it('is loaded if the second attempt succeeds', async () => {
    const { state, dispatch, wait } = await render('c.webp')
    await dispatch('error')
    await wait()
    await dispatch('load')
    expect(state()).toBe('loaded')
  })
})
