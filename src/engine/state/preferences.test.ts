import { describe, expect, it, vi } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { createPreferences } from './preferences.ts'
import { createStorage } from './storage.ts'

function setup() {
  const stored = new Map<string, string>()
  const local = createStorage(() => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
    key: () => null,
    length: 0,
  }))
  const setCookie = vi.fn()
  const preferences = createPreferences(
    { language: 'TY', theme: 'dark', balanceHidden: false },
    { local, keys: smallConfig().settings.storage.local, setCookie },
  )
  return { stored, setCookie, preferences }
}

describe('createPreferences', () => {
  it('stores the language and the previous one on the device (R-SESSION-STORAGE-08, R-SESSION-STORAGE-09)', () => {
    const { stored, preferences, setCookie } = setup()
    preferences.chooseLanguage('EN')
    expect(Object.fromEntries(stored)).toEqual({ lang: 'EN', hisLang: 'TY' })
    expect(setCookie).toHaveBeenCalledWith('lang', 'EN')
    expect(preferences.get().language).toBe('EN')
  })

  it('does not store a previous language when a language is restored', () => {
    const { stored, preferences } = setup()
    preferences.restoreLanguage('EN')
    expect(stored.has('hisLang')).toBe(false)
    expect(preferences.get().language).toBe('EN')
  })

  it('stores the theme on the device and in a cookie', () => {
    const { stored, preferences, setCookie } = setup()
    preferences.chooseTheme('light')
    expect(stored.get('theme')).toBe('light')
    expect(setCookie).toHaveBeenCalledWith('theme', 'light')
  })
})
