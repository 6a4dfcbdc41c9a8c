import { createInstance, type TFunction } from 'i18next'
import { createStore, type Store } from '../../state/store.ts'

export type Values = Readonly<Record<string, string | number>>

/** The text of a message key in the language that is shown, with `{name}` replaced by the value of that name. */
export type Text = (key: string, values?: Values) => string

type Messages = Readonly<Record<string, string>>

export interface Texts extends Store<{ readonly language: string; readonly text: Text }> {
  /** Shows another language, whose texts are given. */
  show(language: string, messages: Messages): void
}

export interface TextParts {
  readonly language: string
  readonly messages: Messages
  /** Values that every text may name. */
  readonly always: Values
  /** The BCP 47 tag of a language: it decides which plural form a `count` takes. */
  readonly tagOf: (language: string) => string
  /** Hears of each key without a text. */
  readonly onMissing: (key: string) => void
}

/**
 * The texts of the site. They come whole: what a brand has not said in a language was filled in when it was compiled.
 * A key without a text never reaches the screen: its words do. A name without a value stays as it is written.
 */
export function createTexts({ language, messages, always, tagOf, onMissing }: TextParts): Texts {
  const library = createInstance()
  void library.init({
    lng: tagOf(language),
    fallbackLng: false,
    load: 'currentOnly',
    ns: [language],
    resources: { [tagOf(language)]: { [language]: messages } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, defaultVariables: always },
    initAsync: false,
    parseMissingKeyHandler: (key) => {
      onMissing(key)
      return wordsOf(key)
    },
  })
  const store = createStore({ language, text: textIn(messages, library.getFixedT(tagOf(language), language)) })
  return {
    ...store,
    show: (next, texts) => {
      library.addResourceBundle(tagOf(next), next, texts, false, true)
      store.set({ language: next, text: textIn(texts, library.getFixedT(tagOf(next), next)) })
    },
  }
}

/** Most texts are only words: a page of thousands of cards must not pay for what they do not use. */
function textIn(messages: Messages, translate: TFunction): Text {
  return (key, values) => {
    const text = values === undefined && Object.hasOwn(messages, key) ? messages[key] : undefined
    return text === undefined || text.includes('{') || text.includes('$t(') ? translate(key, { ...values }) : text
  }
}

const wordsOf = (key: string): string => {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}
