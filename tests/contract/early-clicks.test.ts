// @vitest-environment happy-dom
import { act, createElement, Suspense, use, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { earlyClickScript } from '../../server/pages/early-clicks.ts'

const onPress = vi.fn()
const getButton = (name: string): HTMLButtonElement => document.querySelector(`#root [name=${name}]`) as HTMLButtonElement
const waitForFrames = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

/**
 * Sets the server-rendered HTML of a page with a widget of the entry bundle and a widget whose code is loaded later.
 */
beforeEach(() => {
  onPress.mockClear()
  delete document.documentElement.dataset['hydrated']
  document.body.innerHTML = '<div id="root"><button name="now">Now</button><!--$--><button name="later">Later</button><!--/$--></div>'
})
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.eval(earlyClickScript)
})

function Page({ code }: { readonly code: Promise<unknown> }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return [
    createElement('button', { key: 'now', name: 'now', suppressHydrationWarning: true, onClick: () => onPress('now') }, 'Now'),
    createElement(Suspense, { key: 'later' }, createElement(LateWidget, { code })),
  ]
}

function LateWidget({ code }: { readonly code: Promise<unknown> }): ReactNode {
  use(code)
  return createElement('button', { name: 'later', suppressHydrationWarning: true, onClick: () => onPress('later') }, 'Later')
}

it('a click before hydration is repeated after it, and the element is marked busy until then; of several clicks only the last is repeated', async () => {
  getButton('later').click()
  getButton('now').click()
  expect([getButton('later'), getButton('now')].map((element) => element.getAttribute('aria-busy'))).toEqual([null, 'true'])
  await waitForFrames()
  expect(onPress).not.toHaveBeenCalled()
  await act(async () => hydrateRoot(document.getElementById('root') as Element, createElement(Page, { code: Promise.resolve() })))
  await waitForFrames()
  expect(onPress.mock.calls).toEqual([['now']])
  expect(getButton('now').hasAttribute('aria-busy')).toBe(false)
  await act(async () => getButton('now').click())
  expect(onPress).toHaveBeenCalledTimes(2)
})

it('a click on a widget whose code is not loaded yet is repeated once it is loaded', async () => {
  let resolveCode = (_: unknown): void => undefined
  const code = new Promise((resolve) => (resolveCode = resolve))
  await act(async () => hydrateRoot(document.getElementById('root') as Element, createElement(Page, { code })))
  expect(document.documentElement.dataset['hydrated']).toBe('')
  await act(async () => getButton('later').click())
  await waitForFrames()
  expect(onPress).not.toHaveBeenCalled()
  expect(getButton('later').getAttribute('aria-busy')).toBe('true')
  await act(async () => resolveCode(undefined))
  await waitForFrames()
  expect(onPress.mock.calls).toEqual([['later']])
  expect(getButton('later').hasAttribute('aria-busy')).toBe(false)
})
