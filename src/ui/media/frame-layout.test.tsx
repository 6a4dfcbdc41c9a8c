// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { FrameLayout } from './frame-layout.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  vi.restoreAllMocks()
})

/** Renders the layout 90 px below the top of a document without the full-screen API, as on iPhones. */
async function renderWithoutFullScreenApi(): Promise<HTMLElement> {
  for (const name of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen'])
    Object.defineProperty(document, name, { value: undefined, configurable: true })
  Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined, configurable: true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 90, 360, 600))
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root?.render(
      <FrameLayout label="Game" title="Game" back={null} labels={{ enterFullScreen: 'Full screen', exitFullScreen: 'Leave full screen' }}>
        {null}
      </FrameLayout>,
    ),
  )
  return container
}

it('can be expanded to the full window and back without the full-screen API', async () => {
  const container = await renderWithoutFullScreenApi()
  const button = container.querySelector('button')
  await act(async () => button?.click())
  expect(button?.getAttribute('aria-pressed')).toBe('true')
  await act(async () => button?.click())
  expect(button?.getAttribute('aria-pressed')).toBe('false')
})

it('measures the height of the page above it without the full-screen API', async () => {
  const container = await renderWithoutFullScreenApi()
  expect(container.querySelector('section')?.style.getPropertyValue('--height-above')).toBe('90px')
})
