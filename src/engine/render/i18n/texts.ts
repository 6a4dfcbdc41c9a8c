import { createInstance, type TFunction } from 'i18next'
import { isMarkedEnglish } from '../../rules/fallback-text.ts'
import { fillText, type Values } from '../../rules/fill-placeholders.ts'
import { formatText, humanizeKey } from '../../rules/format-text.ts'
import type { Text } from '../../rules/text.ts'
import { createStore, type Store } from '../../state/store.ts'

type Messages = Readonly<Record<string, string>>

export interface Texts extends Store<{ readonly language: string; readonly text: Text }> {
  /** Switches to another language with the given messages. */
  switchTo(language: string, messages: Messages): void
}

export interface TextOptions {
  readonly language: string
  readonly messages: Messages
  /** Values available to every text. */
  readonly commonValues: Values
  /** Returns the BCP 47 tag of a language, which determines the plural form for a `count`. */
  readonly getLanguageTag: (language: string) => string
  /** Whether a language is written from right to left. */
  readonly isRightToLeft?: (language: string) => boolean
  /** Called for each key without a text. */
  readonly onMissing: (key: string) => void
}

/**
 * Creates the texts of the site. The compiler has already filled in missing translations. If a key has no text at all,
 * it is reported to `onMissing`, and a label derived from the key is shown (`home_games_title`: "Games title"). A
 * placeholder without a value is left unchanged.
 */
export function createTexts({
  language,
  messages,
  commonValues,
  getLanguageTag,
  isRightToLeft = () => false,
  onMissing,
}: TextOptions): Texts {
  const i18n = createInstance()
  void i18n.init({
    lng: getLanguageTag(language),
    fallbackLng: false,
    load: 'currentOnly',
    ns: [language],
    resources: { [getLanguageTag(language)]: { [language]: messages } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    // `fallback` is the default value passed by `getFallbackOptions`.
    parseMissingKeyHandler: (key, fallback: unknown) => {
      if (typeof fallback === 'string') return fallback
      onMissing(key)
      return humanizeKey(key)
    },
  })
  const createText = (code: string, texts: Messages): Text =>
    createTranslator(
      texts,
      { tag: getLanguageTag(code), commonValues, isolateValues: createIsolator(isRightToLeft(code)) },
      i18n.getFixedT(getLanguageTag(code), code),
    )
  const store = createStore({ language, text: createText(language, messages) })
  return {
    ...store,
    switchTo: (nextLanguage, texts) => {
      i18n.addResourceBundle(getLanguageTag(nextLanguage), nextLanguage, texts, false, true)
      store.set({ language: nextLanguage, text: createText(nextLanguage, texts) })
    },
  }
}

/**
 * Creates the text function of a language. i18next chooses the plural form; texts that fell back to English use English
 * forms. Without a `count`, i18next is bypassed, because a page may render thousands of cards.
 */
function createTranslator(messages: Messages, { tag, commonValues, isolateValues }: TranslatorOptions, translate: TFunction): Text {
  return (key, ...[values]) => {
    const allValues = values === undefined ? commonValues : { ...commonValues, ...isolateValues(values) }
    return (values?.['count'] === undefined && Object.hasOwn(messages, key)) || isMarkedEnglish(messages[`${key}_other`])
      ? formatText(messages, tag, key, allValues)
      : fillText(translate(key, { ...values, ...getFallbackOptions(messages, key), skipInterpolation: true }), allValues)
  }
}

interface TranslatorOptions {
  readonly tag: string
  readonly commonValues: Values
  readonly isolateValues: (values: Values) => Values
}

const [firstStrongIsolate, popDirectionalIsolate] = ['\u2068', '\u2069']

/**
 * Returns a function that encloses values in Unicode isolates if the text is written from right to left, so that a
 * currency symbol stays on the same side of the amount. Numbers are not enclosed.
 */
const createIsolator =
  (isRightToLeft: boolean) =>
  (values: Values): Values =>
    isRightToLeft
      ? Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'number' ? value : `${firstStrongIsolate}${value}${popDirectionalIsolate}`,
          ]),
        )
      : values

/**
 * Returns i18next's options to fall back to the form `other`. A browser's CLDR data can contain a plural form that was
 * unknown when the brand was compiled.
 */
const getFallbackOptions = (messages: Messages, key: string): { readonly defaultValue?: string } => {
  const other = `${key}_other`
  return Object.hasOwn(messages, other) ? { defaultValue: messages[other] ?? '' } : {}
}

/** Loads the texts of a language from a message file. @throws if the file cannot be loaded or is invalid */
export async function loadTexts(getFile: (url: string) => Promise<unknown>, url: string): Promise<Readonly<Record<string, string>>> {
  const texts = await getFile(url)
  if (!isTexts(texts)) throw new TypeError(`Invalid message file ${url}: expected an object of strings.`)
  return texts
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
