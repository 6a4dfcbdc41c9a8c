// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type CallOptions, Problem } from '../../contract/port.ts'
import { renderWidget } from '../../testing/render-widget.tsx'
import { widgetOf } from '../../testing/widget-of.ts'
import { useQuery } from './use-query.ts'

type Answer = Promise<{ readonly isSingle: boolean }>

afterEach(() => void vi.useRealTimers())

/** Renders a widget that shows the platform's answer. */
async function renderQuery(answer: (options: CallOptions | undefined) => Answer) {
  const request = vi.fn(answer)
  const View = (): ReactNode => {
    const { state, value } = useQuery('merchant wallet', ({ wallet }) => wallet.merchant())
    return `${state} ${String(value?.isSingle)}`
  }
  const ports = { wallet: { balance: async () => ({ sumBalance: '1' }), merchant: (_: void, options?: CallOptions) => request(options) } }
  const site = await renderWidget({ widget: widgetOf('steps', View), node: { widget: 'steps' }, ports })
  const change = async (by: () => void): Promise<void> => {
    await act(async () => by())
    await site.settle()
  }
  return { fetchMock: request, change, engine: site.engine, shown: () => site.main.textContent }
}
const setVisibility = (visibilityState: 'hidden' | 'visible'): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

it('values of one account are not shown to the next, and fetches in flight are aborted', async () => {
  const signals: (AbortSignal | undefined)[] = []
  let answer = async (): Answer => ({ isSingle: true })
  const { fetchMock, change, engine, shown } = await renderQuery((options) => {
    signals.push(options?.signal)
    return answer()
  })
  expect(shown()).toBe('ready true')
  answer = () => new Promise(() => undefined)
  await change(() => engine.facts.setToken(undefined))
  expect(shown()).toBe('waiting undefined')
  answer = async () => ({ isSingle: false })
  await change(() => engine.facts.setToken('another'))
  expect(shown()).toBe('ready false')
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
})

it('a visitor who logs in keeps seeing the previous value until it has been fetched for the account', async () => {
  let answer = async (): Answer => ({ isSingle: true })
  const { change, engine, shown } = await renderQuery(() => answer())
  await change(() => engine.facts.setToken(undefined))
  let arrive = (_: { readonly isSingle: boolean }): void => undefined
  answer = () => new Promise((resolve) => (arrive = resolve))
  await change(() => engine.facts.setToken('another'))
  expect(shown()).toBe('ready true')
  await change(() => arrive({ isSingle: false }))
  expect(shown()).toBe('ready false')
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
  let answer = (): Answer => Promise.reject(new Problem('network', { messageKey: 'error_network' }))
  const { change, engine, shown } = await renderQuery(() => answer())
  expect(shown()).toBe('failed undefined')
  answer = async () => ({ isSingle: true })
  await change(() => engine.facts.set({ ...engine.facts.get(), offline: true }))
  expect(shown()).toBe('failed undefined')
  await change(() => engine.facts.set({ ...engine.facts.get(), offline: false }))
  expect(shown()).toBe('ready true')
})
