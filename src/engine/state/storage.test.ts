import { describe, expect, it } from 'vitest'
import { createStorage } from './storage.ts'

const denyAccess = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe('createStorage', () => {
  it('keeps values in memory if the browser’s storage is unavailable', () => {
    const storage = createStorage(denyAccess)
    storage.set('lang', 'EN')
    expect(storage.get('lang')).toBe('EN')
    storage.remove('lang')
    expect(storage.get('lang')).toBeUndefined()
    storage.set('a', '1')
    storage.clear()
    expect(storage.get('a')).toBeUndefined()
  })

  it('returns the last value if the browser’s storage accepts no more changes', () => {
    const rejectChange = (): never => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const fullStorage = { getItem: () => 'old', setItem: rejectChange, removeItem: rejectChange, clear: rejectChange } as unknown as Storage
    const storage = createStorage(() => fullStorage)
    expect(storage.get('lang')).toBe('old')
    storage.set('lang', 'new')
    expect(storage.get('lang')).toBe('new')
    storage.remove('lang')
    expect(storage.get('lang')).toBeUndefined()
    storage.clear()
    expect(storage.get('lang')).toBeUndefined()
    storage.set('lang', 'newest')
    expect(storage.get('lang')).toBe('newest')
  })
})
