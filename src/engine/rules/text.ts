import type { CountedKey, MessageKey } from '../../generated/messages.ts'
import type { Values } from './fill-text.ts'

/** The text of a message key in the language that is shown, with `{name}` replaced by the value of that name. */
export type Text = <Key extends string>(key: Known<Key>, ...values: Given<Key>) => string

/** What a text is shown with: one that has plural forms needs the count that chooses between them. */
type Given<Key extends string> = Key extends CountedKey ? [values: Values & { readonly count: number }] : [values?: Values]

/**
 * A key that is written in the program is one that base has a text for. One that the configuration or the platform
 * names may be any, and where the program writes its beginning, base has texts that begin like it.
 */
type Known<Key extends string> =
  IsOpen<Key> extends true ? ([Extract<MessageKey, Key>] extends [never] ? NoText<Key> : Key) : Key extends MessageKey ? Key : NoText<Key>

/** What the compiler names instead of a key that has no text: it shows up in the type error. */
export type NoText<Key extends string> = `No text "${Key}": add it to each file of merchants/base/messages, then run npm run generate.`

/**
 * Whether a type of strings has no end, as `string` and `field_${string}` have none: then it makes an index and no
 * property.
 */
type IsOpen<Key extends string> = Record<never, never> extends Record<Key, unknown> ? true : false
