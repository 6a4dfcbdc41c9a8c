import { describe, expect, it } from 'vitest'
import { createStorage } from './storage.ts'

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

describe('createStorage', () => {
  it('keeps things until the page goes where the browser refuses to', () => {
    const storage = createStorage(refuse)
    storage.set('lang', 'EN')
    expect(storage.get('lang')).toBe('EN')
    storage.remove('lang')
    expect(storage.get('lang')).toBeUndefined()
    storage.set('a', '1')
    storage.clear()
    expect(storage.get('a')).toBeUndefined()
  })
})
