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
  /** Hears of each key without a text. */
  readonly onMissing: (key: string) => void
}

/**
 * The texts of the site. They come whole: what a brand has not said in a language was filled in when it was compiled.
 * A key without a text never reaches the screen: its words do.
 */
export function createTexts({ language, messages, always, onMissing }: TextParts): Texts {
  const textIn = (shown: Messages): Text => {
    return (key, values) => {
      const text = Object.hasOwn(shown, key) ? shown[key] : undefined
      if (text === undefined) {
        onMissing(key)
        return wordsOf(key)
      }
      return text.includes('{') ? fillIn(text, { ...always, ...values }) : text
    }
  }
  const store = createStore({ language, text: textIn(messages) })
  return { ...store, show: (next, texts) => store.set({ language: next, text: textIn(texts) }) }
}

/** A name without a value stays as it is written; what a value contains is never looked at again. */
const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : written))

const wordsOf = (key: string): string => {
  const words = key.split(/[_.-]/).slice(1).join(' ') || key
  return words.charAt(0).toUpperCase() + words.slice(1)
}
