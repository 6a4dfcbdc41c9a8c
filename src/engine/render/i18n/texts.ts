import { createInstance, type TFunction } from 'i18next'
import { isEnglish } from '../../rules/fallback-text.ts'
import { fillText, type Values } from '../../rules/fill-text.ts'
import { readText, wordsOfKey } from '../../rules/read-text.ts'
import type { Text } from '../../rules/text.ts'
import { createStore, type Store } from '../../state/store.ts'

type Messages = Readonly<Record<string, string>>

export interface Texts extends Store<{ readonly language: string; readonly text: Text }> {
  /** Shows another language, whose texts are given. */
  show(language: string, messages: Messages): void
}

export interface TextOptions {
  readonly language: string
  readonly messages: Messages
  /** Values that every text may name. */
  readonly always: Values
  /** The BCP 47 tag of a language: it decides which plural form a `count` takes. */
  readonly tagOf: (language: string) => string
  /** Whether a language is written from right to left. */
  readonly rightToLeft?: (language: string) => boolean
  /** Hears of each key without a text. */
  readonly onMissing: (key: string) => void
}

/**
 * The texts of the site. They come whole: what a brand has not said in a language was filled in when it was compiled.
 * A key without a text never reaches the screen: its words do. A name without a value stays as it is written.
 */
export function createTexts({ language, messages, always, tagOf, rightToLeft = () => false, onMissing }: TextOptions): Texts {
  const library = createInstance()
  void library.init({
    lng: tagOf(language),
    fallbackLng: false,
    load: 'currentOnly',
    ns: [language],
    resources: { [tagOf(language)]: { [language]: messages } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // The form that a text falls back to is the default.
    parseMissingKeyHandler: (key, fallback: unknown) => {
      if (typeof fallback === 'string') return fallback
      onMissing(key)
      return wordsOfKey(key)
    },
  })
  const textOf = (code: string, texts: Messages): Text =>
    textIn(texts, { tag: tagOf(code), always, whole: wholeIn(rightToLeft(code)) }, library.getFixedT(tagOf(code), code))
  const store = createStore({ language, text: textOf(language, messages) })
  return {
    ...store,
    show: (next, texts) => {
      library.addResourceBundle(tagOf(next), next, texts, false, true)
      store.set({ language: next, text: textOf(next, texts) })
    },
  }
}

/**
 * The library chooses the form that a count takes in the language that is shown; what English gave has the forms of
 * English. A page of thousands of cards does not pay for it where there is no count.
 */
function textIn(messages: Messages, { tag, always, whole }: TextsIn, translate: TFunction): Text {
  return (key, ...[values]) => {
    const named = values === undefined ? always : { ...always, ...whole(values) }
    return (values?.['count'] === undefined && Object.hasOwn(messages, key)) || isEnglish(messages[`${key}_other`])
      ? readText(messages, tag, key, named)
      : fillText(translate(key, { ...values, ...fallbackOf(messages, key), skipInterpolation: true }), named)
  }
}

interface TextsIn {
  readonly tag: string
  readonly always: Values
  readonly whole: (values: Values) => Values
}

const [isolate, endOfIsolate] = ['\u2068', '\u2069']

/**
 * From right to left a value inside a sentence is written as it is alone: an amount has its sign where it has it
 * elsewhere.
 */
const wholeIn =
  (rightToLeft: boolean) =>
  (values: Values): Values =>
    rightToLeft
      ? Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : `${isolate}${value}${endOfIsolate}`]),
        )
      : values

/** A browser may know a form of a language that the machine did not know on which the brand was compiled. */
const fallbackOf = (messages: Messages, key: string): { readonly defaultValue?: string } => {
  const other = `${key}_other`
  return Object.hasOwn(messages, other) ? { defaultValue: messages[other] ?? '' } : {}
}

/** The texts of a language, from the file that the page names. Throws where they do not come or are no texts. */
export async function loadTexts(getFile: (url: string) => Promise<unknown>, url: string): Promise<Readonly<Record<string, string>>> {
  const texts = await getFile(url)
  if (!isTexts(texts)) throw new TypeError('These are no texts.')
  return texts
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
