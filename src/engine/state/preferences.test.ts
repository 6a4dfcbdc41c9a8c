import { describe, expect, it, vi } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { createPreferences } from './preferences.ts'
import { createStorage } from './storage.ts'

function world() {
  const kept = new Map<string, string>()
  const local = createStorage(() => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }))
  const setCookie = vi.fn()
  const preferences = createPreferences(
    { language: 'TY', theme: 'dark', balanceHidden: false },
    { local, keys: smallConfig().settings.storage.local, setCookie },
  )
  return { kept, setCookie, preferences }
}

describe('createPreferences', () => {
  it('keeps the language and the one before it on the device (R-SESSION-STORAGE-08, R-SESSION-STORAGE-09)', () => {
    const { kept, preferences, setCookie } = world()
    preferences.chooseLanguage('EN')
    expect(Object.fromEntries(kept)).toEqual({ lang: 'EN', hisLang: 'TY' })
    expect(setCookie).toHaveBeenCalledWith('lang', 'EN')
    expect(preferences.get().language).toBe('EN')
  })

  it('does not call a language that is restored a change', () => {
    const { kept, preferences } = world()
    preferences.restoreLanguage('EN')
    expect(kept.has('hisLang')).toBe(false)
    expect(preferences.get().language).toBe('EN')
  })

  it('keeps the theme on the device and in a cookie', () => {
    const { kept, preferences, setCookie } = world()
    preferences.chooseTheme('light')
    expect(kept.get('theme')).toBe('light')
    expect(setCookie).toHaveBeenCalledWith('theme', 'light')
  })
})
