import { describe, expect, it, vi } from 'vitest'
import { collectRecords, maxRecords } from './collect-records.ts'

describe('exported records', () => {
  it('are those of every page, in order', async () => {
    const request = vi.fn(async ({ cursor }: { readonly cursor?: string }) =>
      cursor === undefined ? { rows: ['a', 'b'], next: '1' } : cursor === '1' ? { rows: ['c'], next: '2' } : { rows: ['d'] },
    )
    expect(await collectRecords(request, ({ rows }) => rows)).toEqual({ records: ['a', 'b', 'c', 'd'], truncated: false })
    expect(request.mock.calls).toEqual([[{}], [{ cursor: '1' }], [{ cursor: '2' }]])
  })

  it('are truncated at the maximum, and marked as truncated', async () => {
    const request = async () => ({ rows: Array.from({ length: 4_000 }, () => 0), next: 'more' })
    const { records, truncated } = await collectRecords(request, ({ rows }) => rows)
    expect([records.length, truncated]).toEqual([maxRecords, true])
  })

  it('are marked as truncated only if there are more than the maximum, and no page is requested beyond it', async () => {
    const fullPageRows = Array.from({ length: maxRecords }, () => 0)
    const requestFullPage = vi.fn(async () => ({ rows: fullPageRows, next: 'more' }))
    expect(await collectRecords(requestFullPage, ({ rows }) => rows)).toMatchObject({ truncated: true })
    expect(requestFullPage).toHaveBeenCalledOnce()
    const requestExactlyMax = async (): Promise<{ readonly rows: readonly number[]; readonly next?: string }> => ({ rows: fullPageRows })
    expect(await collectRecords(requestExactlyMax, ({ rows }) => rows)).toMatchObject({ truncated: false })
    const requestOneTooMany = async (): Promise<{ readonly rows: readonly number[]; readonly next?: string }> => ({
      rows: [...fullPageRows, 1],
    })
    expect(await collectRecords(requestOneTooMany, ({ rows }) => rows)).toEqual({ records: fullPageRows, truncated: true })
  })
})
