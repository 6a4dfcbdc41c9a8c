// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../../merchants/base/messages/EN.json' with { type: 'json' }
import { Problem } from '../../engine/index.ts'
import { renderWidget } from '../../engine/testing/render-widget.tsx'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { useCategoryDisplay, useVendorName } from './use-category-display.ts'
import { type RecordDays, useRecordDays } from './use-record-days.ts'
import { type RecordPages, useRecordPages } from './use-record-pages.ts'
import { useFormatTime } from './use-format-time.ts'

/** Renders a widget that calls a hook, and returns a getter of the hook's result. */
async function renderHookValue<T>(useHook: () => T): Promise<{ current(): T; settle(): Promise<void> }> {
  let result: T
  const View = (): null => {
    result = useHook()
    return null
  }
  const widget = createWidgetDefinition('steps', View)
  const { settle } = await renderWidget({ widget, node: { widget: 'steps' }, ports: {} })
  return { current: () => result, settle }
}

describe('the days of a record page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 3, 18) }))
  afterEach(() => void vi.useRealTimers())

  it('are a preset, or the last valid range, in the time zone of the brand', async () => {
    const { current } = await renderHookValue<RecordDays>(() => useRecordDays('days30'))
    expect(current()).toMatchObject({
      today: '2026-03-04',
      query: { period: 'days30' },
      errorKey: undefined,
      customRange: { from: '2026-02-26', to: '2026-03-04' },
    })
    await act(async () => current().choose('own'))
    expect(current()).toMatchObject({ choice: 'own', query: { from: '2026-02-26', to: '2026-03-04' } })
    const invalidRanges = [
      [{ from: '2026-03-05' }, 'error_days_order'],
      [{ from: '' }, 'error_day'],
      [{ from: '2025-03-03' }, 'error_days_max'],
    ] as const
    for (const [days, errorKey] of invalidRanges) {
      await act(async () => current().setCustomRange(days))
      expect(current()).toMatchObject({
        errorKey,
        customRange: { ...days, to: '2026-03-04' },
        query: { from: '2026-02-26', to: '2026-03-04' },
      })
    }
    await act(async () => current().setCustomRange({ from: '2025-03-04' }))
    expect(current()).toMatchObject({ errorKey: undefined, query: { from: '2025-03-04', to: '2026-03-04' } })
    await act(async () => current().setCustomRange({ from: '2026-03-04' }))
    expect(current()).toMatchObject({ errorKey: undefined, query: { from: '2026-03-04', to: '2026-03-04' } })
    await act(async () => current().setCustomRange({ to: '' }))
    await act(async () => current().choose('today'))
    expect(current()).toMatchObject({ errorKey: undefined, query: { period: 'today' } })
  })

  it('have headings with their weekday, preceded by “today” or “yesterday”', async () => {
    const { current } = await renderHookValue(useFormatTime)
    const { toIsoDay, heading, time, dateTime } = current()
    expect([toIsoDay('2026-03-03T17:30:05Z'), time('2026-03-03T17:30:05Z'), dateTime('2026-03-03T17:30:05Z')]).toEqual([
      '2026-03-04',
      '00:30',
      '2026-03-04 00:30:05',
    ])
    expect(heading('2026-03-04')).toBe(`${en.report_today} · ${heading('2026-03-04').split(' · ')[1] ?? ''}`)
    expect(heading('2026-03-03')).toContain(`${en.report_yesterday} · `)
    expect(heading('2026-03-02')).not.toContain('·')
    for (const part of ['Mon', 'March', '2', '2026']) expect(heading('2026-03-02')).toContain(part)
    expect(heading('some day')).toBe('some day')
  })
})

describe('pages of records', () => {
  type Page = { readonly rows: readonly string[]; readonly next?: string }

  it('continue where the previous one ended, also after a failure', async () => {
    const responses: (() => Promise<Page>)[] = [
      async () => ({ rows: ['a'], next: '1' }),
      () => Promise.reject(new Problem('network', { messageKey: 'error_network' })),
      async () => ({ rows: ['b'], next: '2' }),
      async () => ({ rows: ['c'] }),
    ]
    const request = vi.fn((_: unknown, _start: { readonly cursor?: string }) =>
      (responses.shift() ?? (() => Promise.reject(new Error('Expected no further request.'))))(),
    )
    const { current, settle } = await renderHookValue<RecordPages<Page>>(() => useRecordPages('some', request))
    const listRows = () => current().pages.flatMap((page) => page.rows)
    expect([listRows(), current().nextPageState]).toEqual([['a'], 'ready'])
    const listCursors = () => request.mock.calls.slice(1).map(([, { cursor }]) => cursor)
    await act(async () => current().loadMore())
    await settle()
    expect([listRows(), current().nextPageState, current().problem?.code]).toEqual([['a'], 'failed', 'network'])
    await act(async () => current().loadMore())
    await settle()
    expect([listRows(), current().nextPageState, current().problem]).toEqual([['a', 'b'], 'ready', undefined])
    await act(async () => current().loadMore())
    await settle()
    expect([listRows(), current().nextPageState]).toEqual([['a', 'b', 'c'], undefined])
    await act(async () => current().loadMore())
    expect(listCursors()).toEqual(['1', '1', '2'])
    expect(request.mock.calls[0]?.[1]).toEqual({})
  })

  it('are requested one at a time, and reset by a new first page', async () => {
    const resolvers: ((page: Page) => void)[] = []
    const request = vi.fn((_: unknown, { cursor }: { readonly cursor?: string }): Promise<Page> =>
      cursor === undefined
        ? Promise.resolve({ rows: [`first ${String(request.mock.calls.length)}`], next: '1' })
        : new Promise((resolve) => resolvers.push(resolve)),
    )
    const { current, settle } = await renderHookValue<RecordPages<Page>>(() => useRecordPages('some', request))
    await act(async () => current().loadMore())
    expect(current().nextPageState).toBe('loading')
    await act(async () => current().loadMore())
    expect(request).toHaveBeenCalledTimes(2)
    await act(async () => current().firstPageQuery.refetch())
    await settle()
    expect(current().nextPageState).toBe('ready')
    await act(async () => current().loadMore())
    await act(async () => resolvers[1]?.({ rows: ['new'] }))
    await act(async () => resolvers[0]?.({ rows: ['late'] }))
    expect(current().pages.flatMap(({ rows }) => rows)).toEqual(['first 3', 'new'])
  })
})

it('vendors and categories are displayed by name, or by code if the brand no longer has them', async () => {
  const { current } = await renderHookValue(() => [useVendorName(), useCategoryDisplay()] as const)
  const [getVendorName, getCategoryDisplay] = current()
  expect([getVendorName('PP'), getVendorName('GONE')]).toEqual(['Vendor PP', 'GONE'])
  expect([getCategoryDisplay('RNG'), getCategoryDisplay('OLD'), getCategoryDisplay('toString')]).toEqual([
    { name: en.in_rng_game, icon: 'slots' },
    { name: 'OLD', icon: 'play' },
    { name: 'toString', icon: 'play' },
  ])
})
