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
})
