import type { SiteConfig } from '../contract/site.ts'
import { createStore, type Store } from './store.ts'
import type { TextStorage } from './storage.ts'

export type ThemeName = 'dark' | 'light'

export interface Preferences {
  /** A language code of the merchant's. */
  readonly language: string
  readonly theme: ThemeName
  readonly balanceHidden: boolean
}

/** Where choices are kept: the device's storage, and two cookies that only let the first byte be right. */
export interface PreferenceHome {
  readonly local: TextStorage
  readonly keys: SiteConfig['settings']['storage']['local']
  setCookie(name: 'lang' | 'theme', value: string): void
}

export interface PreferencesStore extends Store<Preferences> {
  chooseLanguage(code: string): void
  /** The language that was chosen before; the one before it stays. */
  restoreLanguage(code: string): void
  chooseTheme(theme: ThemeName): void
  toggleBalance(): void
}

/** What the visitor has chosen. A chosen language is kept with the one before it. */
export function createPreferences(initial: Preferences, home: PreferenceHome): PreferencesStore {
  const store = createStore(initial)
  const restoreLanguage = (code: string): void => {
    home.setCookie('lang', code)
    store.update((draft) => void (draft.language = code))
  }
  return {
    ...store,
    restoreLanguage,
    chooseLanguage: (code) => {
      const { language } = store.get()
      if (language !== code) home.local.set(home.keys.hisLang, language)
      home.local.set(home.keys.lang, code)
      restoreLanguage(code)
    },
    chooseTheme: (theme) => {
      home.local.set(home.keys.theme, theme)
      home.setCookie('theme', theme)
      store.update((draft) => void (draft.theme = theme))
    },
    toggleBalance: () => store.update((draft) => void (draft.balanceHidden = !draft.balanceHidden)),
  }
}
