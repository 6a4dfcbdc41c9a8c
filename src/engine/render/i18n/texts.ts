import { createInstance } from 'i18next'
import { createStore, type Store } from '../../state/store.ts'

export type Values = Readonly<Record<string, string | number>>

/** The text of a message key in the language that is shown, with `{name}` replaced by the value of that name. */
export type Text = (key: string, values?: Values) => string

export interface Texts extends Store<{ readonly language: string; readonly text: Text }> {
  /** Shows another language, whose texts are given. */
  show(language: string, messages: Readonly<Record<string, string>>): void
}

const space = 'site'

/**
 * The texts of the site. A key without a text never reaches the screen: its words do, and `onMissing` hears of it.
 */
export function createTexts(language: string, messages: Readonly<Record<string, string>>, onMissing: (key: string) => void): Texts {
  const instance = createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    cleanCode: false,
    load: 'currentOnly',
    ns: [space],
    defaultNS: space,
    resources: { [language]: { [space]: messages } },
    keySeparator: false,
    nsSeparator: false,
    pluralSeparator: '|',
    contextSeparator: '|',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    initAsync: false,
    returnNull: false,
    parseMissingKeyHandler: (key) => {
      onMissing(key)
      return wordsOf(key)
    },
  })
  const textIn = (code: string): Text => {
    const translate = instance.getFixedT(code, space)
    return (key, values) => (values === undefined ? translate(key) : translate(key, { ...values }))
  }
  const store = createStore({ language, text: textIn(language) })
  return {
    ...store,
    show: (next, texts) => {
      instance.addResourceBundle(next, space, texts, false, true)
      store.set({ language: next, text: textIn(next) })
    },
  }
}

const wordsOf = (key: string): string => {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}
