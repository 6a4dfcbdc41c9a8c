import type { SiteConfig } from '../contract/site.ts'
import { createStore, type Store } from './store.ts'
import type { TextStorage } from './storage.ts'

export type ThemeName = 'dark' | 'light'

export interface Preferences {
  /** A language code of the brand. */
  readonly language: string
  readonly theme: ThemeName
  readonly balanceHidden: boolean
}

/**
 * Storage of the language and the theme: the browser's local storage, and two cookies from which the server renders the
 * first response.
 */
export interface PreferenceStorage {
  readonly local: TextStorage
  readonly keys: SiteConfig['settings']['storage']['local']
  setCookie(name: 'lang' | 'theme', value: string): void
}

export interface PreferencesStore extends Store<Preferences> {
  chooseLanguage(code: string): void
  /** Applies a language chosen earlier, without changing the current and previous language in local storage. */
  restoreLanguage(code: string): void
  chooseTheme(theme: ThemeName): void
  toggleBalance(): void
}

/**
 * Creates the store of the visitor's preferences. A chosen language is stored together with the previous one.
 * `balanceHidden` is kept in memory only.
 */
export function createPreferences(initial: Preferences, storage: PreferenceStorage): PreferencesStore {
  const store = createStore(initial)
  const restoreLanguage = (code: string): void => {
    storage.setCookie('lang', code)
    store.update((draft) => void (draft.language = code))
  }
  return {
    ...store,
    restoreLanguage,
    chooseLanguage: (code) => {
      const { language } = store.get()
      if (language !== code) storage.local.set(storage.keys.hisLang, language)
      storage.local.set(storage.keys.lang, code)
      restoreLanguage(code)
    },
    chooseTheme: (theme) => {
      storage.local.set(storage.keys.theme, theme)
      storage.setCookie('theme', theme)
      store.update((draft) => void (draft.theme = theme))
    },
    toggleBalance: () => store.update((draft) => void (draft.balanceHidden = !draft.balanceHidden)),
  }
}
