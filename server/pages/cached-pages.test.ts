import { describe, expect, it } from 'vitest'
import type { RenderData } from './first-screen.ts'
import { CachedPages, type RenderedPage } from './cached-pages.ts'
import type { ServedMerchant } from '../modules/brands/served-merchant.ts'

const merchant = {} as ServedMerchant
const facts = {} as RenderData
const renderPage = (): Promise<RenderedPage> => Promise.resolve({} as RenderedPage)
const setPage = (pages: CachedPages, key: string, page = renderPage()): Promise<RenderedPage> => pages.set(merchant, key, { facts, page })

describe('cached pages', () => {
  it('are limited per merchant, and the least recently used one is removed first', () => {
    const pages = new CachedPages(3)
    const keys = Array.from({ length: 50 }, (_, i) => `page ${i}`)
    for (const key of keys) {
      void setPage(pages, key)
      void pages.get(merchant, 'page 7', facts)
    }
    expect(keys.filter((key) => pages.get(merchant, key, facts) !== undefined)).toEqual(['page 7', 'page 48', 'page 49'])
    expect(pages.get({} as ServedMerchant, 'page 49', facts)).toBeUndefined()
  })

  it('are found only with the same facts, and are not kept if rendering failed', async () => {
    const pages = new CachedPages(3)
    const page = await setPage(pages, 'good')
    expect(await pages.get(merchant, 'good', facts)).toBe(page)
    expect(pages.get(merchant, 'good', { ...facts })).toBeUndefined()
    await expect(setPage(pages, 'bad', Promise.reject(new Error('rendering failed')))).rejects.toThrow('rendering failed')
    expect(pages.get(merchant, 'bad', facts)).toBeUndefined()
  })
})
