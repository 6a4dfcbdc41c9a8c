// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type RequestOptions, Problem } from '../../contract/port.ts'
import { renderWidget } from '../../testing/render-widget.tsx'
import { createWidgetDefinition } from '../../testing/create-widget-definition.ts'
import { useQuery } from './use-query.ts'

type WalletResponse = Promise<{ readonly isSingle: boolean }>

afterEach(() => void vi.useRealTimers())

/** Renders a widget that shows the state and the value of a query. */
async function renderQuery(respond: (options: RequestOptions | undefined) => WalletResponse) {
  const request = vi.fn(respond)
  const View = (): ReactNode => {
    const { state, value } = useQuery('merchant wallet', ({ wallet }) => wallet.merchant())
    return `${state} ${String(value?.isSingle)}`
  }
  const ports = {
    wallet: { balance: async () => ({ sumBalance: '1' }), merchant: (_: void, options?: RequestOptions) => request(options) },
  }
  const site = await renderWidget({ widget: createWidgetDefinition('steps', View), node: { widget: 'steps' }, ports })
  const change = async (action: () => void): Promise<void> => {
    await act(async () => action())
    await site.settle()
  }
  return { fetchMock: request, change, engine: site.engine, displayedText: () => site.main.textContent }
}
const setVisibility = (visibilityState: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('values of one account are not shown to the next, and fetches in flight are aborted', async () => {
  const signals: (AbortSignal | undefined)[] = []
  let respond = async (): WalletResponse => ({ isSingle: true })
  const { fetchMock, change, engine, displayedText } = await renderQuery((options) => {
    signals.push(options?.signal)
    return respond()
  })
  expect(displayedText()).toBe('ready true')
  respond = () => new Promise(() => undefined)
  await change(() => engine.facts.setToken(undefined))
  expect(displayedText()).toBe('pending undefined')
  respond = async () => ({ isSingle: false })
  await change(() => engine.facts.setToken('another'))
  expect(displayedText()).toBe('ready false')
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
})

it('a visitor who logs in keeps seeing the previous value until it has been fetched for the account', async () => {
  let respond = async (): WalletResponse => ({ isSingle: true })
  const { change, engine, displayedText } = await renderQuery(() => respond())
  await change(() => engine.facts.setToken(undefined))
  let resolveResponse = (_: { readonly isSingle: boolean }): void => undefined
  respond = () => new Promise((resolve) => (resolveResponse = resolve))
  await change(() => engine.facts.setToken('another'))
  expect(displayedText()).toBe('ready true')
  await change(() => resolveResponse({ isSingle: false }))
  expect(displayedText()).toBe('ready false')
})

it('a visitor who returns to the page after a minute sees fresh values', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { fetchMock, change } = await renderQuery(async () => ({ isSingle: true }))
  vi.setSystemTime(Date.now() + 59_000)
  await change(() => setVisibility('visible'))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 2000)
  await change(() => setVisibility('hidden'))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await change(() => setVisibility('visible'))
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

it('a failed query is fetched again when the network is back', async () => {
  let respond = (): WalletResponse => Promise.reject(new Problem('network', { messageKey: 'error_network' }))
  const { change, engine, displayedText } = await renderQuery(() => respond())
  expect(displayedText()).toBe('failed undefined')
  respond = async () => ({ isSingle: true })
  await change(() => engine.facts.set({ ...engine.facts.get(), offline: true }))
  expect(displayedText()).toBe('failed undefined')
  await change(() => engine.facts.set({ ...engine.facts.get(), offline: false }))
  expect(displayedText()).toBe('ready true')
})
