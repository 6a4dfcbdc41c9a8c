// @vitest-environment happy-dom
import { act, createElement, Suspense, use, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { earlyClicks } from '../../server/pages/early-clicks.ts'

const pressed = vi.fn()
const button = (name: string): HTMLButtonElement => document.querySelector(`#root [name=${name}]`) as HTMLButtonElement
const frame = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))

/** A page with one widget in the entry bundle, and one whose code is loaded later. */
beforeEach(() => {
  pressed.mockClear()
  delete document.documentElement.dataset['hydrated']
  document.body.innerHTML = '<div id="root"><button name="now">Now</button><!--$--><button name="later">Later</button><!--/$--></div>'
})
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.eval(earlyClicks)
})

function Page({ code }: { readonly code: Promise<unknown> }): ReactNode {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return [
    createElement('button', { key: 'now', name: 'now', suppressHydrationWarning: true, onClick: () => pressed('now') }, 'Now'),
    createElement(Suspense, { key: 'later' }, createElement(Late, { code })),
  ]
}

function Late({ code }: { readonly code: Promise<unknown> }): ReactNode {
  use(code)
  return createElement('button', { name: 'later', suppressHydrationWarning: true, onClick: () => pressed('later') }, 'Later')
}

it('a click before hydration is repeated after it, and the element is marked busy until then; of several clicks the last counts', async () => {
  button('later').click()
  button('now').click()
  expect([button('later'), button('now')].map((one) => one.getAttribute('aria-busy'))).toEqual([null, 'true'])
  await frame()
  expect(pressed).not.toHaveBeenCalled()
  await act(async () => hydrateRoot(document.getElementById('root') as Element, createElement(Page, { code: Promise.resolve() })))
  await frame()
  expect(pressed.mock.calls).toEqual([['now']])
  expect(button('now').hasAttribute('aria-busy')).toBe(false)
  await act(async () => button('now').click())
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('a click on a widget whose code is not loaded is repeated once it is', async () => {
  let come = (_: unknown): void => undefined
  const code = new Promise((resolve) => (come = resolve))
  await act(async () => hydrateRoot(document.getElementById('root') as Element, createElement(Page, { code })))
  expect(document.documentElement.dataset['hydrated']).toBe('')
  await act(async () => button('later').click())
  await frame()
  expect(pressed).not.toHaveBeenCalled()
  expect(button('later').getAttribute('aria-busy')).toBe('true')
  await act(async () => come(undefined))
  await frame()
  expect(pressed.mock.calls).toEqual([['later']])
  expect(button('later').hasAttribute('aria-busy')).toBe(false)
})
